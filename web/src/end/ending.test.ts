import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heading, ladder, ranked, reasons, turningPoint } from './ending';
import { scraps, stepsOf } from './podium';
import { wrapped } from './sharing';
import type { Result, Rung } from '../net/protocol';
import type { SeatInfo } from '../table/board';
import type { Entry } from '../table/timeline.svelte';
import { Words, type Words as Spoken } from '../texts/words.svelte';

const read = (path: string): string => readFileSync(path, 'utf-8');
const speaking = (language: 'en' | 'fr'): Spoken =>
  new Words(language, [
    read(`../src/coffret/texts/${language}.ftl`),
    read(`src/texts/${language}.ftl`),
    read(`../src/coffret/games/incubation/texts/${language}.ftl`),
  ]);
const words = speaking('en');

const seats = ['Ada', 'Otto', 'Nadia', 'Lin'].map(
  (name, seat): SeatInfo => ({ seat, name, kind: 'person', level: null, here: true, mine: seat === 0, acting: false }),
);
const rung = (name: string, ...amounts: number[]): Rung => ({ name, kind: 'most', amounts });

function result(winners: number[], by: string | null, ...rungs: Rung[]): Result {
  const scores = rungs[0]!.amounts;
  const sources = scores.map((points) => ({ eggs: points }));
  return { scores, winners, reason: { by, rungs }, sources, seed: '', commitment: '', state: '', moves: [], seconds: [] };
}

const TIE = result([0], 'objectives', rung('points', 57, 57, 54, 51), rung('objectives', 3, 1, 0, 5));

test('the ladder shows the rungs that were needed, against who was still level', () => {
  expect(ladder(TIE)).toMatchObject([
    { winner: 0, rival: 1, decides: false },
    { winner: 0, rival: 1, decides: true },
  ]);
  expect(ladder(result([2], 'points', rung('points', 1, 2, 9, 3)))).toEqual([]);
});

test('who won and why is said in two short sentences, in both languages', () => {
  const order = ranked(seats, TIE);
  expect(heading(order, 0, words)).toBe('You win');
  expect(heading(order, 2, words)).toBe('Ada wins');
  expect(reasons(order, TIE, words)).toEqual(['57 points, like Otto.', 'More objectives: 3 to 1.']);
  const french = reasons(order, TIE, speaking('fr'));
  expect(french).toEqual(['57 points, comme Otto.', 'Plus d’objectifs\u00a0: 3 contre 1.']);
  const ahead = result([2], 'points', rung('points', 1, 2, 9, 3));
  expect(reasons(ranked(seats, ahead), ahead, words)).toEqual(['9 points, 6 more than Lin.']);
});

test('a shared victory has two heads and no deciding rung', () => {
  const shared = result([1, 3], null, rung('points', 4, 9, 3, 9), rung('objectives', 1, 2, 1, 2));
  const order = ranked(seats, shared);
  expect(heading(order, 1, words)).toBe('You and Lin win');
  expect(heading(order, null, words)).toBe('Otto and Lin win');
  expect(ladder(shared).some(({ decides }) => decides)).toBe(false);
  expect(order.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});

test('equal points stand equally high, the winner a hand higher', () => {
  const room = { left: 0, right: 440, top: 198, low: 246 };
  const steps = stepsOf(ranked(seats, TIE), room);
  const top = (seat: number): number => steps.find((step) => step.seat === seat)!.y;
  expect(top(0)).toBe(198);
  expect(top(1)).toBe(208);
  expect(top(2)).toBeGreaterThan(top(1));
  expect(top(3)).toBeGreaterThan(top(2));
  for (const { x, width } of steps) expect(x - width / 2 >= 0 && x + width / 2 <= 440).toBe(true);
});

test('no paper lies on the words', () => {
  for (const { x, y } of scraps(44, 800, 150, [20, 20, 400, 140])) {
    expect(x > 20 && x < 400 && y > 20 && y < 140).toBe(false);
  }
});

const entry = (n: number, seat: number, scores: number[]): Entry => ({
  n,
  view: { round: Math.ceil(n / 4) },
  seat,
  events: [{ event: 'hatched', seat }],
  texts: [`${seat} at ${n}`],
  scores,
});

test('the turning point is the turn with the largest change of the lead', () => {
  const entries = [
    entry(0, 0, [0, 0]),
    entry(1, 0, [5, 0]),
    entry(2, 1, [5, 4]),
    entry(3, 0, [9, 4]),
    entry(4, 0, [15, 4]), // one turn of two steps: ten more
    entry(5, 1, [15, 12]),
  ];
  const found = turningPoint(entries, [0], { round: (view) => Number(view.round) });
  expect(found).toMatchObject({ from: 3, to: 4, n: 3, seat: 0, lead: 10, gained: 10, round: 1 });
  expect(found!.texts).toEqual(['0 at 3', '0 at 4']);
  expect(turningPoint([entry(0, 0, [0, 0])], [0], {})).toBeNull();
});

test('long reasons are laid in lines', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});
