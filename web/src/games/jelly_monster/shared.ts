/** Where everything is when several people play around one screen: the city in the middle, a tray
 * at each edge. All figures are pixels before `scale`. */
import type { Room } from '../../table/board';
import type { Plan } from './layout';
import { columns, ring, type Box, type Way } from './ring';
import { WIDE } from './tile';

/** Degrees by which a tray is turned towards its player. */
export type Turn = 0 | 90 | 180 | 270;

/** A tray before it is turned around its middle. */
export interface Edge extends Box {
  turn: Turn;
}

export interface SharedPlan extends Plan {
  trays: Edge[];
}

const DEPTH = 88;
const GAP = 10;
const LONGEST = 860;
const LARGEST = 1.3;

/** Clockwise from the lower edge. Five: two share a long one. */
const SIDES: Record<number, Turn[]> = {
  2: [0, 180],
  3: [0, 90, 180],
  4: [0, 90, 180, 270],
  5: [0, 0, 90, 180, 270],
};

const UPRIGHT: Turn[] = [0, 90, 90, 180, 270];

/** The way up for a player, on screen. */
export const UPWARDS: Record<Turn, Way> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

export function sharedPlan(measured: Room, hands: number, districts: number): SharedPlan {
  const room = measured.width > 0 && measured.height > 0 ? measured : { width: 1140, height: 700 };
  const upright = room.width < room.height;
  const scale = Math.max(
    0.6,
    Math.min(LARGEST, room.width / (upright ? 780 : 1140), room.height / (upright ? 1040 : 690)),
  );
  const width = room.width / scale;
  const height = room.height / scale;
  const sides = upright && hands === 5 ? UPRIGHT : (SIDES[hands] ?? SIDES[4]!);
  const inset = (turn: Turn): number => (sides.includes(turn) ? DEPTH + GAP : 3);
  const mat = {
    x: inset(90),
    y: inset(180),
    w: width - inset(90) - inset(270),
    h: height - inset(180) - inset(0),
  };
  const bar = 58;
  const rows = { w: mat.w, h: mat.h - 8, pad: 12, gap: 10, band: 60 };
  const cells = upright
    ? columns(districts, { x: 12, y: 12, w: mat.w - 24, h: mat.h - 24 - bar - 14 }, 12)
    : ring(districts, rows);
  const h = cells[0]!.h;
  return {
    layout: upright ? 'tall' : 'wide',
    scale,
    width,
    height,
    mat,
    cells,
    look: { ...WIDE, zones: Math.max(38, Math.min(66, h * 0.25)), head: h < 220 ? 27 : 32 },
    street: upright
      ? { is: 'bar', x: mat.x + 12, y: mat.y + mat.h - bar - 10, w: mat.w - 24, h: bar }
      : { is: 'street', x: 0, y: rows.pad + h + rows.gap, w: mat.w, h: rows.band },
    tray: { x: 0, y: 0, w: 0, h: 0 },
    chips: null,
    trays: sides.map((turn, i) => trayAt(turn, { width, height }, sides, i)),
  };
}

/** The corners belong to the trays at the sides. */
function trayAt(turn: Turn, { width, height }: Room, sides: Turn[], index: number): Edge {
  const lying = turn === 0 || turn === 180;
  const corner = (side: Turn): number => (lying && sides.includes(side) ? DEPTH + GAP : 4);
  const from = corner(90);
  const whole = (lying ? width : height) - from - corner(270);
  const count = sides.filter((each) => each === turn).length;
  const before = sides.slice(0, index).filter((each) => each === turn).length;
  const part = whole / count;
  const w = Math.min(LONGEST, part - (count > 1 ? GAP : 0));
  const along = from + part * (before + 0.5);
  const middle = {
    x: lying ? along : turn === 90 ? DEPTH / 2 : width - DEPTH / 2,
    y: lying ? (turn === 0 ? height - DEPTH / 2 : DEPTH / 2) : along,
  };
  return { x: middle.x - w / 2, y: middle.y - DEPTH / 2, w, h: DEPTH, turn };
}
