/** What the board shows of what has happened: the step on the table, a trick that is over and stays
 * for a beat, a round that is over and is shown until someone goes on. */
import { onMount, untrack } from 'svelte';
import { Stage, type Scene } from '../../motion/stage.svelte';
import type { GameEvent } from '../../net/protocol';
import { pace, settings, wantsLessMotion } from '../../settings.svelte';
import type { BoardProps } from '../../table/board';
import { gameEnded, roundEnded, type Ended } from './ended';
import { layoutNow, type Rects } from './ground';
import { BEAT, LONGER, Performance, SLIDE } from './perform';
import type { Shown } from './reach.svelte';
import { happening, type MegalomaniaView } from './types';

const LOOKED_AT = 12_000;

type Now = Scene<MegalomaniaView>;

export class Telling {
  readonly stage: Stage<MegalomaniaView>;
  /** A trick that is over stays for a beat, with its taker marked: it is drawn at once instead of
   * the next one, so its cards are not drawn again. */
  readonly held: Shown | null = $derived.by(() => {
    const { shown } = this.stage;
    return shown.key > this.#seen ? heldOf(shown) : null;
  });
  /** A round that is over is shown until someone goes on. */
  result: Ended | null = $state.raw(null);
  readonly #board: () => HTMLElement | undefined;
  readonly #performance: Performance;
  #before: Rects | null = null;
  /** The last scene that was offered, and the last whose trick has been looked at. */
  #newest = 0;
  #seen = $state(0);
  #closing: ReturnType<typeof setTimeout> | null = null;

  constructor(props: () => BoardProps<MegalomaniaView>, board: () => HTMLElement | undefined) {
    const scene = (): Now => ({ ...props().change, view: props().view });
    this.#board = board;
    this.#performance = new Performance(board);
    const first = scene();
    // What lies there when the board comes has been seen.
    this.#newest = this.#seen = first.key;
    this.stage = new Stage<MegalomaniaView>(
      first,
      (now, hurry) => this.#enact(now, hurry),
      () => {
        this.#seen = this.#newest;
        this.#performance.stop();
      },
    );
    $effect.pre(() => {
      const next = scene();
      untrack(() => this.#offer(next));
    });
    onMount(() => () => this.stage.close());
    // A person who decides has seen enough.
    $effect(() => {
      if (props().chosen === null) return;
      this.#seen = this.#newest;
      this.goOn();
    });
  }

  get view(): MegalomaniaView {
    return this.stage.shown.view;
  }

  /** The round or game that is shown instead of played. */
  get ended(): Ended | null {
    return this.held === null ? (this.result ?? gameEnded(this.view)) : null;
  }

  readonly goOn = (): void => {
    if (this.#closing !== null) clearTimeout(this.#closing);
    this.#closing = null;
    this.result = null;
  };

  #offer(next: Now): void {
    // If nothing moves, do not measure where the cards were: that costs a layout.
    this.#before = wantsLessMotion() ? null : layoutNow(this.#board());
    this.stage.offer(next);
    this.#newest = next.key;
  }

  #enact(now: Now, hurry: number): number {
    this.#tellRound(now);
    if (!now.animate || now.before === null) return 0;
    const rate = pace(1) / hurry;
    const moves = rate > 0 && this.#before !== null;
    const views = { was: now.before, now: now.view };
    const ms = moves
      ? this.#performance.play(now.events as GameEvent[], this.#before!, views, rate)
      : 0;
    return Math.max(ms, this.#holdTrick(now, hurry));
  }

  /** For how long a trick that is over is held, until its cards lie with its taker. */
  #holdTrick(now: Now, hurry: number): number {
    const mine = this.held;
    if (mine === null) return 0;
    const first = now.view.round === 1 ? LONGER : 0;
    const beat = (BEAT + first) / settings.speed / hurry;
    const slide = wantsLessMotion() ? 0 : pace(SLIDE) / hurry;
    const isHeld = (): boolean => this.stage.shown === now && this.#seen < now.key;
    setTimeout(() => {
      if (!isHeld()) return;
      this.#performance.slide(mine.taker!.seat, slide);
      setTimeout(() => {
        if (isHeld()) this.#seen = now.key;
      }, slide);
    }, beat);
    return beat + slide;
  }

  #tellRound(now: Now): void {
    const found = roundEnded(now.events as GameEvent[], now.view);
    if (found !== null) {
      this.goOn();
      this.result = found;
      if (found.next !== null) this.#closing = setTimeout(this.goOn, LOOKED_AT);
    } else if (this.result !== null && now.view.round !== this.result.next?.round) {
      this.goOn();
    }
  }
}

/** The trick that a scene has brought to its end, as long as there is time to look at it. */
function heldOf({ view, before, events, animate }: Now): Shown | null {
  if (!animate || before === null || settings.speed === 0) return null;
  const taken = (events as GameEvent[]).map(happening).find(({ event }) => event === 'trick_taken');
  const plays = view.phase === 'steal' || view.phase === 'over' ? view.plays : view.finished;
  if (taken === undefined || plays.length === 0) return null;
  return { plays, taker: { seat: taken.seat, reason: 'follows', lowest: false }, ghost: null };
}
