import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ForeseenMove, Move } from '../net/protocol';

vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

import { settings } from '../settings.svelte';
import { keyOf } from './board';
import { Choosing, type RequestPreviews, type Position } from './choosing.svelte';

const A: Move = { move: 'hatch', incubator: 0 };
const B: Move = { move: 'hatch', incubator: 1 };

interface Asked {
  moves: Move[];
  answer: (found: ForeseenMove[] | null) => void;
  cancelled: boolean;
}

function table(legal: Move[] = [A, B]) {
  const asked: Asked[] = [];
  const played: Move[] = [];
  const requestPreviews: RequestPreviews = (moves, answer) => {
    const one = { moves, answer, cancelled: false };
    asked.push(one);
    return () => (one.cancelled = true);
  };
  const position: Position = { legal, view: { coins: 1 }, play: (move) => played.push(move), requestPreviews };
  return { position, asked, played, choosing: new Choosing(() => position) };
}

const told = (move: Move): ForeseenMove => ({ move, events: [], set: { coins: 5 }, open: false });

beforeEach(() => {
  vi.useFakeTimers();
  settings.onePress = false;
});
afterEach(() => vi.useRealTimers());

test('the first press shows a move, the second plays it', () => {
  const { choosing, played } = table();
  choosing.choose(A);
  expect(choosing.chosen).toEqual(A);
  expect(played).toEqual([]);
  choosing.choose(B);
  expect(choosing.chosen).toEqual(B);
  choosing.choose({ incubator: 1, move: 'hatch' });
  expect(played).toEqual([B]);
  expect(choosing.chosen).toBeNull();
});

test('one press plays for those who wish it so', () => {
  const { choosing, played } = table();
  settings.onePress = true;
  choosing.choose(A);
  expect(played).toEqual([A]);
});

test('what is not legal is neither shown nor played', () => {
  const { choosing, played } = table([A]);
  choosing.choose(B);
  choosing.choose(B);
  expect(choosing.chosen).toBeNull();
  expect(played).toEqual([]);
});

test('letting go shows nothing any more', () => {
  const { choosing } = table();
  choosing.choose(A);
  choosing.point(B);
  expect(choosing.seen).toEqual(B);
  choosing.point(null);
  expect(choosing.seen).toEqual(A);
  choosing.letGo();
  expect(choosing.seen).toBeNull();
});

test('previews are asked for once, and put on the view', () => {
  const { choosing, asked } = table();
  choosing.foresee([A, B]);
  vi.advanceTimersByTime(100);
  expect(asked.map((each) => each.moves)).toEqual([[A, B]]);
  asked[0]!.answer([told(A), told(B)]);
  flushSync();
  expect(choosing.previews.get(keyOf(A))?.view).toEqual({ coins: 5 });
  choosing.foresee([B]);
  choosing.choose(B);
  vi.advanceTimersByTime(100);
  expect(asked).toHaveLength(1);
});

test('a newer wish takes the place of the older, the chosen move first', () => {
  const { choosing, asked } = table();
  choosing.foresee([A]);
  vi.advanceTimersByTime(100);
  choosing.choose(B);
  vi.advanceTimersByTime(100);
  expect(asked[0]!.cancelled).toBe(true);
  expect(asked[1]!.moves).toEqual([B, A]);
});

test('what has been asked for a while says so, until it comes or fails', () => {
  const { choosing, asked } = table();
  choosing.foresee([A]);
  vi.advanceTimersByTime(100);
  expect(choosing.pending.size).toBe(0);
  vi.advanceTimersByTime(100);
  expect([...choosing.pending]).toEqual([keyOf(A)]);
  asked[0]!.answer(null);
  expect(choosing.pending.size).toBe(0);
  expect(choosing.previews.size).toBe(0);
});

test('in another position nothing foreseen counts, and only what is still legal stays chosen', () => {
  const { choosing, asked, position } = table();
  choosing.foresee([A, B]);
  choosing.choose(B);
  vi.advanceTimersByTime(100);
  position.legal = [B];
  choosing.turn();
  expect(asked[0]!.cancelled).toBe(true);
  expect(choosing.chosen).toEqual(B);
  vi.advanceTimersByTime(100);
  expect(asked[1]!.moves).toEqual([B]);
  position.legal = [];
  choosing.turn();
  expect(choosing.chosen).toBeNull();
});

test('forty moves are asked for at once, the rest afterwards', () => {
  const many = Array.from({ length: 50 }, (_, place): Move => ({ move: 'place', place }));
  const { choosing, asked } = table(many);
  choosing.foresee(many);
  vi.advanceTimersByTime(100);
  expect(asked[0]!.moves).toHaveLength(40);
  asked[0]!.answer(asked[0]!.moves.map(told));
  vi.advanceTimersByTime(100);
  expect(asked[1]!.moves).toHaveLength(10);
});

test('without previews a move is chosen and played all the same', () => {
  const { choosing, played, position } = table();
  position.requestPreviews = undefined;
  choosing.choose(A);
  vi.advanceTimersByTime(500);
  expect(choosing.pending.size).toBe(0);
  choosing.choose(A);
  expect(played).toEqual([A]);
});
