import { expect, test } from 'vitest';
import { keyOf, type Preview } from '../../table/board';
import { all, moments } from './moments';
import { piecesOf } from './pieces';
import { dieInHand, litPieces, movesOf, pressOf, usesWithoutSlot, type Situation } from './pressing';
import type { IncubationView } from './types';

const situation = (name: string, picked: number | null = null): Situation => {
  const { view, legal } = moments[name]!;
  return { view, legal, picked, previews: new Map() };
};

test('what is lit can be pressed, and what can be pressed is lit', () => {
  for (const { view, legal } of all) {
    for (const picked of [null, 0, 1]) {
      const now = { view, legal, picked, previews: new Map() };
      const lit = litPieces(now);
      for (const piece of piecesOf(view)) {
        expect(pressOf(piece, now) !== null, piece).toBe(lit.includes(piece));
        for (const move of movesOf(piece, now)) expect(legal).toContain(move);
      }
    }
  }
});

test('of two dice one is taken up first', () => {
  const now = situation('dice-two');
  expect(litPieces(now)).toEqual(['die-0', 'die-1']);
  expect(dieInHand(now)).toBeNull();
  expect(pressOf('die-1', now)).toEqual({ die: 1 });
});

test('a die in hand lights what it serves, the slots as its preview says', () => {
  const now = situation('dice-two', 1);
  const use = now.legal.find((move) => move.move === 'use_die' && move.die === 1)!;
  expect(movesOf('incubator-0', now)).toEqual([]);
  expect(usesWithoutSlot(now)).toEqual([use]);
  const preview: Preview<IncubationView> = {
    move: use,
    events: [{ event: 'placed', seat: 0, resource: 'fire', incubator: 0, count: 1 }],
    texts: [],
    view: now.view,
    open: false,
  };
  const told = { ...now, previews: new Map([[keyOf(use), preview]]) };
  expect(movesOf('incubator-0', told)).toEqual([use]);
  expect(pressOf('incubator-0', told)).toEqual({ choose: use });
  expect(usesWithoutSlot(told)).toEqual([]);
  expect(litPieces(told)[0]).toBe('incubator-0');
});

test('a die in hand that is pressed again is used', () => {
  const now = situation('dice-two', 0);
  expect(pressOf('die-0', now)).toEqual({ choose: { move: 'use_die', die: 0 } });
  expect(pressOf('die-1', now)).toEqual({ die: 1 });
});
