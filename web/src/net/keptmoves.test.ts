import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMoves, KeptMoves } from './keptmoves';

const move = (id: string): { type: string; id: string } => ({ type: 'move', id });

beforeEach(() => {
  vi.useRealTimers();
  forgetMoves();
});

test('a move is kept for its table and seat until it is answered', () => {
  new KeptMoves('a/0').add(move('one'));
  new KeptMoves('b/0').add(move('two'));
  expect(new KeptMoves('a/0').all()).toEqual([move('one')]);
  expect(new KeptMoves('a/1').all()).toEqual([]);
  new KeptMoves('a/0').remove('one');
  expect(new KeptMoves('a/0').all()).toEqual([]);
  expect(new KeptMoves('b/0').all()).toEqual([move('two')]);
});

test('what is broken or days old is not sent', () => {
  vi.useFakeTimers({ now: 0 });
  new KeptMoves('a/0').add(move('one'));
  vi.setSystemTime(4 * 24 * 3600 * 1000);
  expect(new KeptMoves('a/0').all()).toEqual([]);
  localStorage.setItem('coffret-moves', '{');
  expect(new KeptMoves('a/0').all()).toEqual([]);
  vi.useRealTimers();
});
