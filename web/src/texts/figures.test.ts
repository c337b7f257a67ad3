/** Numbers below zero are written with a minus, wherever they stand. */
import { expect, test } from 'vitest';
import { figure, signed } from './figures';
import { Words } from './words.svelte';

test('a figure has a minus, and a sign where it is gained or lost', () => {
  expect([-12, 0, 7].map(figure)).toEqual(['−12', '0', '7']);
  expect([-12, 0, 7].map(signed)).toEqual(['−12', '0', '+7']);
});

test.each(['en', 'fr'] as const)('so has one within a text (%s), whose plural is chosen as ever', (language) => {
  const words = new Words(language, [
    'gain = { $name }: { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n  }',
  ]);
  expect(words.t('gain', { name: 'Ada-3', n: -4 })).toBe('Ada-3: −4 points');
  expect(words.t('gain', { name: 'Ada-3', n: -1 })).toBe('Ada-3: −1 point');
  expect(words.t('gain', { name: 'Ada-3', n: 2 })).toBe('Ada-3: 2 points');
});
