import { expect, test } from 'vitest';
import { found, marked, matches } from './search';

const rule = { id: 'INC-2.1', text: 'Les œufs éclosent à côté du marché.' };

test('accents, capitals and ligatures do not matter', () => {
  expect(matches(rule, 'OEUFS')).toBe(true);
  expect(matches(rule, 'œuf cote')).toBe(true);
  expect(matches(rule, 'marché dragon')).toBe(false);
});

test('a rule is found by its id', () => {
  expect(matches(rule, 'inc-2.1')).toBe(true);
});

test('an empty query finds everything, and marks nothing', () => {
  expect(matches(rule, ' ')).toBe(true);
  expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }]);
});

test('what was found is marked in the text as it is written', () => {
  const parts = marked(rule.text, 'oeuf cote');
  expect(parts.filter((each) => each.hit).map((each) => each.text)).toEqual(['œuf', 'côté']);
  expect(parts.map((each) => each.text).join('')).toBe(rule.text);
});

test('sections without a match are left out', () => {
  const book = {
    sections: [
      { key: 'a', title: 'A', rules: [rule] },
      { key: 'b', title: 'B', rules: [{ id: 'INC-3.1', text: 'Rien.' }] },
    ],
  };
  expect(found(book, 'rien').map((section) => section.key)).toEqual(['b']);
});
