/** Where cells lie on the sea, and how the eye and the arrow keys find them. */
import { centre, SQUASH } from '../../pieces/hexes';
import { DIRECTIONS, type Cell, type Direction } from './types';

export const STEPS: Record<Direction, Cell> = {
  east: { q: 1, r: 0 },
  'north-east': { q: 1, r: -1 },
  'north-west': { q: 0, r: -1 },
  west: { q: -1, r: 0 },
  'south-west': { q: -1, r: 1 },
  'south-east': { q: 0, r: 1 },
};

export const cellKey = ({ q, r }: Cell): string => `${q}_${r}`;

export const beside = ({ q, r }: Cell, direction: Direction): Cell => ({
  q: q + STEPS[direction].q,
  r: r + STEPS[direction].r,
});

/** Those of some cells that touch one. */
export function touching<C extends Cell>(cell: Cell, cells: readonly C[]): C[] {
  const around = new Set(DIRECTIONS.map((direction) => cellKey(beside(cell, direction))));
  return cells.filter((other) => around.has(cellKey(other)));
}

/** A box in radii of a cell, around the middle of the Keep. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half a cell to each side; a piece may stand a little above its cell, its side is below it. */
const SIDE = 0.87;
const ABOVE = 1.05;
const BELOW = 1.02;

export function boxOf(cells: readonly Cell[]): Box {
  const at = cells.map(({ q, r }) => centre(q, r, 1));
  const xs = at.map(({ x }) => x);
  const ys = at.map(({ y }) => y);
  return {
    left: Math.min(...xs) - SIDE,
    right: Math.max(...xs) + SIDE,
    top: Math.min(...ys) - ABOVE,
    bottom: Math.max(...ys) + BELOW,
  };
}

export interface Pose {
  /** Where the Keep's middle is, in pixels from the frame's corner. */
  x: number;
  y: number;
  radius: number;
}

export interface Extent {
  width: number;
  height: number;
}

const MARGIN = 12;
export const LARGEST = 58;

/** The least that a smaller drawing may be, so that nothing lies in the corner. */
const SMALLER = 0.8;
/** The part of a cell that must not be covered: its points may. */
const SEEN = 0.8;

/** All cells in the frame, as large as they fit, in the middle; and beside what lies over its lower
 * left corner, if a little moving does it. */
export function fitted(
  cells: readonly Cell[],
  frame: Extent,
  least = 0,
  largest = LARGEST,
  corner: Extent = { width: 0, height: 0 },
): Pose {
  const box = boxOf(cells);
  const within = (width: number, height: number): Pose => {
    const radius = Math.max(
      least,
      Math.min(
        largest,
        (width - 2 * MARGIN) / (box.right - box.left),
        (height - 2 * MARGIN) / (box.bottom - box.top),
      ),
    );
    return {
      radius,
      x: frame.width - width / 2 - (radius * (box.left + box.right)) / 2,
      y: height / 2 - (radius * (box.top + box.bottom)) / 2,
    };
  };
  const middle = within(frame.width, frame.height);
  const { right, up } = ways(cells, middle, frame, corner);
  if (right <= 0 || up <= 0) return middle;
  const { x, y, radius } = middle;
  const room = {
    right: frame.width - MARGIN - (x + radius * box.right),
    up: y + radius * box.top - MARGIN,
  };
  if (right <= room.right && (right <= up || up > room.up)) return { ...middle, x: x + right };
  if (up <= room.up) return { ...middle, y: y - up };
  const aside = within(frame.width - corner.width, frame.height);
  const above = within(frame.width, frame.height - corner.height);
  const other = aside.radius > above.radius ? aside : above;
  return other.radius >= radius * SMALLER ? other : middle;
}

/** How far to the right, or else up, cells are to be moved so that none lies in the corner. */
function ways(
  cells: readonly Cell[],
  pose: Pose,
  frame: Extent,
  corner: Extent,
): { right: number; up: number } {
  const [half, tall] = [pose.radius * SIDE * SEEN, pose.radius * SQUASH * SEEN];
  let [right, up] = [0, 0];
  for (const cell of cells) {
    const { x, y } = seenAt(cell, pose);
    const into = { right: corner.width - (x - half), up: y + tall - (frame.height - corner.height) };
    if (into.right <= 0 || into.up <= 0) continue;
    right = Math.max(right, into.right);
    up = Math.max(up, into.up);
  }
  return { right, up };
}

/** Where a cell's middle is in the frame. */
export function seenAt({ q, r }: Cell, pose: Pose): { x: number; y: number } {
  const { x, y } = centre(q, r, pose.radius);
  return { x: pose.x + x, y: pose.y + y };
}

/** Whether a whole cell can be seen. */
export function isInside(cell: Cell, pose: Pose, frame: Extent, inset = 0): boolean {
  const { x, y } = seenAt(cell, pose);
  const [half, tall] = [pose.radius * SIDE + inset, pose.radius * SQUASH + inset];
  return x >= half && x <= frame.width - half && y >= tall && y <= frame.height - tall;
}

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** The cell an arrow leads to. Left and right are west and east. Up and down lead to the nearer of
 * two cells to the column one came from (`column`, in half cells); `other`: to the other one. */
export function walked(
  from: Cell,
  arrow: Arrow,
  column: number,
  has: (cell: Cell) => boolean,
  other = false,
): Cell | null {
  if (arrow === 'left' || arrow === 'right') {
    const next = beside(from, arrow === 'right' ? 'east' : 'west');
    return has(next) ? next : null;
  }
  const ways: Direction[] =
    arrow === 'up' ? ['north-west', 'north-east'] : ['south-west', 'south-east'];
  const found = ways.map((way) => beside(from, way)).filter(has);
  found.sort((a, b) => Math.abs(columnOf(a) - column) - Math.abs(columnOf(b) - column));
  return (other ? (found[1] ?? found[0]) : found[0]) ?? null;
}

/** How far to the east a cell is, in half cells. */
export const columnOf = ({ q, r }: Cell): number => 2 * q + r;

/** Cells in the order one reads: rows from above, each from the west. */
export const readingOrder = <C extends Cell>(cells: readonly C[]): C[] =>
  [...cells].sort((a, b) => a.r - b.r || a.q - b.q);
