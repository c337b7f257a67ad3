/** Where things lie on the table: those of a seat, the piles, the middle; and where they lay before
 * a step. */
import { GLIDE, move } from '../../motion/moves';
import type { MegalomaniaView } from './types';

export type Rects = Map<string, DOMRect>;

/** Where the cards of hands and the places of the trick are now: what moves leaves from there. */
export function layoutNow(board: HTMLElement | undefined): Rects {
  const found: Rects = new Map();
  board?.querySelectorAll<HTMLElement>('.hand [data-piece]').forEach((element) => {
    found.set(element.dataset.piece!, element.getBoundingClientRect());
  });
  board?.querySelectorAll<HTMLElement>('.place[data-seat-place]').forEach((element) => {
    found.set(element.dataset.seatPlace!, element.getBoundingClientRect());
  });
  return found;
}

/** The first of some elements that is on the screen. */
function seen(selector: string, within: ParentNode): DOMRect | null {
  for (const element of within.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

const uiOf = (seat: number): DOMRect | null => seen(`[data-seat-face='${seat}']`, document);

/** The row in which the mission counts for a seat; else its tricks, else its animal. */
export const rowOf = (seat: number, board: HTMLElement): DOMRect | null =>
  seen(`[data-row='${seat}']`, board) ??
  seen(`[data-seat-place='${seat}-tricks']`, document) ??
  uiOf(seat);

export class Ground {
  readonly was: MegalomaniaView;
  readonly now: MegalomaniaView;

  constructor(
    readonly board: HTMLElement,
    /** What lay where before the step. */
    readonly before: Rects,
    views: { was: MegalomaniaView; now: MegalomaniaView },
    /** How many times as long as drawn everything takes. */
    readonly rate: number,
  ) {
    this.was = views.was;
    this.now = views.now;
  }

  one(selector: string): Element | null {
    return this.board.querySelector(selector);
  }

  all(selector: string): Element[] {
    return [...this.board.querySelectorAll(selector)];
  }

  /** A seat's things: its `hand`, `crystals`, `cubes`, `scrolls`, `tricks`; else its animal. */
  of(seat: number, what: string): DOMRect | null {
    const own = `[data-seat-place='${seat}-${what}']`;
    return seen(own, this.board) ?? seen(own, document) ?? this.face(seat);
  }

  face(seat: number): DOMRect | null {
    return uiOf(seat);
  }

  /** The card of a seat in the trick. */
  lying(seat: number): Element | null {
    return this.one(`[data-seat-place='${seat}-place'] .lying`);
  }

  /** A seat's place in the trick; else its animal. */
  place(seat: number): DOMRect | null {
    return seen(`[data-seat-place='${seat}-place']`, this.board) ?? this.face(seat);
  }

  row(seat: number): DOMRect | null {
    return rowOf(seat, this.board);
  }

  /** A pile at the foot: of scrolls, or the trick before; else the middle. */
  foot(which: 'scrolls' | 'trick'): DOMRect | null {
    return seen(`[data-foot='${which}']`, this.board) ?? this.middle();
  }

  middle(): DOMRect | null {
    return seen('.mat .body', this.board) ?? seen('.mat', this.board);
  }

  /** An element comes from where it, or something else, was. */
  from(element: Element | null, start: DOMRect | null, duration: number, easing = GLIDE, turn = 0): number {
    if (element === null || start === null) return 0;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return 0;
    const x = start.left + start.width / 2 - (to.left + to.width / 2);
    const y = start.top + start.height / 2 - (to.top + to.height / 2);
    const scale = Math.max(0.2, Math.min(1.4, start.height / to.height));
    move(
      element,
      [
        { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` },
        { transform: 'none' },
      ],
      { duration, easing },
    );
    return duration;
  }
}
