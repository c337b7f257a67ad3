/** Fingers and the mouse: press shows, letting go acts. What counts is what was lit at the press; if
 * that is gone when it is let go, nothing is sent, and the reason shows. Each pointer belongs to
 * the tray that it started from. */
import type { Hand, Held } from './hand.svelte';
import type { Way } from './ring';
import { spotAt, spotOf } from './spots';
import { isSame, type Spot } from './types';

/** From this many pixels on it is a drag. */
const DRAG = 8;
/** A finger hides what is under it: the die rides above it. */
const LIFT = 40;
/** Dice smaller than this are chosen through the lens, by touch. */
export const SMALL = 34;
/** Milliseconds after which a finger that rests shows what it would do; one that slides shows it at
 * once. A tap is over before, and draws its piece alone. */
const RESTS = 90;
/** What answers when a pointer lets go of it. */
const PIECES = '[data-die], [data-barrier], [data-spot]';

export interface Dragged {
  /** The pointer. */
  id: number;
  hand: Hand;
  held: Held;
  x: number;
  y: number;
}

/** The dice of a district, large, while a finger chooses one. */
export interface Lens {
  hand: Hand;
  district: number;
  x: number;
  y: number;
}

interface Press {
  hand: Hand;
  x: number;
  y: number;
  touch: boolean;
  /** A die or barrier that was pressed, and whether it was held already. */
  taken?: { held: Held; again: boolean };
  /** A spot that was pressed. */
  spot?: Spot;
  /** The district whose dice the lens shows. */
  lens?: number;
  slid: boolean;
  /** Shows what the press would do, once. */
  show?: (() => void) | undefined;
}

interface Board {
  hands: readonly Hand[];
  /** How large the dice at the entrances are on screen. */
  die: () => number;
  /** A spot that was lit is not any more. */
  gone: (spot: Spot, hand: Hand) => void;
  put: (spot: Spot, hand: Hand) => void;
  /** A district that is not lit was pressed with something in hand. */
  shut: (district: number, hand: Hand) => void;
  /** Several hold something, and the press does not say who it was. */
  which?: (district: number) => void;
  /** The way up for a player, on screen: where a die rides that is dragged. */
  up?: (hand: Hand) => Way;
}

const UP: Way = [0, -1];

