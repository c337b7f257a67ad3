import { expect, test } from 'vitest';
import { choicesFor, defaults, fitting } from './options';

const first = { default: 'random', choices: ['random', 'seat_1', 'seat_2', 'seat_3'] };
const turns = { default: 0, least: 0, most: 11 };

test('only seats of the table can be named', () => {
  expect(choicesFor(first, 2)).toEqual(['random', 'seat_1', 'seat_2']);
  expect(choicesFor(turns, 2)).toEqual([]);
});

test('every option begins at its default', () => {
  expect(defaults({ first, turns })).toEqual({ first: 'random', turns: 0 });
});

test('what a smaller table does not have falls back to its default', () => {
  const values = { first: 'seat_3', turns: 4 };
  expect(fitting({ first, turns }, values, 3)).toEqual(values);
  expect(fitting({ first, turns }, values, 2)).toEqual({ first: 'random', turns: 4 });
});
