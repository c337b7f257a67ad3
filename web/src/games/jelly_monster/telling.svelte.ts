/** Shows the scoring, district by district, over the board of the round that is over. It holds up
 * nobody: questions can be answered and Ready be said at any moment, and a press skips it. */
import { pace, wantsLessMotion } from '../../settings.svelte';
import { sound } from '../../table/sounds';
import type { Moment } from './scored';
import type { JellyView } from './types';

const LONGEST = 1600;
/** How long a round's scoring takes in all; the districts that are left share the rest of it. */
const ALL = 12_000;
/** Questions come between: what follows them still gets so much. With it, a round of 16 moments stays
 * under 20 seconds however they are asked. */
const LEAST = 500;
/** Without motion each is read, not watched. */
const READ = 1400;

export class Telling {
  /** The board as it lay when the round was over. */
  over: JellyView | null = $state.raw(null);
  #moments: Moment[] = $state.raw([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = 0;

  get moment(): Moment | null {
    return this.#moments[this.#at] ?? null;
  }

  /** Jelly as far as it has been shown. */
  jelly(seat: number, view: JellyView): number {
    const coming = this.#moments.slice(this.#at + 1).flatMap((moment) => moment.gains);
    return coming
      .filter((gain) => gain.seat === seat)
      .reduce((sum, gain) => sum - (gain.jelly ?? 0), view.players[seat]!.jelly);
  }

  tell(moments: Moment[], over: JellyView): void {
    if (moments.length === 0) return;
    if (this.moment === null) {
      this.over = over;
      this.#moments = moments;
      this.#at = 0;
      this.#next();
    } else this.#moments = [...this.#moments, ...moments];
  }

  readonly skip = (): void => {
    if (this.#moments.length === 0 && this.over === null) return; // asked for with each step
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#moments = [];
    this.#at = 0;
    this.over = null;
  };

  /** A round begins: its scoring has all its time. */
  begin(): void {
    this.skip();
    this.#spent = 0;
  }

  /** Sounds come with the pictures. */
  #sound(): void {
    const gains = this.moment?.gains ?? [];
    if (gains.some((gain) => (gain.jelly ?? 0) > 0)) sound('plop');
    if (gains.some((gain) => (gain.pod ?? 0) > 0)) sound('pop');
  }

  #next(): void {
    this.#sound();
    const share = (ALL - this.#spent) / (this.#moments.length - this.#at);
    const each = Math.max(LEAST, Math.min(LONGEST, share));
    this.#spent += each;
    const ms = wantsLessMotion() ? Math.min(READ, each) : pace(each);
    if (ms === 0) {
      this.skip();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#at += 1;
      if (this.moment === null) this.skip();
      else this.#next();
    }, ms);
  }
}
