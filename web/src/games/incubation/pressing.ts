/** How a turn is played by pressing: which pieces are lit, what a press on one means, and in which
 * order they are gone through. The board asks here, and so does the script that plays by nothing
 * but this (benchmarks/primaries.py). What moves bring is read from the engine's previews. */
import type { Move } from '../../net/protocol';
import { keyOf, type Preview } from '../../table/board';
import { alike } from './dice';
import { movesOfPiece, piecesOf } from './pieces';
import { happening, type IncubationView } from './types';
import { isIdle, worthIn } from './worth';

export interface Situation {
  view: IncubationView;
  legal: Move[];
  /** The die that was taken up; null: none was. */
  picked: number | null;
  previews: ReadonlyMap<string, Preview<IncubationView>>;
}

/** What a press does: take up a die, or choose a move; the roll needs no showing. */
export type Press = { die: number } | { choose: Move } | { play: Move };

/** The die of a move; a pair is used by its first. */
export function dieOf(move: Move): number | null {
  if (move.move === 'use_pair') return 0;
  return move.move === 'use_die' || move.move === 'take_egg' ? Number(move.die) : null;
}

/** The dice that something can be done with. */
export const usableDice = (legal: Move[]): number[] =>
  [0, 1].filter((die) => legal.some((move) => dieOf(move) === die));

/** The die whose uses are lit: the one taken up, or the only one there is. */
export function dieInHand({ legal, picked }: Situation): number | null {
  const dice = usableDice(legal);
  if (picked !== null && dice.includes(picked)) return picked;
  return dice.length === 1 ? dice[0]! : null;
}

/** What the die in hand can be used for by its face. */
export function uses(now: Situation): Move[] {
  const die = dieInHand(now);
  const found = now.legal.filter((move) => move.move !== 'take_egg' && dieOf(move) === die);
  return die === null ? [] : found.sort((a) => (a.move === 'use_pair' ? -1 : 1));
}

/** Uses that no slot stands for: they get a button. */
export const usesWithoutSlot = (now: Situation): Move[] =>
  uses(now).filter((move) => ![0, 1].some((at) => usesOfSlot(now, at)[0] === move));

/** Uses of the die in hand that put a token onto an incubator, as their previews say. */
function usesOfSlot(now: Situation, incubator: number): Move[] {
  return uses(now).filter((move) =>
    now.previews.get(keyOf(move))?.events.some((event) => {
      const known = happening(event);
      return known.event === 'placed' && known.incubator === incubator;
    }),
  );
}

/** The moves that a piece stands for now: it is lit if there are any. */
export function movesOf(piece: string, now: Situation): Move[] {
  const { view, legal } = now;
  if (usableDice(legal).length === 0) return movesOfPiece(piece, legal, view);
  const die = dieInHand(now);
  const [kind, place] = piece.split('-');
  const number = Number(place);
  switch (kind) {
    case 'die': {
      const meant = alike(view) && usableDice(legal).length === 1 ? usableDice(legal)[0] : number;
      return legal.filter((move) => dieOf(move) === meant);
    }
    case 'deck':
      return legal.filter((move) => move.deck === number && dieOf(move) === die);
    case 'incubator':
      return usesOfSlot(now, number);
    default:
      return [];
  }
}

export function pressOf(piece: string, now: Situation): Press | null {
  const moves = movesOf(piece, now);
  const first = moves[0];
  if (first === undefined) return null;
  if (first.move === 'roll') return { play: first };
  const die = piece.startsWith('die-') ? dieOf(first) : null;
  if (die === null) return { choose: first };
  const use = uses(now)[0];
  // Pressed once more, the die itself is used; an egg is chosen by pressing it.
  if (die === dieInHand(now) && use !== undefined) return { choose: use };
  return moves.length === 1 ? { choose: first } : { die };
}

/** Dice first, then what they serve. */
const ORDER = ['die', 'incubator', 'deck', 'section', 'objective'];
const rankOf = (piece: string): number => ORDER.indexOf(piece.split('-')[0]!);

/** The pieces that can be pressed, in the order in which N and P go through them: dice before what
 * they serve, unless one is in hand; of a kind, what brings most comes first. */
export function litPieces(now: Situation): string[] {
  const inHand = dieInHand(now) !== null;
  const worth = worthIn(now.view, now.previews);
  const place = (piece: string): number =>
    inHand && piece.startsWith('die-') ? ORDER.length : rankOf(piece);
  const best = (piece: string): number =>
    piece.startsWith('die-')
      ? Number(isIdle(now.view, Number(piece.split('-')[1])))
      : Math.max(...movesOf(piece, now).map(worth));
  return piecesOf(now.view)
    .filter((piece) => movesOf(piece, now).length > 0)
    .map((piece) => ({ piece, place: place(piece), best: best(piece) }))
    .sort((a, b) => a.place - b.place || b.best - a.best)
    .map(({ piece }) => piece);
}
