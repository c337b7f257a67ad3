/** What a board shows: one change after the other, each as long as it takes to play. On a table the
 * table's tempo decides when the next one comes; a board by itself queues them here, never more
 * than two seconds behind. */
import { onDestroy, tick } from 'svelte';
import { tempoHere, type Tempo } from './tempo.svelte';

export interface Scene<V> {
  key: number;
  view: V;
  before: V | null;
  events: readonly unknown[];
  animate: boolean;
}

/** Plays a scene that has just been put on the table; says how long it takes. `hurry` is how many
 * times faster than usual, `last` what lay there before. */
export type Player<V> = (scene: Scene<V>, hurry: number, last: V) => number;

const LATEST = 2000;

export class Stage<V> {
  shown: Scene<V> = $state.raw(undefined!);
  /** Whether what is shown is the newest there is. */
  readonly isLive: boolean = $derived.by(() => this.#newest === this.shown);
  /** The view for labels and counters: they change when the pieces have landed. */
  readonly settled: V = $derived.by(() =>
    this.isMoving && this.shown.animate ? (this.shown.before ?? this.shown.view) : this.shown.view,
  );
  #newest: Scene<V> = $state.raw(undefined!);
  #waiting: Scene<V>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = $state.raw(null);
  readonly #tempo: (() => Tempo) | null;
  readonly #play: Player<V>;
  readonly #stop: () => void;

  constructor(first: Scene<V>, play: Player<V>, stop: () => void) {
    this.shown = first;
    this.#newest = first;
    this.#play = play;
    this.#stop = stop;
    this.#tempo = tempoHere();
    if (this.#tempo !== null) onDestroy(this.#tempo().enter());
  }

  /** Whether pieces are on their way. */
  get isMoving(): boolean {
    return this.#tempo === null ? this.#timer !== null : this.#tempo().moving;
  }

  /** A scene that is new on the table. */
  offer(scene: Scene<V>): void {
    if (scene.view === this.#newest.view && scene.key === this.#newest.key) return;
    this.#newest = scene;
    if (!scene.animate || this.#tempo !== null) {
      this.#clear();
      this.#show(scene);
      return;
    }
    this.#waiting.push(scene);
    if (this.#timer === null) this.#next();
  }

  /** Finish what is running: a person wants to act. */
  finish(): void {
    if (this.#timer === null && this.#tempo?.().isBusy !== true) return;
    this.#clear();
    this.shown = this.#newest;
    this.#tempo?.().finish();
  }

  close(): void {
    this.#clear();
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.#stop();
  }

  #next(): void {
    this.#timer = null;
    const scene = this.#waiting.shift();
    if (scene !== undefined) this.#show(scene);
  }

  #show(scene: Scene<V>): void {
    const last = this.shown.view;
    this.shown = scene;
    // Set before the drawing is done, so that a scene offered meanwhile waits.
    const timer = (this.#timer = setTimeout(() => this.#next(), LATEST));
    void tick().then(() => {
      if (this.#timer !== timer) return;
      clearTimeout(timer);
      const hurry = this.#tempo?.().hurry ?? hurryOf(this.#waiting.length);
      const ms = this.#play(scene, hurry, last);
      this.#timer = setTimeout(() => this.#next(), Math.min(ms, LATEST));
      this.#tempo?.().takes(ms);
    });
  }
}

/** The more wait, the faster each goes. */
export function hurryOf(waiting: number): number {
  return 1 + waiting * 0.75;
}
