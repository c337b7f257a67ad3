/** Where the districts are: a ring, clockwise, around the city centre. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Way = readonly [number, number];
/** Where on screen the neighbours are. 'Left' is the next one clockwise. */
export interface Directions {
  left: Way;
  right: Way;
}

export interface Cell extends Box {
  /** The physical key that chooses it; null: none. */
  key: string | null;
  ways: Directions;
}

export const AHEAD: Directions = { left: [-1, 0], right: [1, 0] };

export interface Rows {
  w: number;
  h: number;
  pad: number;
  gap: number;
  /** The height of the street between the rows. */
  band: number;
}

const UPPER = ['KeyQ', 'KeyW', 'KeyE', 'KeyR'];
const LOWER = ['KeyA', 'KeyS', 'KeyD', 'KeyF'];

/** The upper row left to right, the lower one right to left. */
export function ring(count: number, { w, h, pad, gap, band }: Rows): Cell[] {
  const top = Math.ceil(count / 2);
  const bottom = count - top;
  const width = (w - pad * 2 - gap * (top - 1)) / top;
  const height = (h - pad * 2 - band - gap * 2) / 2;
  const left = (w - bottom * width - (bottom - 1) * gap) / 2;
  const cells = Array.from({ length: count }, (_, i) => {
    const lower = i >= top;
    const column = lower ? count - 1 - i : i;
    return {
      x: (lower ? left : pad) + column * (width + gap),
      y: lower ? pad + height + gap * 2 + band : pad,
      w: width,
      h: height,
      key: (lower ? LOWER : UPPER)[column] ?? null,
    };
  });
  return withWays(cells);
}

/** Two columns: down the right side, up the left. Keys go by rows. */
export function columns(count: number, { x, y, w, h }: Box, gap: number): Cell[] {
  const rows = Math.ceil(count / 2);
  const width = (w - gap) / 2;
  const height = (h - gap * (rows - 1)) / rows;
  const cells = Array.from({ length: count }, (_, i) => {
    const right = i >= 1 && i <= rows;
    const row = i === 0 ? 0 : right ? i - 1 : count - i;
    return {
      x: x + (right ? width + gap : 0),
      y: y + row * (height + gap),
      w: width,
      h: height,
      key: (right ? LOWER : UPPER)[row] ?? null,
    };
  });
  return withWays(cells);
}

/** The cell that an odd number of districts leaves free in two columns. */
export function freeCell(count: number, cells: Cell[]): Box | null {
  if (count % 2 === 0) return null;
  const rows = Math.ceil(count / 2);
  const first = cells[0]!;
  return { x: first.x, y: cells[rows]!.y, w: first.w, h: first.h };
}

function withWays(cells: (Box & { key: string | null })[]): Cell[] {
  const count = cells.length;
  return cells.map((cell, i) => ({
    ...cell,
    ways: {
      left: way(cell, cells[(i + 1) % count]!),
      right: way(cell, cells[(i + count - 1) % count]!),
    },
  }));
}

function way(from: Box, to: Box): Way {
  const dx = to.x + to.w / 2 - from.x - from.w / 2;
  const dy = to.y - from.y;
  return Math.abs(dx) > Math.abs(dy) && Math.abs(dx) > from.w * 0.6
    ? [Math.sign(dx), 0]
    : [0, Math.sign(dy)];
}
