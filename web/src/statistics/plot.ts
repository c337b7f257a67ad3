/** Plots in pixels: where values stand, and which lines to draw. */

export interface Scale {
  least: number;
  most: number;
  /** The lines, from below. */
  ticks: number[];
  /** From the top, in pixels. */
  at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const LINES = 5;

/** A scale with round lines around all values; `low` pixels are the lowest place, 0 the highest. */
export function scaleOf(values: readonly number[], low: number, high: number): Scale {
  const smallest = Math.min(...values);
  const largest = Math.max(...values);
  const step = STEPS.find((each) => (largest - smallest) / each <= LINES) ?? STEPS.at(-1)!;
  const least = Math.floor(smallest / step) * step;
  const most = Math.max(least + step, Math.ceil(largest / step) * step);
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step);
  return { least, most, ticks, at: (value) => low - ((value - least) / (most - least)) * (low - high) };
}

/** Where the games of a plot stand, one after the other. */
export const across = (count: number, left: number, right: number) => (game: number): number =>
  count === 1 ? (left + right) / 2 : left + (game / (count - 1)) * (right - left);

export const line = (points: readonly [x: number, y: number][]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The mean of each value and those before it, five at most. */
export const meansOfFive = (values: readonly number[]): number[] =>
  values.map((_, i) => {
    const some = values.slice(Math.max(0, i - 4), i + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
