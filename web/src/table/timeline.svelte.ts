/** A match step by step, as one seat saw it, and the step being viewed: the scrubber's model.
 * Running tables, replays and lessons all use it. */
import { patched } from '../net/patch';
import type { Frame, GameEvent, History, StepMessage, View } from '../net/protocol';
import type { Change } from './board';
import { othersNow, Tempo } from '../motion/tempo.svelte';

export interface Entry {
  /** The number of the table's event. */
  n: number;
  view: View;
  seat: number | null;
  events: GameEvent[];
  texts: string[];
  scores: number[] | null;
  sources?: Record<string, number>[] | null;
  /** Whom the game waited for after it, where that is known. */
  acting?: number[] | null;
}

/** Who made a step: by its frame, or by its events. */
export function actorOf(entry: Entry): number | null {
  if (entry.seat !== null) return entry.seat;
  const found = entry.events.find((event) => typeof event.seat === 'number');
  return found === undefined ? null : Number(found.seat);
}

/** The teller of what nobody brought about: the game itself. */
const NOBODY = -1;

const bare = (n: number, view: View): Entry => ({
  n,
  view,
  seat: null,
  events: [],
  texts: [],
  scores: null,
});

export function entriesOf(frames: Frame[]): Entry[] {
  const entries: Entry[] = [];
  let view: View = {};
  for (const frame of frames) {
    view = frame.view ?? patched(view, frame.set ?? {});
    entries.push({
      ...bare(frame.n, view),
      seat: frame.seat ?? null,
      events: frame.events,
      texts: frame.event_texts ?? [],
      scores: frame.scores ?? null,
      sources: frame.sources ?? null,
    });
  }
  return entries;
}

