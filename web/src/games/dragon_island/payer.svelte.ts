/** Paying as one gesture: a mix of colours is proposed, changed by a press, and paid in one go. The
 * rules take it colour by colour, so it is sent so; which mixes there are, the view tells. */
import { keyOf } from '../../table/board';
import type { Move } from '../../net/protocol';
import { ENERGIES, total, type Colour, type DragonIslandView, type Goods } from './types';

/** The mix that is proposed: the most plentiful first; where that cannot be paid, as a lesson may
 * ask, what can be paid of the colour that is due, and the rest of the others. */
export function proposed(view: DragonIslandView, legal: readonly Move[]): Goods | null {
  const { payment, turn } = view;
  if (!payment?.mixes) return null;
  const { colour, owed, active, mixes } = payment;
  const counts = legal
    .filter((move) => move.move === 'pay' && move.colour === colour)
    .map((move) => Number(move.count));
  if (counts.length === 0 || counts.includes(mixes.plenty[colour] ?? 0)) return mixes.plenty;
  const goods = turn === null ? undefined : view.players[turn]?.screen?.goods;
  let rest = owed - counts[0]!;
  const others = active.filter((each) => each !== colour).map((each) => {
    const count = Math.min(rest, goods?.[each] ?? 0);
    rest -= count;
    return [each, count] as const;
  });
  const mix = [[colour, counts[0]!] as const, ...others].filter(([, count]) => count > 0);
  return Object.fromEntries(mix);
}

/** Milliseconds until a colour that was not taken is tried again. */
const AGAIN = 250;

interface Till {
  view: DragonIslandView;
  legal: Move[];
  me: number | null;
  play: (move: Move) => void;
}

export class Payer {
  mix: Goods = $state.raw({});
  /** Whether the mix is being paid, colour after colour. */
  sending = $state(false);
  readonly #till: () => Till;
  #sent = '';
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(till: () => Till) {
    this.#till = till;
  }

  readonly isPaying: boolean = $derived.by(() => {
    const { view, legal } = this.#till();
    return view.payment?.mixes != null && legal.some((move) => move.move === 'pay');
  });

  /** Follow the view: propose a mix where there is none that pays it, and go on paying one. */
  follow(): void {
    const { view, legal, play } = this.#till();
    const { payment } = view;
    if (!this.isPaying || !payment?.mixes) {
      this.sending = false;
      return;
    }
    const later = ENERGIES.slice(ENERGIES.indexOf(payment.colour));
    const rest = Object.fromEntries(later.map((colour) => [colour, this.mix[colour] ?? 0]));
    const move = this.#move(payment.colour, legal);
    if (total(rest) !== payment.owed || move === null) {
      this.sending = false;
      this.mix = proposed(view, legal) ?? {};
    } else if (this.sending && this.#sent !== keyOf(move)) {
      this.#sent = keyOf(move);
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

  /** What is left of a colour beside the mix. */
  spare(colour: Colour): number {
    const { view, me } = this.#till();
    const has = me === null ? 0 : (view.players[me]?.screen?.goods[colour] ?? 0);
    return has - (this.mix[colour] ?? 0);
  }

  canAdd(colour: Colour): boolean {
    return this.spare(colour) > 0 && this.#others(colour).length > 0;
  }

  /** One more of a colour, one less of the other that pays most. */
  add(colour: Colour): void {
    const [other] = this.#others(colour);
    if (other !== undefined && this.spare(colour) > 0) this.#exchange(other, colour);
  }

  /** Another colour instead of one of these: the next that has some left. */
  exchange(colour: Colour): void {
    const { payment } = this.#till().view;
    const active = payment?.active ?? [];
    const at = active.indexOf(colour as never);
    const order = [...active.slice(at + 1), ...active.slice(0, Math.max(0, at))];
    const next = order.find((other) => this.spare(other) > 0);
    if (next !== undefined) this.#exchange(colour, next);
  }

  /** Colours of the mix beside one, those that pay most first. */
  #others(colour: Colour): Colour[] {
    return (Object.keys(this.mix) as Colour[])
      .filter((other) => other !== colour && (this.mix[other] ?? 0) > 0)
      .sort((a, b) => this.mix[b]! - this.mix[a]!);
  }

  #exchange(from: Colour, to: Colour): void {
    const mix = { ...this.mix, [from]: (this.mix[from] ?? 0) - 1, [to]: (this.mix[to] ?? 0) + 1 };
    this.mix = Object.fromEntries(Object.entries(mix).filter(([, count]) => count > 0));
  }
}
