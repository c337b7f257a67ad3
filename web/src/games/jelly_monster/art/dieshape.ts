/** The measures of a die by its size: worked out once, since a board has dozens of few sizes. */

export interface DieShape {
  /** Half its size, its depth, the corners' radius and the outline's width. */
  h: number;
  depth: number;
  r: number;
  line: number;
  /** The upper edge of the face. */
  top: number;
  /** It wears its seat's symbol. */
  signed: boolean;
  /** Too small for pips: it shows a numeral. */
  numeral: boolean;
  tiny: boolean;
  /** The middle of the face, and a pip's size. */
  my: number;
  pip: number;
  /** By face, a line of dots: each pip is a stroke without length. */
  pips: string[];
  /** The width of a ghost's edge, and of the light on a die's. */
  edge: number;
  shine: number;
  /** The symbol's place and scale. */
  at: number;
  scale: number;
  /** How far the ring is from the die. */
  off: number;
  dash: string;
  /** Through a cancelled die, beside the middle: the centre pip still marks a 1, 3 or 5. */
  stroke: string;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1.15], [-1, 0], [-1, 1.15], [1, -1.15], [1, 0], [1, 1.15]],
];

const known = new Map<number, DieShape>();

export function dieShape(size: number): DieShape {
  let shape = known.get(size);
  if (shape === undefined) {
    if (known.size > 200) known.clear(); // a window that is dragged wider has many sizes
    shape = measured(size);
    known.set(size, shape);
  }
  return shape;
}

function measured(size: number): DieShape {
  const u = size / 60;
  const h = size / 2;
  const depth = size < 18 ? 1.8 : Math.max(2.5, 7 * u);
  const signed = size >= 34;
  const tiny = size < 14;
  const line = Math.max(tiny ? 1 : 1.4, 2.6 * u);
  const mx = signed ? -4.5 * u : 0;
  const my = (signed ? -5 : 0) * u - depth / 2;
  const step = (signed ? 10.4 : 12.5) * u;
  return {
    h,
    depth,
    r: Math.max(3.6, 14 * u),
    line,
    top: -h - depth / 2,
    signed,
    numeral: size < 18,
    tiny,
    my,
    pip: (size < 30 ? 5.6 : 4.8) * u,
    pips: PIPS.map((pips) =>
      pips.map(([column, row]) => `M${mx + column * step},${my + row * step}h0`).join(''),
    ),
    edge: tiny ? line : line + 0.4,
    shine: Math.max(0.9, size / 37.5),
    at: 19.5 * u,
    scale: 0.65 * u,
    off: tiny ? 1 : size < 34 ? 2.2 : 3.4,
    dash: `${5 * Math.max(u, 0.6)} ${3.4 * Math.max(u, 0.6)}`,
    stroke: `M${h + 1},${-h - 1 + h * 0.4 - depth / 2} L${-h - 1 + h * 0.4},${h + 1 - depth / 2}`,
  };
}
