import { expect, test } from 'vitest';
import { sizeOf, type Size } from '../../table/size';
import { planOf } from './layout';

const WINDOWS: [number, number, Size][] = [
  [2560, 1440, 'large'],
  [1680, 1050, 'large'],
  [1679, 900, 'desktop'],
  [1400, 780, 'desktop'],
  [1399, 900, 'tablet'],
  [1024, 768, 'tablet'],
  [720, 1000, 'tablet'],
  [719, 1000, 'phone'],
  [360, 640, 'phone'],
  [844, 390, 'lying'],
  [667, 375, 'lying'],
  [1300, 479, 'lying'],
  [480, 479, 'lying'],
];

test.each(WINDOWS)('a window of %i × %i is %s', (width, height, size) => {
  expect(sizeOf(width, height)).toBe(size);
});

test.each<[Size, number, number, number]>([
  ['desktop', 836, 828, 430],
  ['large', 1236, 1368, 600],
  ['tablet', 984, 634, 290],
  ['tablet', 780, 1046, 500],
])('at %s the mat keeps its height', (size, width, height, least) => {
  const plan = planOf(size, { width, height });
  expect(height - plan.slab - 92).toBeGreaterThanOrEqual(least);
});

test('on the smallest phone nothing is lost: mat, board and tray fill the room', () => {
  const { slab, tray } = planOf('phone', { width: 348, height: 495 });
  expect(495 - slab - tray - 12).toBeGreaterThanOrEqual(210);
});
