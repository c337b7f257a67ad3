import { beforeEach, expect, test, vi } from 'vitest';
import { claimsOf, forget, recentTables, MOST, remember } from './recent';

beforeEach(() => localStorage.clear());

test('the table that was seen last comes first, once', () => {
  remember('a', 'incubation');
  remember('b', 'megalomania');
  remember('a', 'incubation');
  expect(recentTables().map((each) => each.table)).toEqual(['a', 'b']);
});

test('no more tables are kept than the bound, the oldest go', () => {
  for (let i = 0; i < MOST + 5; i += 1) remember(`t${i}`, 'incubation');
  expect(recentTables()).toHaveLength(MOST);
  expect(recentTables()[0]!.table).toBe(`t${MOST + 4}`);
  expect(recentTables().some((each) => each.table === 't4')).toBe(false);
});

test('claims stay with their table, and a new one replaces the old', () => {
  remember('a', 'incubation', { 1: 'one', 2: 'two' });
  remember('a', 'incubation');
  remember('a', 'incubation', { 2: 'new' });
  expect(claimsOf('a')).toEqual({ 1: 'one', 2: 'new' });
  expect(claimsOf('b')).toEqual({});
});

test('a table can be forgotten', () => {
  remember('a', 'incubation', { 1: 'one' });
  forget('a');
  expect(recentTables()).toEqual([]);
});

test('what others wrote there does no harm', () => {
  localStorage.setItem('coffret-tables', 'no JSON');
  expect(recentTables()).toEqual([]);
  localStorage.setItem('coffret-tables', '[1, null, {"table": 3}]');
  expect(recentTables()).toEqual([]);
  remember('a', 'incubation');
  expect(recentTables()).toHaveLength(1);
});

test('a browser that keeps nothing still plays', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  expect(() => remember('a', 'incubation')).not.toThrow();
  vi.restoreAllMocks();
});
