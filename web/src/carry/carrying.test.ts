import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { running } from './carrying';

test('only a running game is one', () => {
  expect(running('{"format":"coffret-running","match":{"game":"incubation"}}')?.match.game).toBe('incubation');
  for (const other of ['{"format":"coffret-match","game":"incubation"}', 'null', '[]', '{', '7', '{"format":"coffret-running"}']) {
    expect(running(other)).toBeNull();
  }
});

test('both languages have the same keys, and each is used', () => {
  const keysOf = (language: string): string[] =>
    [...readFileSync(`src/carry/texts/${language}.ftl`, 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const used = readFileSync('src/carry/Carry.svelte', 'utf-8').matchAll(/\bk\('([\w-]+)'/g);
  expect(keysOf('fr')).toEqual(keysOf('en'));
  expect([...new Set([...used].map((found) => found[1]!))].sort()).toEqual(keysOf('en').sort());
});
