import { expect, test } from 'vitest';
import { all } from './moments';
import { progressOf } from './progress';
import type { Objective, Player } from './types';

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

const player = (coins: number, ...progress: Player['progress']): Player => ({
  points: 0,
  coins,
  incubators: [null, null],
  dragons: [],
  objectives: [],
  progress,
});

test('what fills a card comes from the view, and so does whether it is met', () => {
  const objective = asks({ dragons: { ruby: 2, jade: 1 }, coins: 10 });
  const found = progressOf(
    objective,
    1,
    player(6, { filled: [], met: true }, { filled: ['ruby', null, 'mystery'], met: false }),
  );
  expect(found.dragons).toEqual([
    { colour: 'ruby', by: 'ruby' },
    { colour: 'ruby', by: null },
    { colour: 'jade', by: 'mystery' },
  ]);
  expect(found.coins).toEqual({ has: 6, asked: 10 });
  expect(found.met).toBe(false);
});

test('dragons of any colour have none of their own', () => {
  const found = progressOf(asks({ total: 2 }), 0, player(0, { filled: ['jade', 'mystery'], met: true }));
  expect(found.dragons.map(({ colour }) => colour)).toEqual([null, null]);
  expect(found.met).toBe(true);
});

test('a spectator without a seat has nothing', () => {
  const found = progressOf(asks({ same: 2, coins: 12 }), 0);
  expect(found.dragons.map(({ by }) => by)).toEqual([null, null]);
  expect(found.met).toBe(false);
});

test('cards of recorded games have as many dragons as the view fills', () => {
  for (const { view } of all) {
    for (const each of view.players) {
      view.objectives.forEach((objective, place) => {
        const { dragons } = progressOf(objective, place, each);
        expect(dragons).toHaveLength(each.progress[place]!.filled.length);
      });
    }
  }
});
