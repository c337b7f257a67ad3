import { expect, it } from 'vitest';
import { lookOf, RANKS } from './ranks';

const COLOURS = ['black', 'red', 'yellow', 'blue'];

it.each(RANKS)('draws two women and two men as %s, none like another', (rank) => {
  const looks = COLOURS.map((colour) => lookOf(rank, colour));
  expect(looks.filter(({ woman }) => woman)).toHaveLength(2);
  expect(new Set(looks.map(({ skin, hair }) => `${skin} ${hair}`)).size).toBe(4);
});
