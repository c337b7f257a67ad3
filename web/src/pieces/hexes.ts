/** Hexagons that stand on a corner, as the rules' directions say: east is to the right. Squashed as
 * the table is seen from in front. */
export const SQUASH = 0.86;

export function corners(radius: number, down = 0): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    const x = radius * Math.cos(angle);
    const y = radius * Math.sin(angle) * SQUASH + down;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(' ');
}

/** Where the tile of column `q` and row `r` lies, `radius` being that of a cell. */
export function centre(q: number, r: number, radius: number): { x: number; y: number } {
  return { x: Math.sqrt(3) * radius * (q + r / 2), y: 1.5 * radius * r * SQUASH };
}
