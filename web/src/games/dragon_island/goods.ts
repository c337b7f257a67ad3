/** Goods laid out in a small space: each by itself up to six, else kinds with their number. */
import { COLOURS, total, type Colour, type Goods } from './types';

export interface Laid {
  colour: Colour;
  /** More than one: its number is written. */
  count: number | null;
  x: number;
  y: number;
  scale: number;
}

const SINGLE = 6;
const WIDEST = 4;

export function laidOut(goods: Goods): Laid[] {
  const single = total(goods) <= SINGLE;
  const items: [Colour, number | null][] = single
    ? COLOURS.flatMap((colour) =>
        Array<[Colour, null]>(goods[colour] ?? 0).fill([colour, null]),
      )
    : COLOURS.filter((colour) => goods[colour]).map((colour) => [colour, goods[colour]!]);
  const most = single ? WIDEST : 3;
  const per = items.length <= most ? items.length : Math.ceil(items.length / 2);
  const rows = Math.ceil(items.length / Math.max(per, 1));
  const step = single ? (per > 3 ? 16.5 : 19) : 25;
  return items.map(([colour, count], i) => {
    const row = Math.floor(i / per);
    const inRow = Math.min(per, items.length - row * per);
    return {
      colour,
      count,
      x: ((i % per) - (inRow - 1) / 2) * step,
      y: (row - (rows - 1) / 2) * (single ? 23 : 20),
      scale: single ? (per > 3 ? 0.68 : 0.78) : 0.54,
    };
  });
}

/** Goods one by one, in the order of colours. */
export const oneByOne = (goods: Goods): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(goods[colour] ?? 0).fill(colour));
