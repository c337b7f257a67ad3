import { expect, test } from 'vitest';
import {
  changed,
  firstSeating,
  quickCount,
  resized,
  sitter,
  takesPart,
  wishes,
  type Sitter,
} from './seating';

const kinds = (sitters: Sitter[]): string => sitters.map((each) => each.who).join(' ');

const names = {
  you: 'Ada',
  here: (seat: number) => `Player ${seat + 1}`,
  bot: (seat: number) => ['Felix', 'Olive', 'Bruno'][seat]!,
};

test('a quick game has three players, or as near to three as the game allows', () => {
  expect(quickCount([2, 3, 4, 5])).toBe(3);
  expect(quickCount([2, 4])).toBe(2);
  expect(quickCount([5, 6])).toBe(5);
});

test('you sit first', () => {
  expect(kinds(firstSeating(3, 'friend'))).toBe('you friend friend');
});

test('a larger table gets more of the same people, a smaller one loses the last', () => {
  const seats = [sitter('you'), sitter('bot')];
  expect(kinds(resized(seats, 4))).toBe('you bot bot bot');
  expect(kinds(resized(seats, 1))).toBe('you');
  expect(kinds(resized([sitter('you')], 2))).toBe('you friend');
});

test('there is one you: who takes its place makes a friend of it', () => {
  const seats = firstSeating(3, 'bot');
  expect(kinds(changed(seats, 2, 'you'))).toBe('friend bot you');
  expect(kinds(changed(seats, 1, 'here'))).toBe('you here bot');
  expect(seats[1]!.who).toBe('bot');
});

test('without you and anybody on this screen one only watches', () => {
  expect(takesPart(firstSeating(2, 'bot'))).toBe(true);
  expect(takesPart([sitter('here'), sitter('bot')])).toBe(true);
  expect(takesPart([sitter('friend'), sitter('bot')])).toBe(false);
});

test('people, links and bots are asked for as the protocol has them', () => {
  const seats = [sitter('you'), sitter('friend'), sitter('bot')];
  expect(wishes(seats, names)).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'link' },
    { kind: 'bot', name: 'Bruno', level: 'casual' },
  ]);
});

test('somebody on this screen has a name, given or by seat', () => {
  expect(wishes([sitter('here', ' Lin '), sitter('here')], names)).toEqual([
    { kind: 'me', name: 'Lin' },
    { kind: 'me', name: 'Player 2' },
  ]);
});
