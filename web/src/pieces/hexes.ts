/** The corners of a hexagon with a flat top, squashed as the table is seen from in front. */
export const SQUASH = 0.86;

export function corners(radius: number, down = 0): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    const x = radius * Math.cos(angle);
    const y = radius * Math.sin(angle) * SQUASH + down;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }).join(' ');
}

/** Where the tile of column `q` and row `r` lies, `radius` being that of a cell. */
export function centre(q: number, r: number, radius: number): { x: number; y: number } {
  return { x: q * 1.5 * radius, y: (r + q / 2) * Math.sqrt(3) * radius * SQUASH };
}
