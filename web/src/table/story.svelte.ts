/** A match as this reader saw it, step by step, and the step that is looked at: the scrubber's
 * model. A running table, a replay and a lesson all tell a story. */
import { patched } from '../net/patch';
import type { Frame, GameEvent, History, StepMessage, View } from '../net/protocol';
import type { Change } from './board';
import { readable } from './talk';

export interface Entry {
  /** The number of the table's event. */
  n: number;
  view: View;
  seat: number | null;
  events: GameEvent[];
  texts: string[];
  scores: number[] | null;
}

export function entriesOf(frames: Frame[]): Entry[] {
  const entries: Entry[] = [];
  let view: View = {};
  for (const frame of frames) {
    view = frame.view ?? patched(view, frame.set ?? {});
    entries.push({
      n: frame.n,
      view,
      seat: frame.seat ?? null,
      events: frame.events,
      texts: (frame.event_texts ?? []).map(readable),
      scores: frame.scores ?? null,
    });
  }
  return entries;
}

export class Story {
  entries: Entry[] = $state.raw([]);
  /** The step that is looked at; null: now. */
  at: number | null = $state(null);
  #key = 0;
  /** Where the reader was before: one step forward is shown as it happened. */
  #from: Entry | null = null;
  #change: Change = { key: 0, before: null, events: [], animate: false };

  get length(): number {
    return this.entries.length;
  }

  get index(): number {
    return this.at ?? this.entries.length - 1;
  }

  get isNow(): boolean {
    return this.at === null;
  }

  get shown(): Entry | null {
    return this.entries[this.index] ?? null;
  }

  /** What the shown step is to the one shown before. */
  readonly change: Change = $derived.by(() => {
    const shown = this.shown;
    if (shown === this.#from) return this.#change;
    const index = this.index;
    const follows = index > 0 && this.entries[index - 1]?.view === this.#from?.view;
    this.#key += 1;
    this.#change = {
      key: this.#key,
      before: follows ? this.#from!.view : null,
      events: follows && shown !== null ? shown.events : [],
      animate: follows,
    };
    this.#from = shown;
    return this.#change;
  });

  // Reading

  look(index: number): void {
    const last = this.entries.length - 1;
    this.at = index >= last ? null : Math.max(0, index);
  }

  back(): void {
    this.look(this.index - 1);
  }

  forward(): void {
    this.look(this.index + 1);
  }

  now(): void {
    this.at = null;
  }

  // Telling

  /** The story from its beginning; live steps that the history does not have yet are kept. */
  tell(history: History): void {
    const later = this.entries.filter((entry) => entry.n > history.n);
    const past = entriesOf(history.frames);
    const newest = past.at(-1);
    const same = later.length === 0 ? this.entries.at(-1) : null;
    // The step on the table keeps its identity: nothing moves when its past arrives. A state that
    // came whole has not told how it came about; its past does.
    if (newest !== undefined && same != null && newest.n === same.n) {
      past[past.length - 1] = Object.assign(same, newest, { view: same.view });
    }
    const looked = this.at === null ? null : this.entries[this.at];
    this.entries = [...past, ...later];
    if (looked != null) this.look(this.entries.findIndex((entry) => entry.n >= looked.n));
  }

  /** A state that came whole. */
  see(n: number, view: View): void {
    const known = this.entries.at(-1);
    if (known !== undefined && known.n === n) return;
    this.entries = [{ n, view, seat: null, events: [], texts: [], scores: null }];
    this.at = null;
  }

  step(message: StepMessage): void {
    const last = this.entries.at(-1);
    const view = patched(last?.view ?? {}, message.set ?? {});
    if (message.undone === true) {
      const before = this.entries.slice(0, -1);
      const kept = before.at(-1);
      // Without its past, the step before is what the table now shows.
      this.entries =
        kept === undefined
          ? [{ n: message.n, view, seat: null, events: [], texts: [], scores: null }]
          : [...before.slice(0, -1), { ...kept, view }];
      if (this.at !== null) this.look(Math.min(this.at, this.entries.length - 1));
      return;
    }
    const entry: Entry = {
      n: message.n,
      view,
      seat: null,
      events: message.events ?? [],
      texts: (message.event_texts ?? []).map(readable),
      scores: null,
    };
    this.entries = [...this.entries, entry];
  }
}
