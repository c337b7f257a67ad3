/** A guided first game: a recorded match with comments, in which the newcomer makes the moves of
 * one seat and the others' moves follow by themselves. */
import type { Lesson, Move } from '../net/protocol';
import { entriesOf, Timeline, type Entry } from '../table/timeline.svelte';

const same = (a: Move, b: Move): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

export class Course {
  readonly timeline = new Timeline();
  readonly #lesson: Lesson;
  readonly #entries: Entry[];
  /** The step that lies on the table. */
  step = $state(0);
  #page = $state(0);

  constructor(lesson: Lesson, step = 0) {
    this.#lesson = lesson;
    this.#entries = entriesOf(lesson.frames);
    this.#goTo(step);
  }

  get last(): number {
    return this.#entries.length - 1;
  }

  /** How many moves the newcomer has made. */
  get made(): number {
    return this.#ownMoves(this.step);
  }

  /** How many moves the newcomer makes in all. */
  get toMake(): number {
    return this.#ownMoves(this.last);
  }

  get isOver(): boolean {
    return this.step >= this.last;
  }

  /** What is said about the step on the table: one thought at a time. */
  get comment(): string | null {
    return this.#pages[this.#page] ?? null;
  }

  /** Whether nothing more is to be said about the step on the table. */
  get isRead(): boolean {
    return this.#page >= this.#pages.length - 1;
  }

  get #pages(): string[] {
    return this.#lesson.comments[String(this.step)]?.split('\n') ?? [];
  }

  /** The move that the newcomer is asked for now, if one is: once all is said. */
  get asked(): Move | null {
    if (!this.isRead) return null;
    const next = this.#lesson.frames[this.step + 1];
    return next?.seat === this.#lesson.seat ? (next.move ?? null) : null;
  }

  get askedText(): string {
    const frame = this.#lesson.frames[this.step];
    const { asked } = this;
    const index = asked === null ? -1 : (frame?.legal?.findIndex((each) => same(each, asked)) ?? -1);
    return frame?.legal_texts?.[index] ?? '';
  }

  get acting(): number | null {
    return this.#lesson.frames[this.step + 1]?.seat ?? null;
  }

  /** Whether a move of another seat comes by itself: nothing is asked and nothing is said. */
  get goesOn(): boolean {
    return !this.isOver && this.asked === null && this.comment === null;
  }

  /** Whether it was the move that was asked for. */
  play(move: Move): boolean {
    if (this.asked === null || !same(move, this.asked)) return false;
    this.goOn();
    return true;
  }

  goOn(): void {
    if (!this.isRead) this.#page += 1;
    else if (!this.isOver) this.#goTo(this.step + 1);
  }

  #ownMoves(until: number): number {
    const { frames, seat } = this.#lesson;
    return frames.slice(1, until + 1).filter((frame) => frame.seat === seat).length;
  }

  #goTo(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    this.#page = 0;
    this.timeline.entries = this.#entries.slice(0, this.step + 1);
    this.timeline.now();
  }
}
