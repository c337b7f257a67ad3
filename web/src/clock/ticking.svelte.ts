/** The moment, as often as a clock that is shown needs it. */
import type { ClockRule } from '../net/protocol';
import { leftNow, type SeatTime } from './time';

const OFTEN = 250;
const SELDOM = 20_000;
/** Milliseconds from which seconds count. */
const NEAR = 120_000;

export function ticking(of: () => { clock: SeatTime; rule: ClockRule }): { readonly at: number } {
  let at = $state(performance.now());
  const pace = $derived.by(() => {
    const { clock, rule } = of();
    if (!clock.runs || clock.paused) return null;
    const left = leftNow(clock, at);
    return rule.live || left.turn + left.bank < NEAR ? OFTEN : SELDOM;
  });
  $effect(() => {
    void of().clock;
    at = performance.now();
  });
  $effect(() => {
    if (pace === null) return;
    const timer = setInterval(() => (at = performance.now()), pace);
    return () => clearInterval(timer);
  });
  return {
    get at() {
      return at;
    },
  };
}
