import { beforeEach, describe, expect, it } from 'vitest';
import type { MyGame } from '../net/people';
import { forgetList, keepList, keptList } from './kept';

const game = (table: string): MyGame => ({
  table,
  game: 'incubation',
  options: {},
  hints: false,
  state: 'running',
  seats: [],
  yours: [0],
  host: true,
  listed: false,
  acting: [0],
  changed: 1,
  said: {},
  scores: [],
  winners: [],
  by: null,
  glance: null, round: null, rounds: null,
  clock: null,
  left: null,
});

describe('the list of last time', () => {
  beforeEach(() => localStorage.clear());

  it('is there again, bounded', () => {
    const games = Array.from({ length: 40 }, (_, i) => game(`t${i}`));
    keepList({ person: null, games, finished: 3 }, 2);
    expect(keptList()?.games.map(({ table }) => table)).toEqual(
      Array.from({ length: 24 }, (_, i) => `t${i}`),
    );
    forgetList();
    expect(keptList()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is none where something else was kept', () => {
    for (const kept of ['', '{', '3', '{"games":[{}],"finished":1}', '{"games":{},"finished":1}']) {
      localStorage.setItem('coffret-mine', kept);
      expect(keptList()).toBeNull();
    }
  });
});
