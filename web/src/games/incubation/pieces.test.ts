import { expect, test } from 'vitest';
import { all, moments } from './moments';
import { movesOfPiece, piecesOf, piecesOfEvent, piecesOfMove, wished } from './pieces';

test('every legal move is about pieces that lie on the board', () => {
  for (const { view, legal } of all) {
    const pieces = piecesOf(view);
    for (const move of legal) {
      const found = piecesOfMove(move, view);
      expect(found.length, JSON.stringify(move)).toBeGreaterThan(0);
      for (const piece of found) expect(pieces).toContain(piece);
    }
  }
});

/** Both dice together, and doing nothing, are the buttons' in the strip. */
const BUTTONS = ['keep', 'claim_nothing'];

test('every legal move but those of buttons can be clicked on the board', () => {
  for (const { view, legal } of all) {
    const clicked = piecesOf(view).flatMap((piece) => movesOfPiece(piece, legal, view));
    for (const move of legal) {
      if (BUTTONS.includes(String(move.move)) || move.dice === 'both') continue;
      expect(clicked).toContain(move);
    }
  }
});

test('a piece never offers what is not legal', () => {
  for (const { view, legal } of all) {
    for (const piece of piecesOf(view)) {
      for (const move of movesOfPiece(piece, legal, view)) expect(legal).toContain(move);
    }
  }
});

test('a deck that two dice can take from offers both', () => {
  const { view, legal } = moments['dice-two']!;
  const dice = movesOfPiece('deck-0', legal, view).map((move) => move.die);
  expect(dice).toEqual([0, 1]);
});

test('alike dice answer alike', () => {
  const { view, legal } = moments['reroll-pair']!;
  const first = movesOfPiece('die-0', legal, view);
  expect(movesOfPiece('die-1', legal, view)).toEqual(first);
  expect(first).toEqual([{ move: 'reroll', dice: 'first' }]);
});

test('events are about pieces that lie on the board', () => {
  for (const { view, events } of all) {
    const pieces = piecesOf(view);
    for (const event of events) {
      for (const piece of piecesOfEvent(event, view)) expect(pieces).toContain(piece);
    }
  }
});

test('a piece that cannot be used stands for a move of the game', () => {
  for (const { view, acting } of all) {
    for (const piece of piecesOf(view)) {
      const move = wished(piece, view, acting ?? 0);
      expect(move).not.toBeNull();
      expect(piecesOfMove(move!, view)).toContain(piece);
    }
  }
});