export class Timeline {
  /** The seat whose timeline it is: its own steps are never waited for. */
  me: number | null = null;
  /** A clock runs: what has happened is shown at once, and nobody waits for motion. */
  immediate = false;
  /** How the steps come onto the table, one after the other. */
  readonly tempo = new Tempo(() => this.#showNewest());
  #entries: Entry[] = $state.raw([]);
  /** The step that is looked at; null: now. */
  at: number | null = $state(null);
  /** The step on the table, while nobody looks at the past. */
  #on = $state(-1);
  /** The next change is shown without motion. */
  #still = false;
  #key = 0;
  /** Where the reader was before: one step forward is shown as it happened. */
  #from: Entry | null = null;
  #change: Change = { key: 0, before: null, events: [], animate: false };

  get entries(): Entry[] {
    return this.#entries;
  }

  /** All steps at once, the last of them on the table. */
  set entries(entries: Entry[]) {
    this.#entries = entries;
    this.#on = entries.length - 1;
  }

  get length(): number {
    return this.#entries.length;
  }

  get index(): number {
    return this.at ?? this.#on;
  }

  /** Whether the table is shown as it goes on, not its past. */
  get isNow(): boolean {
    return this.at === null;
  }

  /** Whether the newest step is on the table. */
  get isLive(): boolean {
    return this.at === null && this.#on === this.#entries.length - 1;
  }

  /** Whether the reader may decide: the newest step lies there, and what others did has been seen.
   * Own pieces that still move hold nobody up. */
  get isReady(): boolean {
    const { shown } = this;
    if (!this.isLive || shown === null) return false;
    return !this.tempo.moving || actorOf(shown) === this.me;
  }

  /** The view for labels: that of the step before, until the pieces of this one have landed. */
  get settled(): View | null {
    const { before, animate } = this.change;
    return this.tempo.moving && animate && before !== null ? before : (this.shown?.view ?? null);
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
    const moves = follows && !this.#still && !(this.#isSkipped(shown) && this.at === null);
    this.#still = false;
    this.#key += 1;
    this.#change = {
      key: this.#key,
      before: follows ? this.#from!.view : null,
      events: follows && shown !== null ? shown.events : [],
      animate: moves,
    };
    this.#from = shown;
    return this.#change;
  });

  // Reading

  look(index: number): void {
    const last = this.#entries.length - 1;
    this.tempo.stop();
    this.#on = last;
    this.at = index >= last ? null : Math.max(0, index);
  }

  back(): void {
    this.look(this.index - 1);
  }

  forward(): void {
    this.look(this.index + 1);
  }

  now(): void {
    this.look(this.#entries.length);
  }

  /** Show again, step by step, what has happened since a step. */
  watch(index: number): void {
    this.look(this.#entries.length);
    if (index >= this.#on) return;
    this.#on = Math.max(0, index);
    this.#begin();
  }

  /** Everything at once: someone wants to act. */
  finish(): void {
    this.tempo.finish();
  }

  #showNewest(): void {
    const last = this.#entries.length - 1;
    if (this.#on === last) return;
    this.#still = true;
    this.#on = last;
  }

  #begin(): void {
    const waiting = this.#entries.length - 1 - this.#on;
    const { shown } = this;
    const teller = shown === null || this.#isOwn(shown) ? null : (actorOf(shown) ?? NOBODY);
    this.tempo.begin(teller, waiting, () => this.#next(), shown?.events.length === 0);
  }

  /** The next step that waits comes onto the table. */
  #next(): void {
    if (this.at !== null || this.#on >= this.#entries.length - 1) return;
    this.#on += 1;
    this.#begin();
  }

  #isOwn(entry: Entry | null): boolean {
    return entry !== null && this.me !== null && actorOf(entry) === this.me;
  }

  /** Whether this person does not want to see a step happen. */
  #isSkipped(entry: Entry | null): boolean {
    return othersNow() === 'off' && entry !== null && !this.#isOwn(entry) && this.me !== null;
  }

  // Showing

  /** The timeline from its beginning. Live steps that the history does not have yet are kept; what it
   * has ahead of them comes live, and would be there twice. */
  load(history: History): void {
    const live = this.entries.at(-1)?.n ?? history.n;
    const later = this.entries.filter((entry) => entry.n > history.n);
    const past = entriesOf(history.frames).filter((entry) => entry.n <= live);
    const newest = past.at(-1);
    const same = later.length === 0 ? this.entries.at(-1) : null;
    // The step on the table keeps its identity: nothing moves when its past arrives. A state that
    // came whole does not show how it came about; its past does.
    if (newest !== undefined && same != null && newest.n === same.n) {
      past[past.length - 1] = Object.assign(same, newest, { view: same.view });
    }
    const looked = this.at === null ? null : this.entries[this.at];
    const ahead = this.#entries.length - 1 - this.#on;
    this.#entries = [...past, ...later];
    this.#on = Math.max(0, this.#entries.length - 1 - ahead);
    if (looked != null) this.look(this.entries.findIndex((entry) => entry.n >= looked.n));
  }

  /** A state that came whole. */
  see(n: number, view: View): void {
    const known = this.entries.at(-1);
    if (known !== undefined && known.n === n) return;
    this.tempo.stop();
    this.entries = [bare(n, view)];
    this.at = null;
  }

  step(message: StepMessage): void {
    const last = this.entries.at(-1);
    const view = patched(last?.view ?? {}, message.set ?? {});
    if (message.undone === true) {
      const before = this.entries.slice(0, -1);
      const kept = before.at(-1);
      this.tempo.stop();
      // Without its past, the step before is what the table now shows.
      this.entries =
        kept === undefined
          ? [bare(message.n, view)]
          : [...before.slice(0, -1), { ...kept, view, acting: message.acting ?? kept.acting }];
      if (this.at !== null) this.look(Math.min(this.at, this.entries.length - 1));
      return;
    }
    const entry: Entry = {
      ...bare(message.n, view),
      events: message.events ?? [],
      texts: message.event_texts ?? [],
      acting: message.acting ?? last?.acting ?? null,
    };
    this.#entries = [...this.#entries, entry];
    if (this.immediate || this.at !== null || document.hidden || this.#isSkipped(entry)) {
      this.tempo.stop();
      this.#on = this.#entries.length - 1;
    } else if (this.tempo.isBusy) this.tempo.after(() => this.#next());
    else this.#next();
  }
}
