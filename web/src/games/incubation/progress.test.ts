import { expect, test } from 'vitest';
import { progressOf } from './progress';
import type { EggCard, Objective, Player } from './types';

const egg = (kind: EggCard['kind']): EggCard => ({
  id: kind,
  kind,
  colours: kind === 'mystery' ? [] : kind === 'hybrid' ? ['ruby', 'jade'] : [kind],
  water: 1,
  fire: 1,
  points: 3,
});
const player = (coins: number, ...kinds: EggCard['kind'][]): Player => ({
  points: 0,
  coins,
  incubators: [null, null],
  dragons: kinds.map(egg),
  objectives: [],
});
const asks = (what: Partial<Objective>): Objective => ({
  id: 'some',
  points: 4,
  dragons: {},
  same: 0,
  different: 0,
  total: 0,
  coins: 0,
  claimed_by: null,
  ...what,
});

test('dragons of a colour and coins are counted', () => {
  const { dragons, coins, met } = progressOf(
    asks({ dragons: { ruby: 3 }, coins: 10 }),
    player(6, 'ruby', 'ruby', 'azure'),
  );
  expect(dragons.map(({ by }) => by)).toEqual(['ruby', 'ruby', null]);
  expect(coins).toEqual({ has: 6, asked: 10 });
  expect(met).toBe(false);
});

test('a mystery fills what is missing', () => {
  const { dragons, met } = progressOf(
    asks({ different: 3 }),
    player(0, 'ruby', 'jade', 'mystery'),
  );
  expect(dragons.map(({ by }) => by)).toEqual(['ruby', 'jade', 'mystery']);
  expect(met).toBe(true);
});

test('the most of one colour count for dragons that are alike', () => {
  const { dragons } = progressOf(asks({ same: 2 }), player(0, 'ruby', 'jade', 'jade'));
  expect(dragons.map(({ by }) => by)).toEqual(['jade', 'jade']);
});

test('a spectator without a seat has nothing', () => {
  expect(progressOf(asks({ coins: 12 }), undefined).met).toBe(false);
});
