/** What one player at this screen holds, and what it can do: a die or the barrier, picked up by
 * touch, mouse or key. A hold belongs to one tray, so several can hold at once on one tablet. */
import { untrack } from 'svelte';
import { afterPaint } from '../../motion/painted';
import type { Move } from '../../net/protocol';
import { keyOf } from '../../table/board';
import { effectOf } from './effects';
import {
  bearingsOf,
  laidBy,
  optionsOf,
  placementAt,
  type Bearings,
  type Laid,
  type Options,
  type Places,
} from './options';
import { steady } from './steady';
import { DICE, type JellyView, type Own, type Spot } from './types';

export interface Refused {
  move: Move;
  text: string;
  key: number;
}

/** How one seat is wired to the table. Each part is read by itself: what does not depend on a part
 * that changes stays as it is. */
export interface Wire {
  readonly seat: number | null;
  readonly view: JellyView;
  readonly own: Own | null;
  readonly legal: Move[];
  readonly play: (move: Move) => void;
  /** On its way to the table. */
  readonly sending: Move | null;
}

export type Held = { slot: number; face: number } | 'barrier';
/** Which of a die's uses the keys have chosen. */
export type Use = 'plain' | 'expel' | 'forward' | 'back';

export interface Tag {
  district: number;
  text: string;
  key: number;
}

export class Hand {
  held: Held | null = $state.raw(null);
  use: Use = $state('plain');
  /** The spot that is pointed at, or pressed. */
  over: Spot | null = $state.raw(null);
  /** What was put down in this frame, in this position: it lies there before all else follows. */
  #first: { view: JellyView; laid: Laid | null } | null = $state.raw(null);
  readonly #keep = steady<Bearings>();
  readonly #bearings: Bearings = $derived.by(() => this.#keep(bearingsOf(this.now.view)));
  readonly options: Options = $derived.by(() =>
    optionsOf(this.now.legal, this.#bearings, this.now.seat),
  );
  readonly laid: Laid | null = $derived.by(() =>
    laidBy(this.now.sending, this.#bearings, this.now.seat),
  );
  /** The die that lies at an entrance before the table has said so. */
  readonly unsure: Laid | null = $derived.by(() => {
    const first = this.#first;
    return this.laid ?? (first !== null && first.view === this.now.view ? first.laid : null);
  });

  constructor(
    readonly now: Wire,
    /** Whether the barrier is taken up by itself once all dice are placed: where nobody else's
     * press could put it down. */
    private readonly takesBarrier = true,
  ) {}

  /** The face in the hand. */
  readonly face: number | null = $derived.by(() =>
    this.held === null || this.held === 'barrier' ? null : this.held.face,
  );
  /** Your dice as they lie in the tray; one that is on its way is gone from it. */
  readonly dice: number[] = $derived.by(() => {
    const { seat, view } = this.now;
    const dice = seat === null ? [] : [...(view.players[seat]?.dice ?? [])];
    const gone = this.laid === null ? -1 : dice.indexOf(this.laid.face);
    if (gone >= 0) dice.splice(gone, 1);
    return dice;
  });
  /** What lies in each place of the tray. Null: nothing; 0: a die in the air. */
  readonly slots: (number | null)[] = $derived.by(() => {
    const { seat, view } = this.now;
    const loose = seat === null ? 0 : (view.players[seat]?.loose ?? 0);
    const count = this.laid === null ? loose : this.dice.length;
    return Array.from({ length: DICE }, (_, i) => {
      if (i >= count) return null;
      return this.flying ? 0 : (this.dice[i] ?? 0);
    });
  });
  readonly flying: boolean = $derived.by(() => {
    const { seat, view, sending } = this.now;
    if (seat === null) return false;
    if (view.players[seat]?.flying === true) return true;
    return this.laid !== null || sending?.move === 'roll_again';
  });

  /** Too early for another press. In the frame that shows a piece the other dice do not fly yet. */
  get rolls(): boolean {
    return this.flying || this.unsure !== null;
  }

  places(district: number): Places | null {
    if (this.face === null) return null;
    return this.options.placing.get(this.face)?.get(district) ?? null;
  }

  canClose(district: number): boolean {
    return this.held === 'barrier' && this.options.closing.has(district);
  }

  /** What letting go at a spot does: place what is held or, with an empty hand, vote for a copy. */
  moveAt(spot: Spot): Move | null {
    if (this.held === 'barrier') return this.options.closing.get(spot.district) ?? null;
    if (this.held === null) return this.options.copying.get(spot.district) ?? null;
    return placementAt(this.options, this.held.face, spot);
  }

  pick(held: Held): void {
    if (!this.mayHold(held)) return;
    this.held = held;
    this.use = 'plain';
    this.over = null;
  }

  mayHold(held: Held): boolean {
    return held === 'barrier'
      ? this.options.closing.size > 0
      : this.options.placing.has(held.face);
  }

  isHeld(held: Held): boolean {
    const mine = this.held;
    if (mine === null || mine === 'barrier' || held === 'barrier') return mine === held;
    return mine.slot === held.slot;
  }

  /** The barrier was put down: it is not taken up again by itself. */
  #put = false;

  drop(): void {
    if (this.held === 'barrier') this.#put = true;
    this.held = null;
    this.use = 'plain';
    this.over = null;
  }

  /** A key for a face: picks it up, then goes through what it can do. */
  cycle(face: number): void {
    const slot = this.dice.indexOf(face);
    if (slot < 0) return;
    if (this.face !== face) {
      this.pick({ slot, face });
      return;
    }
    const uses = this.usesOf(face);
    this.use = uses[(uses.indexOf(this.use) + 1) % uses.length]!;
  }

  usesOf(face: number): Use[] {
    const effect = effectOf(face);
    if (effect === 'expel') return ['plain', 'expel'];
    return effect === 'aim' ? ['plain', 'forward', 'back'] : ['plain'];
  }

  /** Plays what a spot stands for, if the table still offers it. The piece is all that changes in
   * this frame: the hand opens, and the other dice fly, in the next. */
  put(spot: Spot): Move | null {
    const move = this.moveAt(spot);
    if (move === null || this.#first !== null || this.now.sending !== null) return null;
    const { view, seat } = this.now;
    this.#first = { view, laid: laidBy(move, this.#bearings, seat) };
    this.now.play(move);
    afterPaint(() => {
      this.drop();
      this.#first = null;
    });
    return move;
  }

  /** Whenever the position changes. */
  follow(): void {
    if (this.options && this.dice) untrack(() => this.turn());
  }

  /** What is held stays held as long as it can be. */
  turn(): void {
    const { held } = this;
    if (this.options.closing.size === 0) this.#put = false;
    if (held === null) {
      // All dice are placed: the barrier is the piece to hand.
      if (this.takesBarrier && this.options.closing.size > 0 && !this.#put) this.pick('barrier');
      return;
    }
    if (held === 'barrier') {
      if (this.options.closing.size === 0) this.drop();
      return;
    }
    if (this.dice[held.slot] === held.face && this.options.placing.has(held.face)) return;
    const slot = this.dice.indexOf(held.face);
    if (slot >= 0 && this.options.placing.has(held.face)) this.held = { ...held, slot };
    else this.drop();
  }

  isLegal(move: Move): boolean {
    const key = keyOf(move);
    return this.now.legal.some((each) => keyOf(each) === key);
  }
}
