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
  const all = Object.values(sources);
  const named = all.flatMap((text) =>
    [...text.matchAll(/(?<![.\w])p\(\s*(?:[\w.]+ \? '([\w-]+)' : )?'([\w-]+)'/g)].flatMap(
      ([, one, other]) => (one === undefined ? [other!] : [one, other!]),
    ),
  );
  // Named by a part, as `figure-${name}`, or in a list that is read elsewhere.
  const parts = all.flatMap((text) =>
    [...text.matchAll(/(?<![.\w])p\(`([a-z-]+-)\$\{/g)].map((found) => found[1]!),
  );
  const keys = keysOf('en');
  const listed = keys.filter((key) => all.some((text) => text.includes(`['${key}', `)));
  const begun = keys.filter((key) => parts.some((part) => key.startsWith(part)));
  expect([...new Set([...named, ...listed, ...begun])].sort()).toEqual(keys);
});
