/** The table's time on this board: seconds left of the timer, of a choice, until the start. */
import { onMount } from 'svelte';
import { sound } from '../../table/sounds';
import type { JellyView } from './types';

/** Milliseconds between looks at the clock, counted from whole seconds: so they change on time. */
const TICK = 200;
const HEARD = 5;

/** Seconds left until a moment, and of how many. */
export interface Left {
  left: number | null;
  of: number;
}

export class Clocked {
  #now = $state(0);
  readonly #view: () => JellyView;
  readonly #clock: () => (() => number) | null;
  /** Milliseconds that there were until each moment when it was first heard of. */
  readonly #spans: Record<number, number> = {};

  constructor(view: () => JellyView, clock: () => (() => number) | null) {
    this.#view = view;
    this.#clock = clock;
    onMount(() => {
      let heard: number | null = null;
      let next: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        next = setTimeout(look, TICK);
        const { starts, timer_ends: timer, deadline } = this.#view();
        const moment = starts ?? timer ?? deadline;
        if (moment === null) return;
        this.#now = this.#clock()?.() ?? this.#view().clock;
        clearTimeout(next);
        next = setTimeout(look, Math.max(0, moment - this.#now) % TICK || TICK);
        const second = this.timer === null ? null : Math.ceil(this.timer);
        if (second !== null && second !== heard && second <= HEARD && second > 0) sound('tick');
        heard = second;
      };
      look();
      return () => clearTimeout(next);
    });
  }

  #left(moment: number | null): number | null {
    if (moment === null) return null;
    const now = Math.max(this.#now, this.#view().clock);
    return Math.max(0, (moment - now) / 1000);
  }

  #of(moment: number | null): Left {
    if (moment === null) return { left: null, of: 1 };
    this.#spans[moment] ??= Math.max(1, moment - this.#view().clock);
    return { left: this.#left(moment), of: this.#spans[moment] / 1000 };
  }

  get timer(): number | null {
    return this.#left(this.#view().timer_ends);
  }

  /** How much of the timer is left, from 1 to 0. */
  get fuse(): number | null {
    const { left, of } = this.#of(this.#view().timer_ends);
    return left === null ? null : Math.min(1, left / of);
  }

  readonly deadline: Left = $derived.by(() => this.#of(this.#view().deadline));

  /** What the dial shows. */
  readonly dial: Left = $derived.by(() => {
    const { starts, timer_ends: timer } = this.#view();
    return this.#of(starts ?? timer);
  });

  /** Whole seconds of the dial and of the timer: what is said changes with them, not with each look. */
  readonly seconds: number | null = $derived(this.dial.left === null ? null : Math.ceil(this.dial.left));
  readonly timerSeconds: number | null = $derived.by(() => {
    const { timer } = this;
    return timer === null ? null : Math.ceil(timer);
  });
}
