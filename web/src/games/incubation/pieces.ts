/** The pieces of the board by name, and which moves and events are about them. */
import type { GameEvent, Move } from '../../net/protocol';
import { alike } from './dice';
import { RESOURCES, happening, missing, type IncubationView } from './types';

export const deckName = (deck: number): string => `deck-${deck}`;
export const sectionName = (section: number): string => `section-${section}`;
export const dieName = (die: number): string => `die-${die}`;
export const incubatorName = (incubator: number): string => `incubator-${incubator}`;
export const objectiveName = (place: number): string => `objective-${place}`;

const DICE = [dieName(0), dieName(1)];
const REROLLED: Record<string, string[]> = {
  first: [dieName(0)],
  second: [dieName(1)],
  both: DICE,
};

/** The pieces that lie on the board of this view. */
export function piecesOf(view: IncubationView): string[] {
  return [
    ...view.market.map((_, section) => sectionName(section)),
    ...view.decks.map((_, deck) => deckName(deck)),
    ...view.objectives.map((_, place) => objectiveName(place)),
    incubatorName(0),
    incubatorName(1),
    ...DICE,
  ];
}

/** The pieces that a move is about, that which answers a click first. */
export function piecesOfMove(move: Move, view: IncubationView): string[] {
  switch (move.move) {
    case 'choose_egg':
      return [deckName(Number(move.deck))];
    case 'take_egg':
      return [deckName(Number(move.deck)), dieName(Number(move.die))];
    case 'roll':
    case 'keep':
    case 'use_pair':
      return DICE;
    case 'reroll':
      return REROLLED[String(move.dice)] ?? DICE;
    case 'use_die':
      return [dieName(Number(move.die))];
    case 'place':
    case 'hatch':
      return [incubatorName(Number(move.incubator))];
    case 'leave_excess':
    case 'take_treasure':
      return [sectionName(Number(move.section))];
    case 'claim':
      return [objectiveName(Number(move.objective))];
    case 'claim_nothing':
      return view.objectives.map((_, place) => objectiveName(place));
    default:
      return [];
  }
}

/** The pieces that an event is about. An incubator is lit where its owner's board is shown. */
export function piecesOfEvent(event: GameEvent, view: IncubationView): string[] {
  const known = happening(event);
  switch (known.event) {
    case 'took_egg':
      return [deckName(known.deck), incubatorName(known.incubator)];
    case 'rolled':
    case 'rerolled':
      return DICE;
    case 'wheel_turned':
      return [known.coin, known.water, known.fire]
        .filter((section) => section >= 0)
        .map((section) => sectionName(section));
    case 'placed':
    case 'hatched':
      return [incubatorName(known.incubator)];
    case 'left_excess':
    case 'took_treasure':
      return [sectionName(known.section)];
    case 'claimed':
      return view.objectives
        .map((objective, place) => (objective.claimed_by === known.seat ? objectiveName(place) : ''))
        .filter((name) => name !== '');
    default:
      return [];
  }
}

/** What a click on a piece can mean now. */
export function movesOfPiece(piece: string, legal: Move[], view: IncubationView): Move[] {
  const found = legal.filter((move) => answers(piece, move, view));
  if (found.length > 0 || piece !== dieName(1) || !alike(view)) return found;
  // Two dice that show the same are alike: the rules offer the first of them for both.
  return legal.filter((move) => move.move === 'reroll' && move.dice === 'first');
}

/** Whether a click on this piece is this move. Moves about both dice or about no piece of their
 * own have a button; the roll itself is the dice's. */
function answers(piece: string, move: Move, view: IncubationView): boolean {
  if (move.move === 'keep' || move.move === 'claim_nothing') return false;
  if (move.move === 'reroll' && move.dice === 'both') return false;
  if (move.move === 'take_egg') return piece === deckName(Number(move.deck));
  return piecesOfMove(move, view).includes(piece);
}

/** The move that a person has in mind who points at a piece that cannot be used: the rules say
 * the rule that forbids it. */
export function wished(piece: string, view: IncubationView, seat: number): Move | null {
  const [kind, place] = piece.split('-');
  const number = Number(place);
  switch (kind) {
    case 'deck':
      if (view.phase === 'first-egg') return { move: 'choose_egg', deck: number };
      return { move: 'take_egg', die: unspent(view), deck: number };
    case 'section':
      if (view.phase === 'excess') return { move: 'leave_excess', section: number };
      return { move: 'take_treasure', section: number };
    case 'incubator':
      return { move: 'place', resource: lacking(view, seat, number), incubator: number };
    case 'objective':
      return { move: 'claim', objective: number };
    case 'die':
      return view.dice === null ? { move: 'roll' } : { move: 'use_die', die: number };
    default:
      return null;
  }
}

function unspent(view: IncubationView): number {
  return Math.max(0, view.dice?.findIndex((die) => !die.spent) ?? 0);
}

function lacking(view: IncubationView, seat: number, place: number): string {
  const held = view.players[seat]?.incubators[place];
  const lacks = (held && RESOURCES.find((each) => missing(held, each) > 0)) ?? 'water';
  return RESOURCES.find((each) => view.hand[each] > 0) ?? lacks;
}
