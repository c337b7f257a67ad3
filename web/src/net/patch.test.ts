import { expect, test } from 'vitest';
import { patched } from './patch';

const view = { round: 1, players: [{ coins: 3, dragons: ['a'] }, { coins: 0, dragons: [] }] };

test('a value deep in the view is replaced, and the old view stays', () => {
  const now = patched(view, { 'players/0/coins': 5 });
  expect(now).toEqual({ ...view, players: [{ coins: 5, dragons: ['a'] }, view.players[1]] });
  expect(view.players[0]!.coins).toBe(3);
});

test('unchanged parts are shared', () => {
  const now = patched(view, { 'players/0/coins': 5 }) as typeof view;
  expect(now.players[1]).toBe(view.players[1]);
});

test('a position just past the end adds an item', () => {
  const now = patched(view, { 'players/0/dragons/1': 'b' }) as typeof view;
  expect(now.players[0]!.dragons).toEqual(['a', 'b']);
});

test('the empty path is the whole view', () => {
  expect(patched(view, { '': { round: 2 } })).toEqual({ round: 2 });
});
