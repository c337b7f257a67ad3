/** Choose, see, confirm: the move that is chosen, and what moves would bring. The first press shows
 * a move, a second plays it. Everything that is shown comes from the engine's previews; without
 * them (a lesson, a lost connection) a move is chosen and played all the same. */
import { untrack } from 'svelte';
import type { ForeseenMove, Move, View } from '../net/protocol';
import { settings } from '../settings.svelte';
import { keyOf } from './board';
import { distinct, fitting, keysOf, NO_KEYS, NO_PREVIEWS, withMore, type Previews } from './foreseen';

/** Asks for previews; calls `answer` with null if there are none. Returns a function that cancels it. */
export type RequestPreviews = (
  moves: Move[],
  answer: (found: ForeseenMove[] | null) => void,
) => () => void;

export interface Position {
  legal: Move[];
  view: View | null;
  play: (move: Move) => void;
  requestPreviews: RequestPreviews | undefined;
}

/** After so long, what is asked for shows that it is. */
const PATIENCE = 150;
/** Requests follow each other no faster: pointing may run over many pieces. */
const PAUSE = 80;

export class Choosing {
  chosen: Move | null = $state.raw(null);
  previews: Previews = $state.raw(NO_PREVIEWS);
  /** Keys of moves whose previews are asked for, for some while already. */
  pending: ReadonlySet<string> = $state.raw(NO_KEYS);
  #pointed: Move | null = $state.raw(null);
  readonly #now: () => Position;
  #wanted: Move[] = [];
  /** Keys of the moves that the request under way is about. */
  #asked = NO_KEYS;
  #cancel: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #last = -PAUSE;

  constructor(now: () => Position) {
    this.#now = now;
  }

  /** The move whose effect is drawn: the one that is pointed at, or else the chosen one. */
  get seen(): Move | null {
    return this.#pointed ?? this.chosen;
  }

  readonly choose = (move: Move): void => {
    const { legal, play } = this.#now();
    if (!legal.some((each) => keyOf(each) === keyOf(move))) return;
    const again = this.chosen !== null && keyOf(this.chosen) === keyOf(move);
    if (again || settings.onePress) {
      this.letGo();
      play(move);
      return;
    }
    this.chosen = move;
    this.#schedule();
  };

  readonly letGo = (): void => {
    this.chosen = null;
    this.#pointed = null;
  };

  /** A move is pointed at, or has the focus; null: none is. */
  readonly point = (move: Move | null): void => {
    this.#pointed = move;
    if (move !== null) this.#schedule();
  };

  /** Ask for the previews of these moves, in place of those asked for before. */
  readonly foresee = (moves: Move[]): void => {
    untrack(() => {
      this.#wanted = moves;
      this.#schedule();
    });
  };

  /** The position has changed: previews are dropped, and a move that is still legal stays chosen. */
  turn(): void {
    untrack(() => {
      this.#stop();
      if (this.previews.size > 0) this.previews = NO_PREVIEWS;
      if (this.#first().length === 0) return;
      const keys = keysOf(this.#now().legal);
      if (this.chosen !== null && !keys.has(keyOf(this.chosen))) this.chosen = null;
      if (this.#pointed !== null && !keys.has(keyOf(this.#pointed))) this.#pointed = null;
      this.#wanted = this.#wanted.filter((move) => keys.has(keyOf(move)));
      this.#schedule();
    });
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#answered();
    this.#cancel?.();
    this.#cancel = null;
  }

  #answered(): void {
    clearTimeout(this.#patience);
    this.#asked = NO_KEYS;
    if (this.pending.size > 0) this.pending = NO_KEYS;
  }

  #schedule(): void {
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#last + PAUSE - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, wait);
  }

  #ask(): void {
    const { legal, view, requestPreviews } = this.#now();
    if (requestPreviews === undefined || view === null) return;
    const keys = keysOf(legal);
    const missing = this.#first().filter((move) => {
      const key = keyOf(move);
      return keys.has(key) && !this.previews.has(key);
    });
    if (missing.every((move) => this.#asked.has(keyOf(move)))) return;
    this.#stop();
    const moves = fitting(missing);
    this.#asked = keysOf(moves);
    this.#last = performance.now();
    this.#patience = setTimeout(() => (this.pending = this.#asked), PATIENCE);
    this.#cancel = requestPreviews(moves, (found) => {
      this.#cancel = null;
      this.#answered();
      if (found === null) return;
      this.previews = withMore(this.previews, found, view);
      if (moves.length < missing.length) this.#schedule();
    });
  }

  /** What is wanted, the most pressing first, each once. */
  #first(): Move[] {
    const all = [this.#pointed, this.chosen, ...this.#wanted];
    return distinct(all.filter((move) => move !== null));
  }
}
