import { afterEach, expect, test, vi } from 'vitest';

import { Clock } from './clock';

afterEach(() => vi.useRealTimers());

/** A device on which time passes only by `vi.advanceTimersByTime`. */
function still(): Clock {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  return new Clock();
}

test('before anything was said there is no time', () => {
  const clock = still();
  expect(clock.runs).toBe(false);
  clock.set(5_000);
  expect(clock.runs).toBe(true);
  expect(clock.now()).toBe(5_000);
});

test('a wrong wall clock, or one that is set while a round runs, changes nothing', () => {
  const clock = still();
  clock.set(5_000);
  vi.setSystemTime(new Date('1999-12-31'));
  vi.advanceTimersByTime(300);
  expect(clock.now()).toBe(5_300);
});

test('the answer with the shortest way counts, half of its way taken off', () => {
  const clock = still();
  let sent = performance.now();
  vi.advanceTimersByTime(300);
  clock.measured(sent, 1_000); // now at the table it is 1 150
  expect(clock.now()).toBe(1_150);
  sent = performance.now();
  vi.advanceTimersByTime(10);
  clock.measured(sent, 1_158);
  expect(clock.now()).toBe(1_163);
  sent = performance.now();
  vi.advanceTimersByTime(500);
  clock.measured(sent, 9_999);
  expect(clock.now()).toBe(1_663);
});

test('after a minute a longer way counts, too: clocks of devices drift', () => {
  const clock = still();
  let sent = performance.now();
  clock.measured(sent, 1_000);
  vi.advanceTimersByTime(60_000);
  sent = performance.now();
  vi.advanceTimersByTime(20);
  clock.measured(sent, 62_000);
  expect(clock.now()).toBe(62_010);
});
