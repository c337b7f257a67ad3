/** Paying as one gesture: a mix of colours is proposed, changed by a press, and paid in one go. The
 * server takes it colour by colour, so it is sent so. Every mix that pays is in the view: the client
 * only looks for one of them. */
import { keyOf } from '../../table/board';
import type { Move } from '../../net/protocol';
import { COLOURS, type Colour, type DragonIslandView, type Goods } from './types';

const isSame = (one: Goods, other: Goods): boolean =>
  COLOURS.every((colour) => (one[colour] ?? 0) === (other[colour] ?? 0));

/** The mix that is proposed: the most plentiful first; where that cannot be paid, as a lesson may
 * ask, the first that can. */
export function proposed({ payment }: DragonIslandView, legal: readonly Move[]): Goods | null {
  if (!payment?.mixes) return null;
  const { colour, mixes } = payment;
  const counts = legal
    .filter((move) => move.move === 'pay' && move.colour === colour)
    .map((move) => Number(move.count));
  const all = [mixes.plenty, ...mixes.every];
  return all.find((mix) => counts.includes(mix[colour] ?? 0)) ?? mixes.plenty;
}

/** Milliseconds until a colour that was not taken is tried again. */
const AGAIN = 250;

interface Till {
  view: DragonIslandView;
  legal: Move[];
  me: number | null;
  play: (move: Move) => void;
  undo?: (() => void) | undefined;
}

export class Payer {
  mix: Goods = $state.raw({});
  /** Whether the mix is being paid, colour after colour. */
  sending = $state(false);
  readonly #till: () => Till;
  #sent = '';
  #again: ReturnType<typeof setTimeout> | undefined;
  /** What was owed before each colour of the last payment: all of it is one gesture, to undo it, too. */
  #owed: number[] = [];

  constructor(till: () => Till) {
    this.#till = till;
  }

  readonly isPaying: boolean = $derived.by(() => {
    const { view, legal } = this.#till();
    return view.payment?.mixes != null && legal.some((move) => move.move === 'pay');
  });

  get #mixes(): readonly Goods[] {
    return this.#till().view.payment?.mixes?.every ?? [];
  }

  /** Follow the view: propose a mix where there is none that pays it, and go on paying one. */
  follow(): void {
    const { view, legal, play, undo } = this.#till();
    const { payment } = view;
    if (!this.isPaying || !payment?.mixes) {
      this.sending = false;
      this.mix = {};
      return;
    }
    const paid = this.sending ? 0 : this.#owed.indexOf(payment.owed);
    if (paid > 0 && undo) {
      this.#owed.length = paid;
      undo();
      return;
    }
    // What is left of the mix when its first colours are paid is a mix of the view again.
    const rest = this.#mixes.find((mix) =>
      Object.entries(mix).every(([colour, count]) => this.mix[colour as Colour] === count),
    );
    const move = this.#move(payment.colour, legal);
    if (rest === undefined || move === null) {
      this.sending = false;
      this.mix = proposed(view, legal) ?? {};
      return;
    }
    this.mix = rest;
    if (this.sending && this.#sent !== keyOf(move)) {
      this.#sent = keyOf(move);
      if (this.#owed.at(-1) !== payment.owed) this.#owed.push(payment.owed);
      play(move);
      this.#insist();
    }
  }

  /** The table takes one move at a time: as long as it has not answered the one before, the next is
   * not sent, so it is tried again. */
  #insist(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (!this.sending) return;
      this.#sent = '';
      this.follow();
    }, AGAIN);
  }

  close(): void {
    clearTimeout(this.#again);
  }

  #move(colour: Colour, legal: Move[]): Move | null {
    const count = this.mix[colour] ?? 0;
    const found = legal.find(
      (move) => move.move === 'pay' && move.colour === colour && move.count === count,
    );
    return found ?? null;
  }

  pay(): void {
    const { payment } = this.#till().view;
    if (!payment || !this.isPaying) return;
    this.#sent = '';
    this.#owed = [];
    this.sending = true;
    this.follow();
  }

  even(): void {
    const { payment } = this.#till().view;
    if (payment?.mixes) this.mix = payment.mixes.even;
  }

  plenty(): void {
    const { payment } = this.#till().view;
    if (payment?.mixes) this.mix = payment.mixes.plenty;
  }

  canAdd(colour: Colour): boolean {
    return this.#more(colour) !== undefined;
  }

  /** One more of a colour, one less of the other that pays most. */
  add(colour: Colour): void {
    this.mix = this.#more(colour) ?? this.mix;
  }

  #more(colour: Colour): Goods | undefined {
    const others = COLOURS.filter((other) => other !== colour && this.mix[other] !== undefined);
    others.sort((a, b) => this.mix[b]! - this.mix[a]!);
    return this.#first(others.map((other) => [other, colour]));
  }

  /** Another colour instead of one of these: the next that the view has such a mix of. */
  exchange(colour: Colour): void {
    const at = COLOURS.indexOf(colour);
    const order = [...COLOURS.slice(at + 1), ...COLOURS.slice(0, at)];
    this.mix = this.#first(order.map((other) => [colour, other])) ?? this.mix;
  }

  /** The mix of the view with one cube of a colour instead of one of another: the first there is. */
  #first(pairs: readonly (readonly [Colour, Colour])[]): Goods | undefined {
    for (const [from, to] of pairs) {
      const wanted = { ...this.mix, [from]: this.mix[from]! - 1, [to]: (this.mix[to] ?? 0) + 1 };
      const found = this.#mixes.find((mix) => isSame(mix, wanted));
      if (found) return found;
    }
    return undefined;
  }
}
