/** Where a piece lies on the board that draws it: its centre, and its size. */
export interface Placed {
  x?: number;
  y?: number;
  scale?: number;
}

/** Outlines grow and shrink with their piece, but never below what the eye still sees as ink. */
export const THINNEST = 1.4;
/** Nor above what still is a line. */
export const THICKEST = 4.4;

export function line(width: number, scale: number): number {
  return Math.min(Math.max(width, THINNEST / scale), THICKEST / scale);
}

/** Below this size in pixels a piece shows one large symbol instead of its pattern. */
export const SMALL = 40;
