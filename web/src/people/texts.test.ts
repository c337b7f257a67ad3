/** Both catalogues about people say the same things, and all that the app names of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const keysOf = (language: string): string[] =>
  [...readFileSync(`src/people/texts/${language}.ftl`, 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)]
    .map((found) => found[1]!)
    .sort();

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('both languages have the same keys', () => {
  expect(keysOf('fr')).toEqual(keysOf('en'));
});

test('every key has a use, and every use a key', () => {
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(?<![.\w])p\(\s*'([\w-]+)'/g)].map((found) => found[1]!),
  );
  expect([...new Set(named)].sort()).toEqual(keysOf('en'));
});
