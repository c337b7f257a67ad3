/** The pieces of the board by name, and which of them a move or an event is about. */
import type { GameEvent, Move } from '../../net/protocol';
import { cellKey } from './geometry';
import type { DragonIslandView } from './types';

export const tilePiece = (number: number): string => `tile-${number}`;
export const placePiece = (cell: { q: number; r: number }): string => `place-${cellKey(cell)}`;
export const facePiece = (tile: number, side: number): string => `face-${tile}-${side}`;
export const jokerPiece = (tile: number, colour: string): string => `joker-${tile}-${colour}`;
export const mapPiece = (card: number): string => `map-${card}`;
export const linePiece = (direction: string): string => `line-${direction}`;
export const wellPiece = (colour: string): string => `well-${colour}`;
/** What can be had on a tile, as a card above it. */
export const offerPiece = (move: Move): string =>
  `offer-${move.move}${move.pet ? `-${move.pet}` : ''}${move.move === 'carry' ? `-${move.colour}` : ''}`;

/** Moves that are cards above a tile. */
export const OFFERS: readonly string[] = [
  'carry',
  'tame',
  'capture',
  'take_gold',
  'draw_maps',
  'build_pen',
  'build_spire',
  'build_lair',
];
/** Moves that leave a step: they have no piece, only a button. */
export const LEAVES: readonly string[] = ['leave_dragons', 'enough', 'no_action', 'end_turn'];

/** The piece that stands for a move; none where only a button does. */
export function pieceOf(move: Move, view: DragonIslandView): string | null {
  switch (move.move) {
    case 'put_under':
    case 'play_map':
      return mapPiece(Number(move.map));
    case 'choose_tile':
      return facePiece(Number(move.tile), Number(move.side));
    case 'choose_joker':
      return jokerPiece(Number(move.tile), String(move.colour));
    case 'place': {
      const found = view.places?.find(
        (place) => place.beside === move.beside && place.direction === move.direction,
      );
      return found ? placePiece(found) : null;
    }
    case 'fill_tile':
    case 'go':
      return tilePiece(Number(move.tile));
    case 'lift':
      return tilePiece(Number(move.origin));
    case 'drop':
      return tilePiece(Number(move.destination));
    case 'telekinesis':
      return linePiece(String(move.direction));
    case 'pay':
      return wellPiece(String(move.colour));
    default:
      return OFFERS.includes(String(move.move)) ? offerPiece(move) : null;
  }
}

/** What each piece stands for; the first where it stands for several. */
export function movesByPiece(legal: Move[], view: DragonIslandView): ReadonlyMap<string, Move> {
  const found = new Map<string, Move>();
  for (const move of legal) {
    const piece = pieceOf(move, view);
    if (piece !== null && !found.has(piece)) found.set(piece, move);
  }
  return found;
}

export function piecesOfMove(move: Move, view: DragonIslandView): string[] {
  const piece = pieceOf(move, view);
  return piece === null ? [] : [piece];
}

export function piecesOfEvent(event: GameEvent): string[] {
  const numbers = ['tile', 'origin', 'destination']
    .filter((key) => event.event !== 'found_tile' && typeof event[key] === 'number')
    .map((key) => tilePiece(Number(event[key])));
  if (event.event === 'went' || numbers.length > 0) return numbers;
  return typeof event.colour === 'string' ? [wellPiece(event.colour)] : [];
}
