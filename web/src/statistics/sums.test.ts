import { expect, test } from 'vitest';
import { mostOften, summed } from './sums';

test('counts of several games are added up', () => {
  const of: Record<string, number[]>[] = [{ people: [3, 1], casual: [2, 2] }, { people: [4, 0] }];
  expect(summed(of, ['beginner', 'casual', 'people'])).toEqual({ casual: [2, 2], people: [7, 1] });
  expect(Object.keys(summed([{ 3: [1, 0] }, { 2: [1, 1] }]))).toEqual(['2', '3']);
});

test('a person counts once over all games, and two of one name are two', () => {
  const of = (game: string, name: string, tag: number, games: number) => ({ game, name, tag, games });
  const company = [
    of('incubation', 'Bo', 1, 4),
    of('incubation', 'Ada', 7, 3),
    of('megalomania', 'Bo', 1, 2),
    of('megalomania', 'Ada', 8, 9),
  ];
  const all = mostOften(company, ['incubation', 'megalomania']);
  expect(all.map(({ tag, games }) => [tag, games])).toEqual([[8, 9], [1, 6], [7, 3]]);
  expect(mostOften(company, ['incubation']).map(({ tag }) => tag)).toEqual([1, 7]);
  expect(company[0]!.games).toBe(4);
});
