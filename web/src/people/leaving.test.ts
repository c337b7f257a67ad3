import { expect, test } from 'vitest';
import type { OpenTable } from '../net/people';
import { rowsAfter, STAYS, type Row } from './leaving';

const open = (table: string): OpenTable => ({
  table,
  game: 'incubation',
  options: {},
  hints: true,
  seats: [],
  changed: 0,
  clock: null,
  welcome: 'all',
});
const named = (rows: Row[]): string[] =>
  rows.map((row) => row.open.table + (row.gone === null ? '' : '!'));

test('a table that is gone stays in its place for a while, then leaves', () => {
  let rows = rowsAfter([], ['a', 'b', 'c'].map(open), 0);
  rows = rowsAfter(rows, ['a', 'c'].map(open), 1000);
  expect(named(rows)).toEqual(['a', 'b!', 'c']);
  rows = rowsAfter(rows, ['a', 'c', 'd'].map(open), 1000 + STAYS - 1);
  expect(named(rows)).toEqual(['a', 'b!', 'c', 'd']);
  rows = rowsAfter(rows, ['a', 'c', 'd'].map(open), 1000 + STAYS);
  expect(named(rows)).toEqual(['a', 'c', 'd']);
});

test('a table that comes back is open again, and the last one may go too', () => {
  let rows = rowsAfter([], [open('a')], 0);
  rows = rowsAfter(rows, [], 10);
  expect(named(rows)).toEqual(['a!']);
  expect(named(rowsAfter(rows, [open('a')], 20))).toEqual(['a']);
  expect(rowsAfter(rows, [], 10 + STAYS)).toEqual([]);
});