export class Fingers {
  dragged: readonly Dragged[] = $state.raw([]);
  lenses: readonly Lens[] = $state.raw([]);
  #presses: { id: number; press: Press }[] = [];
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const target = event.target as Element;
    const { clientX: x, clientY: y, pointerId } = event;
    const touch = event.pointerType === 'touch';
    const die = target.closest<HTMLElement>('[data-die]');
    if (die !== null) {
      const [seat, slot] = die.dataset.die!.split('/').map(Number);
      this.#take(pointerId, seat!, { slot: slot!, face: Number(die.dataset.face) }, { x, y, touch });
      return;
    }
    const barrier = target.closest<HTMLElement>('[data-barrier]');
    if (barrier !== null) {
      this.#take(pointerId, Number(barrier.dataset.barrier), 'barrier', { x, y, touch });
      return;
    }
    const district = target.closest<HTMLElement>('[data-district]');
    if (district === null) return;
    const spot = spotOf(target);
    const hand = this.#handAt(target, spot);
    if (hand === null) {
      if (this.#holding.length > 1) this.#board.which?.(Number(district.dataset.district));
      return;
    }
    if (spot === null) {
      this.#board.shut(Number(district.dataset.district), hand);
      return;
    }
    const press: Press = { hand, x, y, touch, spot, slid: false };
    this.#begin(pointerId, press);
    const places = hand.places(spot.district);
    if (touch && places !== null && places.dice.size > 0 && spot.zone === undefined && this.#board.die() < SMALL) {
      const { district } = spot;
      press.lens = district;
      this.#soon(press, () => {
        this.lenses = [...this.#otherLenses(hand), { hand, district, x, y }];
        hand.over = { district };
      });
    } else this.#soon(press, () => (hand.over = spot));
  };

  /** A press takes no focus and makes no click where its letting go has answered: both cost a slow
   * phone a frame. A text that is being written keeps the focus no longer. */
  readonly quiet = (event: Event): void => {
    if ((event.target as Element).closest(PIECES) === null) return;
    if (event.cancelable) event.preventDefault();
    const { activeElement: writing } = document;
    if (writing instanceof HTMLElement && writing.matches('input, textarea')) writing.blur();
  };

  readonly move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y, pointerId } = event;
    const press = this.#pressOf(pointerId);
    if (press === undefined) {
      if (event.pointerType === 'mouse') this.#hover(event.target as Element);
      return;
    }
    press.show?.();
    const far = Math.hypot(x - press.x, y - press.y) >= DRAG;
    if (press.taken !== undefined) {
      const others = this.dragged.filter((each) => each.id !== pointerId);
      if (!far && others.length === this.dragged.length) return;
      press.hand.pick(press.taken.held);
      const [dx, dy] = this.#board.up?.(press.hand) ?? UP;
      const lift = press.touch ? LIFT : 0;
      const at = { x: x + dx * lift, y: y + dy * lift };
      const { held } = press.taken;
      this.dragged = [...others, { id: pointerId, hand: press.hand, held, ...at }];
      this.#over(press.hand, spotAt(at.x, at.y));
    } else if (press.lens !== undefined) {
      if (far) press.slid = true;
      const { lens: district } = press;
      const spot = spotAt(x, y);
      this.#over(press.hand, spot?.die !== undefined ? spot : press.slid ? null : { district });
    } else if (far) {
      this.#over(press.hand, isSame(spotAt(x, y), press.spot ?? null) ? press.spot! : null);
    }
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#pressOf(event.pointerId);
    if (press === undefined) return;
    const { clientX: x, clientY: y } = event;
    const dragged = this.dragged.find((each) => each.id === event.pointerId);
    this.#forget(event.pointerId);
    const { hand, lens } = press;
    hand.over = null;
    if (dragged !== undefined) {
      const spot = spotAt(dragged.x, dragged.y);
      if (spot === null) hand.drop();
      else this.#put(spot, hand);
    } else if (press.taken !== undefined) {
      if (press.taken.again) hand.drop();
    } else if (lens !== undefined) {
      const spot = spotAt(x, y);
      if (press.slid && spot?.die !== undefined) this.#put(spot, hand);
      else if (!press.slid) this.#put({ district: lens }, hand);
    } else if (press.spot !== undefined && this.#stays(press, x, y)) this.#put(press.spot, hand);
  };

  readonly cancel = (event: PointerEvent): void => {
    const press = this.#pressOf(event.pointerId);
    if (press !== undefined) press.hand.over = null;
    this.#forget(event.pointerId);
  };

  /** Whether a press was let go where it began; a spot that is gone is looked for no more. */
  #stays(press: Press, x: number, y: number): boolean {
    if (Math.hypot(x - press.x, y - press.y) < DRAG) return true;
    return isSame(spotAt(x, y), press.spot ?? null);
  }

  #take(id: number, seat: number, held: Held, at: { x: number; y: number; touch: boolean }): void {
    const hand = this.#board.hands.find((each) => each.now.seat === seat);
    if (hand === undefined) return;
    const again = hand.isHeld(held);
    if (!again) hand.pick(held);
    if (hand.isHeld(held)) this.#begin(id, { hand, ...at, taken: { held, again }, slid: false });
  }

  #put(spot: Spot, hand: Hand): void {
    if (hand.moveAt(spot) === null) this.#board.gone(spot, hand);
    else this.#board.put(spot, hand);
  }

  #over(hand: Hand, spot: Spot | null): void {
    if (hand.over === spot || isSame(hand.over, spot)) return;
    hand.over = spot !== null && hand.moveAt(spot) !== null ? spot : null;
  }

  #hover(target: Element): void {
    const spot = spotOf(target);
    for (const hand of this.#board.hands) {
      if (hand.held !== null) this.#over(hand, spot);
    }
  }

  /** Whose hold a press on the board is: with several, that of the lane that was touched. */
  #handAt(target: Element, spot: Spot | null): Hand | null {
    const holding = this.#holding;
    if (holding.length <= 1) return holding[0] ?? (spot === null ? null : (this.#board.hands[0] ?? null));
    const lane = target.closest<HTMLElement>('[data-lane]')?.dataset.lane;
    return holding.find((hand) => String(hand.now.seat) === lane) ?? null;
  }

  get #holding(): Hand[] {
    return this.#board.hands.filter((hand) => hand.held !== null);
  }

  #otherLenses(hand: Hand): Lens[] {
    return this.lenses.filter((lens) => lens.hand !== hand);
  }

  /** What a press shows: the mouse with the next frame, a finger when it rests or slides. */
  #soon(press: Press, show: () => void): void {
    press.show = () => {
      press.show = undefined;
      show();
    };
    const ready = (): void => press.show?.();
    if (press.touch) setTimeout(ready, RESTS);
    else requestAnimationFrame(ready);
  }

  #begin(id: number, press: Press): void {
    this.#presses.push({ id, press });
  }

  #pressOf(id: number): Press | undefined {
    return this.#presses.find((each) => each.id === id)?.press;
  }

  #forget(id: number): void {
    const press = this.#pressOf(id);
    if (press !== undefined) press.show = undefined;
    this.#presses = this.#presses.filter((each) => each.id !== id);
    if (this.dragged.length > 0) this.dragged = this.dragged.filter((each) => each.id !== id);
    if (this.lenses.length === 0) return;
    this.lenses = this.lenses.filter((lens) =>
      this.#presses.some(({ press: { hand, lens: opened } }) => hand === lens.hand && opened === lens.district),
    );
  }
}
