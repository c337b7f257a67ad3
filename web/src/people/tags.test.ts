import { expect, test } from 'vitest';
import { ANIMALS } from '../pieces/animals';
import { animalOfTag, tagOf } from './tags';

const MANY = Array.from({ length: 5 * 32 * 32 }, (_, tag) => tag);

test.each(['en', 'fr'] as const)('every number below 5120 has a sign of its own in %s', (language) => {
  const signs = new Set(MANY.map((tag) => `${animalOfTag(tag)} ${tagOf(tag, language)}`));
  expect(signs.size).toBe(ANIMALS.length * 32 * 32);
});

test('the largest number has one, too', () => {
  expect(tagOf(2 ** 24 - 1, 'fr')).toMatch(/^\p{Lu}\S+ \p{Ll}\S+$/u);
});
