import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Tempo } from './tempo.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  settings.others = 'normal';
});
afterEach(() => vi.useRealTimers());

/** How long a turn of this many moments is shown, each drawn in 700 ms, silent ones in none. */
function told(moments: number, turn: number, silent = 0): number {
  const tempo = new Tempo();
  tempo.turn = turn;
  tempo.enter();
  const from = Date.now();
  for (let i = 0; i < moments + silent; i += 1) {
    let over = false;
    tempo.begin(1, 0, () => (over = true), i >= moments);
    tempo.takes(i >= moments ? 0 : 700 / tempo.hurry);
    while (!over) vi.advanceTimersByTime(1);
  }
  return Date.now() - from;
}

it('tells a turn of another in its time, however many moments it has', () => {
  expect(told(3, 4000)).toBeGreaterThan(2500);
  for (const moments of [5, 8, 14, 30]) expect(told(moments, 4000)).toBeLessThanOrEqual(4000);
  expect(told(8, Infinity)).toBeGreaterThan(7000);
});

it('does not wait where there was nothing to look at', () => {
  expect(told(2, 4000, 6)).toBeLessThan(2100);
});

it('starts again with the next player', () => {
  const tempo = new Tempo();
  tempo.turn = 4000;
  tempo.enter();
  for (let i = 0; i < 20; i += 1) {
    tempo.begin(1, 0, () => undefined);
    tempo.takes(700 / tempo.hurry);
  }
  expect(tempo.hurry).toBeGreaterThan(3);
  tempo.begin(2, 0, () => undefined);
  expect(tempo.hurry).toBe(1);
  tempo.begin(null, 0, () => undefined);
  expect(tempo.hurry).toBe(1);
});
