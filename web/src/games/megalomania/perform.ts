/** What moves on the table when something happens: never in the way of a decision. */
import { GLIDE, LAND, move, settle } from '../../motion/moves';
import type { GameEvent } from '../../net/protocol';
import { MOTIONS } from './choreography';
import { Ground, rowOf, type Rects } from './ground';
import { happening, type MegalomaniaView } from './types';

/** Milliseconds: how long a taken trick is looked at, and how long its cards slide. */
export const BEAT = 1200;
/** In the first round, a newcomer has this much more. */
export const LONGER = 1000;
export const SLIDE = 360;

/** The rows of a round that was scored come one after the other. */
export function fillRows(rows: Iterable<Element>, duration: number): void {
  const all = [...rows];
  const part = duration / (all.length + 1);
  all.forEach((row, i) => {
    move(row, [{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1, transform: 'none' }], {
      delay: i * part,
      duration: part * 2,
      easing: GLIDE,
      fill: 'backwards',
    });
  });
}

export class Performance {
  readonly #board: () => HTMLElement | undefined;

  constructor(board: () => HTMLElement | undefined) {
    this.#board = board;
  }

  stop(): void {
    settle();
  }

  /** Plays the events of a step; says how long that takes. */
  play(
    events: GameEvent[],
    before: Rects,
    views: { was: MegalomaniaView; now: MegalomaniaView },
    rate: number,
  ): number {
    const board = this.#board();
    if (board === undefined) return 0;
    const ground = new Ground(board, before, views, rate);
    const times = events.map(happening).map((event) => MOTIONS[event.event]?.(event, ground) ?? 0);
    return Math.max(0, ...times, prepare(ground));
  }

  /** The cards of a trick slide to their taker's row, and are gone. */
  slide(seat: number, duration: number): void {
    const board = this.#board();
    const to = board === undefined ? null : rowOf(seat, board);
    if (board === undefined || to === null) return;
    const cards = [...board.querySelectorAll('.row.held .lying')];
    // All are measured before any is moved: the page is laid out once.
    const boxes = cards.map((card) => card.getBoundingClientRect());
    cards.forEach((card, i) => {
      const box = boxes[i]!;
      const x = to.left + to.width / 2 - (box.left + box.width / 2);
      const y = to.top + to.height / 2 - (box.top + box.height / 2);
      move(
        card,
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(0.16) rotate(-8deg)`, opacity: 0.2 },
        ],
        { duration, easing: GLIDE, fill: 'forwards' },
      );
    });
  }
}

/** A card that was in the hand and now lies in a row or set apart drops into its place: that is no
 * event, for nobody else sees it. */
function prepare(on: Ground): number {
  let ms = 0;
  for (const card of on.all('[data-laid]')) {
    const start = on.before.get((card as HTMLElement).dataset.laid!);
    if (start !== undefined) ms = Math.max(ms, on.from(card, start, 220 * on.rate, LAND));
  }
  return ms;
}
