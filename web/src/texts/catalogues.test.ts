/** The app's two catalogues say the same things, and all that the app names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const keysOf = (path: string): string[] =>
  [...readFileSync(path, 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

const ENGLISH = 'src/texts/en.ftl';
const FRENCH = 'src/texts/fr.ftl';
const COMMON = '../src/coffret/texts/en.ftl';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('both languages have the same keys', () => {
  expect(keysOf(FRENCH)).toEqual(keysOf(ENGLISH));
});

test('every key that the app names has a text', () => {
  const known = new Set([...keysOf(ENGLISH), ...keysOf(COMMON)]);
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(?<![.\w])t\('([\w-]+)'/g)].map((found) => found[1]!),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
