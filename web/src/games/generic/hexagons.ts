/** Places on a map of hexagons that stand on a corner: neighbours lie east and west. */

const SIZE = 40;
const WIDTH = Math.sqrt(3) * SIZE;
const MARGIN = 4;

export interface HexMapOf {
  places: { x: number; y: number }[];
  /** The part of the drawing that holds them all. */
  box: string;
  width: number;
}

/** Columns run east, rows south-east. */
export function hexagons(at: { q: number; r: number }[]): HexMapOf {
  const places = at.map(({ q, r }) => ({ x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r }));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const top = Math.min(...ys) - SIZE - MARGIN;
  const width = Math.max(...xs) + WIDTH / 2 + MARGIN - left;
  const height = Math.max(...ys) + SIZE + MARGIN - top;
  return { places, box: `${left} ${top} ${width} ${height}`, width };
}

export const corners = `M${[0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(SIZE * Math.cos(angle)).toFixed(2)},${(SIZE * Math.sin(angle)).toFixed(2)}`;
  })
  .join(' L')} Z`;
