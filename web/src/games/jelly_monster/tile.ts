/** Where the parts of a district are, in a box of w × h: for the drawing and for what answers a
 * finger. Every seat keeps its lane, so that nothing moves but what changes. */
import type { Box } from './ring';
import { DICE } from './types';

/** How a district is drawn where there is little room. */
export interface Look {
  pad: number;
  /** 0: the landmark stands beside the zones. */
  head: number;
  /** The zones' height. */
  zones: number;
  thin: boolean;
  rx: number;
  /** 0: no name, the landmark alone. */
  name: number;
  /** The size of a note beside the name. */
  note?: number;
}

export const WIDE: Look = { pad: 9, head: 32, zones: 66, thin: false, rx: 18, name: 14 };

export interface Tile {
  zones: Box[];
  entrance: Box;
  /** By place in the order of lanes, inside the entrance. */
  lanes: Box[];
  die: number;
  /** From the middle of one die to the next: few dice, and many. */
  wide: number;
  close: number;
  /** Where the first die begins. */
  first: number;
  pill: { w: number; h: number };
}

const ZONES = [0, 1, 2];
const GAP = 6;
const LANDMARK = 24;

/** From how many dice on a lane closes up. */
const MANY = 4;
/** A die no smaller than its numeral: in narrow lanes many lie over each other. */
const LEAST = 12;

export function tileOf(w: number, h: number, look: Look, seats: number): Tile {
  const { pad, head, thin } = look;
  const inner = w - pad * 2;
  const beside = head === 0 ? LANDMARK : 0;
  const zw = (inner - beside - GAP * 2) / 3;
  const zy = head === 0 ? 3 : head + (head < 22 ? 1 : 4);
  const zones = ZONES.map((zone) => ({
    x: pad + beside + zone * (zw + GAP),
    y: zy,
    w: zw,
    h: look.zones,
  }));
  const ey = zy + look.zones + (thin ? (head < 22 ? 4 : 6) : 10);
  const eh = Math.max(8 * seats, h - ey - pad + 2);
  const top = thin ? (head < 22 ? 1 : 4) : 9;
  const lh = Math.max(6, (eh - top - 2) / seats);
  const lanes = Array.from({ length: seats }, (_, i) => ({
    x: 0,
    y: top + lh * i,
    w: inner,
    h: lh,
  }));
  const small = lh < 19;
  const pill = { w: Math.max(28, Math.min(40, inner * 0.16)), h: Math.min(lh - 3, 22) };
  const first = (small ? 9 : 13) * 2;
  const room = inner - first - pill.w - 8;
  const die = Math.min(
    lh < 16.5 ? lh - 2.2 : lh < 22 ? lh - 3.4 : lh - 7,
    Math.max(LEAST, room / DICE - 2.6),
    30,
  );
  const wide = Math.min(die + (die < 18 ? 3 : Math.max(4, die * 0.34)), room / MANY);
  return {
    zones,
    entrance: { x: pad, y: ey, w: inner, h: eh },
    lanes,
    die,
    wide,
    close: Math.min(wide, (room + 2) / DICE),
    first,
    pill,
  };
}

export const stepOf = (tile: Tile, count: number): number =>
  count > MANY ? tile.close : tile.wide;
/** The middle of the n-th die of a lane. */
export const dieAt = (tile: Tile, index: number, count: number): number =>
  tile.first + tile.die / 2 + index * stepOf(tile, count);
