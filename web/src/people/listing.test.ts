import { expect, test } from 'vitest';
import type { MyGame } from '../net/people';
import { ago, inOrder, others } from './listing';

function game(table: string, changes: Partial<MyGame> = {}): MyGame {
  return {
    table,
    game: 'incubation',
    options: {},
    hints: true,
    state: 'running',
    seats: [{ kind: 'person', name: 'Ada' }, { kind: 'bot', name: 'Otto', level: 'casual' }],
    yours: [0],
    host: true,
    listed: false,
    acting: [0],
    changed: 100,
    said: {},
    scores: [],
    winners: [],
    by: null,
    glance: null,
    round: null,
    rounds: null,
    clock: null,
    left: null,
    ...changes,
  };
}

const names = (games: MyGame[]): string[] => games.map(({ table }) => table);

test('what waits comes first, the longest waiting first', () => {
  const played = [
    game('new', { changed: 300 }),
    game('old', { changed: 200 }),
    game('theirs', { acting: [1] }),
    game('open', { state: 'waiting', acting: [], changed: 150 }),
    game('over', { state: 'over', acting: [] }),
    game('locked', { state: 'locked' }),
    game('bot', {
      changed: 50,
      seats: [{ kind: 'person', name: 'Ada', level: 'casual' }, { kind: 'bot', level: 'casual' }],
    }),
  ];
  const { yours, running, finished } = inOrder(played);
  expect(names(yours)).toEqual(['old', 'new']);
  expect(names(running)).toEqual(['open', 'theirs', 'bot']);
  expect(names(finished)).toEqual(['over']);
});

test('the others are those of the other seats', () => {
  expect(others(game('a'))).toEqual(['Otto']);
});

test.each([
  [5, 'now'],
  [130, '2 min. ago'],
  [7300, '2 hr. ago'],
  [90_000, 'yesterday'],
])('%i seconds ago is %s', (seconds, text) => {
  expect(ago(1000, 'en', (1000 + seconds) * 1000)).toBe(text);
});
