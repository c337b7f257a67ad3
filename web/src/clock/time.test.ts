/** What is left of a turn and of a bank, and how it reads. */
import { beforeAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { settings } from '../settings.svelte';
import { CLOCKS } from './choices';
import { face, inWords, leftNow, saidAt, type SeatTime } from './time';
import { c, speakOfClocks } from './words.svelte';

const clock: SeatTime = { turn: 30_000, bank: 120_000, runs: true, at: 1000, paused: false };

beforeAll(async () => {
  settings.language = 'en';
  await speakOfClocks();
});

test('the turn is used before the bank', () => {
  expect(leftNow(clock, 11_000)).toEqual({ turn: 20_000, bank: 120_000 });
  expect(leftNow(clock, 41_000)).toEqual({ turn: 0, bank: 110_000 });
  expect(leftNow(clock, 999_000)).toEqual({ turn: 0, bank: 0 });
});

test('a clock that stands or is paused loses nothing', () => {
  expect(leftNow({ ...clock, runs: false }, 41_000)).toEqual({ turn: 30_000, bank: 120_000 });
  expect(leftNow({ ...clock, paused: true }, 41_000)).toEqual({ turn: 30_000, bank: 120_000 });
});

test('it reads like a clock, or in words', () => {
  expect(face(18_000)).toBe('0:18');
  expect(face(119_400)).toBe('2:00');
  expect([172_800, 86_400, 68_500, 3599, 59].map(inWords)).toEqual([
    '2 days',
    '1 day',
    '19 h',
    '59 min',
    '59 s',
  ]);
});

test('it is said at 60, 30 and 10 seconds', () => {
  expect([61, 60, 31, 30, 11, 10, 0].map(saidAt)).toEqual([null, 60, 60, 30, 30, 10, 10]);
});

test('every clock has a name in both languages', async () => {
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    await speakOfClocks();
    const names = Object.values(CLOCKS)
      .flat()
      .filter((clock) => clock !== 'none')
      .flatMap((clock) => [c('clock-choice', { name: `t${clock}` }), c('clock-named', { name: `t${clock}` })]);
    expect(names.every((name) => /^\d/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(8);
  }
});

const keysOf = (language: string): string[] =>
  [...readFileSync(`src/clock/texts/${language}.ftl`, 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)]
    .map((found) => found[1]!)
    .sort();

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('both languages have the same keys, every key has a use, and every use a key', () => {
  expect(keysOf('fr')).toEqual(keysOf('en'));
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(?<![.\w])c\(\s*'([\w-]+)'/g)].map((found) => found[1]!),
  );
  expect([...new Set(named)].sort()).toEqual(keysOf('en'));
});
