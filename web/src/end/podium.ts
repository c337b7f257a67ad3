/** Where everyone stands at the end: a step for each player, as high as the points. Equal points,
 * equal height; the winner's is a hand higher. */
import type { Ranked } from './ending';

export interface Step {
  seat: number;
  won: boolean;
  points: number;
  x: number;
  /** The top of the step. */
  y: number;
  width: number;
  /** How large the animal is. */
  scale: number;
}

export interface Room {
  /** Where the steps may stand. */
  left: number;
  right: number;
  /** The top of the winner's step, and of the lowest. */
  top: number;
  low: number;
}

/** From left to right, by place: the winner in the middle. */
const BESIDE: Record<number, number[]> = {
  1: [0],
  2: [1, 0],
  3: [1, 0, 2],
  4: [1, 0, 2, 3],
  5: [3, 1, 0, 2, 4],
};
const WIDTHS = [150, 92, 92, 62, 62];
const SCALES = [1.34, 1.08, 0.98, 0.82, 0.76];
const GAP = 12;
const HAND = 10;

export function stepsOf(order: Ranked[], room: Room): Step[] {
  const row = BESIDE[order.length] ?? order.map((_, i) => i);
  const wanted = row.map((place) => WIDTHS[order[place]!.won ? 0 : place]!);
  const whole = wanted.reduce((sum, width) => sum + width + GAP, -GAP);
  const shrink = Math.min(1, (room.right - room.left) / whole);
  const best = order[0]!.points;
  const least = Math.min(...order.map((each) => each.points));
  const fall = (room.low - room.top - HAND) / Math.max(6, best - least);
  let at = (room.left + room.right - whole * shrink) / 2;
  return row.map((place, i) => {
    const { seat, won, points } = order[place]!;
    const width = wanted[i]! * shrink;
    const x = at + width / 2;
    at += width + GAP * shrink;
    const y = won ? room.top : room.top + HAND + (best - points) * fall;
    return { seat, won, points, x, y, width, scale: SCALES[won ? 0 : place]! * Math.min(1, shrink * 1.15) };
  });
}

export interface Scrap {
  x: number;
  y: number;
  turn: number;
  scale: number;
  kind: number;
}

/** Paper that fell: always the same, and never over the words. */
export function scraps(count: number, width: number, height: number, clear: [number, number, number, number]): Scrap[] {
  let seed = 3;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, kind) => {
    let x = 0;
    let y = 0;
    do {
      x = random() * width;
      y = random() * height;
    } while (x > clear[0] && x < clear[2] && y > clear[1] && y < clear[3]);
    return { x, y, turn: random() * 360, scale: 0.42 + random() * 0.35, kind: kind % 4 };
  });
}
