/** The table's time on this board: seconds left of the timer, of a choice, until the start. */
import { onMount } from 'svelte';
import { sound } from '../../table/sounds';
import type { JellyView } from './types';

const TICK = 100;
const TIMER = 10;
const START = 3;
const HEARD = 5;

export class Clocked {
  #now = $state(0);
  readonly #view: () => JellyView;
  readonly #clock: () => (() => number) | null;

  constructor(view: () => JellyView, clock: () => (() => number) | null) {
    this.#view = view;
    this.#clock = clock;
    onMount(() => {
      let heard: number | null = null;
      const each = setInterval(() => {
        const { starts, timer_ends: timer, deadline } = this.#view();
        if (starts === null && timer === null && deadline === null) return;
        this.#now = this.#clock()?.() ?? this.#view().clock;
        const second = this.timer === null ? null : Math.ceil(this.timer);
        if (second !== null && second !== heard && second <= HEARD && second > 0) sound('tick');
        heard = second;
      }, TICK);
      return () => clearInterval(each);
    });
  }

  #left(moment: number | null): number | null {
    if (moment === null) return null;
    const now = Math.max(this.#now, this.#view().clock);
    return Math.max(0, (moment - now) / 1000);
  }

  get timer(): number | null {
    return this.#left(this.#view().timer_ends);
  }

  get start(): number | null {
    return this.#left(this.#view().starts);
  }

  get deadline(): number | null {
    return this.#left(this.#view().deadline);
  }

  /** What the dial shows, and of how many seconds. */
  get dial(): { left: number | null; of: number } {
    if (this.start !== null) return { left: this.start, of: START };
    return { left: this.timer, of: TIMER };
  }
}
