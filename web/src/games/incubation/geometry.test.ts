import { expect, test } from 'vitest';
import {
  ARMS,
  EDGE,
  HUB,
  SECTIONS,
  at,
  middleOf,
  nextOf,
  placeOf,
  sectionPath,
  sideOf,
  spinnerAngle,
  stackAt,
  SYMBOL_AT,
  SYMBOL_SCALE,
  stackSize,
  type StackSize,
} from './geometry';
import { GOODS } from './types';

/** A stack as discs: its tokens, the edge below, and the number. */
function discs(section: number, good: (typeof GOODS)[number], count: number, size: StackSize) {
  const stack = stackAt(placeOf(section, good), count, sideOf(section, good), size);
  const radius = 15.9 * size.token;
  const tokens = stack.tokens.map(({ x, y }) => ({ x, y, radius }));
  const low = tokens[0]!;
  const edge = { ...low, y: low.y + 2.8 * size.token };
  const badge = stack.badge ? [{ ...stack.badge, radius: 9.4 * size.badge }] : [];
  return [...tokens, edge, ...badge];
}

const COUNTS = [1, 2, 3, 4, 12];
const SIZES: [string, number, number][] = [
  ['on a desktop', 1, 0],
  ['on a small desktop', 0.8, -1.5],
  ['on a phone', 0.57, -2],
];

test.each(SIZES)('full sections never overlap %s', (_, pixels, allowed) => {
  const size = stackSize(pixels);
  for (let section = 0; section < SECTIONS; section += 1) {
    for (const first of GOODS) {
      for (const second of GOODS.slice(GOODS.indexOf(first) + 1)) {
        for (const a of COUNTS.flatMap((count) => discs(section, first, count, size))) {
          for (const b of COUNTS.flatMap((count) => discs(section, second, count, size))) {
            const gap = Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
            expect(gap).toBeGreaterThanOrEqual(allowed);
          }
        }
      }
    }
  }
});

test('treasures lie inside their section, and leave its symbol free', () => {
  const size = stackSize(1);
  for (let section = 0; section < SECTIONS; section += 1) {
    for (const good of GOODS) {
      for (const { x, y, radius } of discs(section, good, 4, size)) {
        const symbol = at(SYMBOL_AT, middleOf(section));
        const free = Math.hypot(x - symbol.x, y - symbol.y) - radius;
        expect(free).toBeGreaterThanOrEqual(10 * SYMBOL_SCALE);
        const distance = Math.hypot(x, y);
        expect(distance - radius).toBeGreaterThanOrEqual(HUB);
        expect(distance + radius).toBeLessThanOrEqual(EDGE);
        for (const side of [-1, 1]) {
          const border = at(1, middleOf(section) + side * 22.5);
          const away = Math.abs(x * border.y - y * border.x);
          expect(away).toBeGreaterThanOrEqual(radius);
        }
      }
    }
  }
});

test('numbers are never smaller than 12 pixels', () => {
  for (const pixels of [0.45, 0.6, 0.8, 1, 1.3]) {
    expect(12.5 * stackSize(pixels).badge * pixels).toBeGreaterThanOrEqual(11.99);
  }
});

test('the spinner points at the middle of its section, and turns by an eighth', () => {
  for (let section = 0; section < SECTIONS; section += 1) {
    // An arm is drawn upwards; directions count from the right.
    expect(spinnerAngle(section) - 90).toBeCloseTo(middleOf(section));
    const turn = spinnerAngle(nextOf(section)) - spinnerAngle(section);
    expect(((turn % 360) + 360) % 360).toBeCloseTo(45);
  }
});

test('the arms keep their distance', () => {
  const pointed = GOODS.map((good) => (2 + ARMS[good]) % SECTIONS);
  expect(pointed).toEqual([2, 5, 0]);
});

test('a section is a closed path between hub and edge', () => {
  expect(sectionPath(0)).toMatch(/^M.*Z$/);
  expect(sectionPath(0)).toContain(`A${EDGE},${EDGE}`);
  expect(sectionPath(0)).toContain(`A${HUB},${HUB}`);
  expect(sectionPath(0, 4)).toContain(`A${EDGE - 4},${EDGE - 4}`);
});
