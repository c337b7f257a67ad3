import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
const hasTables = vi.hoisted(() => vi.fn());
vi.mock('../net/api', () => ({ call }));
vi.mock('../net/line', () => ({ hasTables, HERE: 'here-' }));

import { gamesHere, joined, keptHere } from './here';

const list = (...tables: string[]) => ({
  person: null,
  finished: tables.length,
  games: tables.map((table) => ({
    table, game: 'incubation', said: {}, glance: null, seats: [], yours: [], acting: [], scores: [], winners: [],
  })),
}) as never;

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
});

it('asks the tables only where they run, and keeps what they said', async () => {
  hasTables.mockReturnValue(false);
  expect(await gamesHere()).toBeNull();
  expect(call).not.toHaveBeenCalled();
  hasTables.mockReturnValue(true);
  call.mockResolvedValueOnce(list('here-1'));
  expect(await gamesHere()).toEqual(list('here-1'));
  hasTables.mockReturnValue(false);
  expect(await gamesHere()).toEqual(keptHere());
  expect(keptHere()).toEqual(list('here-1'));
});

it('shows the list of last time where the tables fail', async () => {
  hasTables.mockReturnValue(true);
  call.mockResolvedValueOnce(list('here-1')).mockRejectedValueOnce(new Error('taken'));
  await gamesHere();
  expect(await gamesHere()).toEqual(list('here-1'));
});

it('joins both lists', () => {
  expect(joined(list('a'), list('here-1'))).toEqual(list('a', 'here-1'));
  expect(joined(null, list('here-1'))).toEqual(list('here-1'));
  expect(joined(list('a'), null)).toEqual(list('a'));
});
