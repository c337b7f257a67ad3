import { expect, test } from 'vitest';
import { apart, chartOf, type Line } from './chart';
import { commitmentOf, isBound } from './verify';
import type { Entry } from '../table/timeline.svelte';

const entry = (scores: number[]): Entry => ({
  n: 0,
  view: {},
  seat: null,
  events: [],
  texts: [],
  scores,
});
const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

test('a commitment is what the Python side makes of the same secret', () => {
  const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  expect(commitmentOf(seed)).toBe('ad3f87e5f162dd1d27c9807e59ac54baad624536cf374016127744d2b951ba26');
  expect(isBound(seed, commitmentOf(seed))).toBe(true);
  expect(isBound(seed.replace('00', '01'), commitmentOf(seed))).toBe(false);
  expect(isBound('no seed', commitmentOf(seed))).toBe(false);
});

test('a line climbs in steps and ends at the last score', () => {
  const chart = chartOf([entry([0]), entry([0]), entry([20])], frame);
  expect(chart.lines[0]).toMatchObject({ path: 'M0,100H100V0H100', last: 20, x: 100, y: 0 });
});

test('round numbers stand beside the chart', () => {
  const chart = chartOf([entry([0, 0]), entry([47, 31])], frame);
  expect(chart.marks.map((mark) => mark.score)).toEqual([0, 20, 40, 60]);
});

test('scores below zero have their place', () => {
  const chart = chartOf([entry([0]), entry([-3])], frame);
  expect(chart.marks[0]!.score).toBeLessThanOrEqual(-3);
  expect(chart.lines[0]!.y).toBeLessThanOrEqual(100);
});

test('labels of equal scores do not cover each other', () => {
  const line = (seat: number, y: number): Line => ({ seat, y, x: 0, path: '', last: 0 });
  const places = apart([line(0, 10), line(1, 10), line(2, 12)], 16);
  expect([...places.values()]).toEqual([10, 26, 42]);
});
