import { expect, test } from 'vitest';
import { ruleIn, rulesOf } from './currentRules';
import type { Move, Rulebook } from '../net/protocol';

const book: Rulebook = {
  game: 'incubation',
  title: 'Incubation',
  sentence: '',
  sections: [
    { key: 'roll', title: 'Rolling', rules: [{ id: 'INC-2.1', text: 'Roll both dice.' }] },
    { key: 'use', title: 'Using', rules: [{ id: 'INC-3.5', text: 'Take an egg.' }] },
  ],
  explains: { phases: { dice: 'INC-2.1' }, moves: { take_egg: 'INC-3.5', keep: 'INC-2.1' } },
};

test('the phase comes first, and no rule twice', () => {
  const legal: Move[] = [{ move: 'keep' }, { move: 'take_egg', deck: 0 }, { move: 'take_egg', deck: 1 }];
  expect(rulesOf(book, 'dice', legal).map(({ rule }) => rule)).toEqual(['INC-2.1', 'INC-3.5']);
});

test('a rule is found by its id', () => {
  expect(ruleIn(book, 'INC-3.5')).toBe('Take an egg.');
});
