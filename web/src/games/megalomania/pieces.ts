/** The pieces of the board by name, and which moves and events are about them. */
import type { GameEvent, Move } from '../../net/protocol';
import { seatOfMove, type MegalomaniaView } from './types';

export const cardName = (card: string): string => `card-${card}`;
export const seatName = (seat: number): string => `seat-${seat}`;
export const colourName = (colour: string): string => `colour-${colour}`;
export const resourceName = (kind: string): string => `resource-${kind}`;
export const scrollName = (number: number): string => `scroll-${number}`;
export const powerName = (power: string): string => `power-${power}`;
/** By what is added to the value. */
export const cubesName = (change: number): string => `cubes-${change}`;

export const changeOf = (move: Move): number =>
  (Number(move.count) + 1) * (move.direction === 'up' ? 1 : -1);

/** The value of a card after cubes were put on it, as a preview gives it. */
export function valueAfter(
  preview: { events: readonly GameEvent[] } | null | undefined,
): number | null {
  const put = preview?.events.find(({ event }) => event === 'cubes_up' || event === 'cubes_down');
  return typeof put?.value === 'number' ? put.value : null;
}

/** The pieces that a move is about, that which answers a press first. */
export function piecesOfMove(move: Move): string[] {
  switch (move.move) {
    case 'play_card':
    case 'assassinate':
    case 'choose_card':
      return [cardName(String(move.card))];
    case 'put_cubes':
      return [cubesName(changeOf(move))];
    case 'use_power':
      return [powerName(String(move.power))];
    case 'choose_player':
      return [seatName(seatOfMove(move))];
    case 'choose_colour':
      return [colourName(String(move.colour))];
    case 'take_resources':
      return [resourceName(String(move.combination))];
    case 'use_scroll':
    case 'choose_scroll':
      return [scrollName(Number(move.scroll) + 1)];
    default:
      return [String(move.move)];
  }
}

export function piecesOfEvent(event: GameEvent): string[] {
  const found: string[] = [];
  if (typeof event.card === 'string') found.push(cardName(event.card));
  if (typeof event.scroll === 'number') found.push(scrollName(event.scroll + 1));
  if (typeof event.other === 'number') found.push(seatName(event.other));
  if (typeof event.colour === 'string') found.push(colourName(event.colour));
  if (typeof event.combination === 'string') found.push(resourceName(event.combination));
  return found;
}

/** The move that a press on a piece would make if it were legal: so that the rule can be shown. */
export function wished(piece: string, view: MegalomaniaView): Move | null {
  const kind = piece.slice(0, piece.indexOf('-'));
  const which = piece.slice(kind.length + 1);
  switch (kind) {
    case 'card': {
      const choosing = ['explorer', 'spy-take', 'spy-give', 'row', 'split', 'give'];
      return { move: choosing.includes(view.phase) ? 'choose_card' : 'play_card', card: which };
    }
    case 'seat':
      return { move: 'choose_player', player: String(Number(which) + 1) };
    case 'colour':
      return { move: 'choose_colour', colour: which };
    case 'resource':
      return { move: 'take_resources', combination: which };
    case 'scroll': {
      const choosing = view.phase === 'copy' || view.phase === 'keep';
      return { move: choosing ? 'choose_scroll' : 'use_scroll', scroll: Number(which) - 1 };
    }
    case 'power':
      return { move: 'use_power', power: which };
    default:
      return null;
  }
}
