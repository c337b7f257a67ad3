import { expect, test } from 'vitest';
import { hexagons } from './hexagons';

test('neighbours lie a hexagon apart, and all are in the picture', () => {
  const beside = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].map(([q, r]) => ({ q: q!, r: r! }));
  const { places, box } = hexagons([{ q: 0, r: 0 }, ...beside]);
  const [left, top, width, height] = box.split(' ').map(Number) as [number, number, number, number];
  for (const { x, y } of places.slice(1)) expect(Math.hypot(x, y)).toBeCloseTo(40 * Math.sqrt(3));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
});
