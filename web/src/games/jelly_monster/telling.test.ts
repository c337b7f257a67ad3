/** The scoring is shown in at most 20 seconds a round, however many questions come between. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moments as recorded } from './moments';
import type { Moment } from './scored';
import { Telling } from './telling.svelte';

vi.mock('../../table/sounds', () => ({ sound: () => undefined }));
vi.mock('../../settings.svelte', async (load) => ({
  ...(await load<typeof import('../../settings.svelte')>()),
  pace: (ms: number) => ms,
  wantsLessMotion: () => false,
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = recorded['scored-4']!.view;
const some = (count: number): Moment[] =>
  Array.from({ length: count }, () => ({ gains: [] }) as unknown as Moment);

/** Milliseconds until everything is shown. */
function told(telling: Telling): number {
  const began = Date.now();
  while (telling.over !== null) vi.advanceTimersByTime(50);
  return Date.now() - began;
}

test('a district takes 1.6 seconds where few are scored', () => {
  const telling = new Telling();
  telling.tell(some(3), view);
  expect(told(telling)).toBeCloseTo(4800, -2);
});

test.each([[[16]], [[8, 8]], [[4, 4, 4, 4]], [[7, 1, 7, 1]], [[1, 1, 14]]])(
  'a round of %s moments is told in 20 seconds',
  (parts) => {
    const telling = new Telling();
    let all = 0;
    for (const count of parts) {
      telling.tell(some(count), view);
      all += told(telling);
    }
    expect(all).toBeGreaterThan(8000);
    expect(all).toBeLessThanOrEqual(20_000);
    // The next round has its whole time again.
    telling.begin();
    telling.tell(some(1), view);
    expect(told(telling)).toBeCloseTo(1600, -2);
  },
);

test('a press skips all that is left', () => {
  const telling = new Telling();
  telling.tell(some(6), view);
  vi.advanceTimersByTime(2000);
  telling.skip();
  expect(telling.over).toBeNull();
  expect(told(telling)).toBe(0);
});
