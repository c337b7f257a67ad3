/** The legal moves by what they are about: what lies in the hand, and where it may go. Nothing is
 * decided here; what the table does not offer is not there. */
import type { Move } from '../../net/protocol';
import type { JellyView, Spot } from './types';

/** What can be done with one die in one district. */
export interface Places {
  plain: Move | null;
  /** By the zone that the target would move to. */
  zones: Map<number, Move>;
  /** By `dieKey` of the die that would leave. */
  dice: Map<string, Move>;
}

export interface Options {
  /** By the face placed, then by district. */
  placing: Map<number, Map<number, Places>>;
  closing: Map<number, Move>;
  ready: Move | null;
  roll: Move | null;
  timer: Move | null;
  hold: Move | null;
  /** By the neighbour that would be copied. */
  copying: Map<number, Move>;
  /** By the seat that would be given to. */
  giving: Map<number, Move>;
  /** By content. */
  discarding: Map<string, Move>;
}

export const dieKey = (seat: number, face: number): string => `${seat}-${face}`;

/** Players as the one who moves names them, clockwise. */
const NEIGHBOURS = ['self', 'next', 'second', 'third', 'fourth'];
/** How the target and the ring count, as the moves name it. */
const AWAY: Record<string, number> = { forward: 1, back: -1, left: 1, right: -1 };

/** What the names in a move refer to. It changes less often than the view. */
export interface Bearings {
  players: number;
  districts: number;
  /** The district whose neighbours are copied. */
  source: number;
  targets: number[];
}

export const bearingsOf = (view: JellyView): Bearings => ({
  players: view.players.length,
  districts: view.districts.length,
  source: view.scoring?.source ?? 0,
  targets: view.districts.map((district) => district.target),
});

export function optionsOf(legal: Move[], from: Bearings, me: number | null): Options {
  const options: Options = {
    placing: new Map(),
    closing: new Map(),
    ready: null,
    roll: null,
    timer: null,
    hold: null,
    copying: new Map(),
    giving: new Map(),
    discarding: new Map(),
  };
  const seatOf = (name: unknown): number =>
    ((me ?? 0) + NEIGHBOURS.indexOf(String(name))) % from.players;
  for (const move of legal) {
    switch (move.move) {
      case 'ready':
        options.ready = move;
        break;
      case 'roll_again':
        options.roll = move;
        break;
      case 'turn_timer':
        options.timer = move;
        break;
      case 'hold':
        options.hold = move;
        break;
      case 'close':
        options.closing.set(Number(move.district), move);
        break;
      case 'copy': {
        const { districts: count, source } = from;
        options.copying.set((source + AWAY[String(move.way)]! + count) % count, move);
        break;
      }
      case 'give':
        options.giving.set(seatOf(move.player), move);
        break;
      case 'discard':
        options.discarding.set(String(move.content), move);
        break;
      case 'place':
        placesOf(options, move).plain = move;
        break;
      case 'place_and_aim': {
        const target = from.targets[Number(move.district)] ?? 0;
        placesOf(options, move).zones.set(target + AWAY[String(move.step)]!, move);
        break;
      }
      case 'place_and_expel':
        placesOf(options, move).dice.set(dieKey(seatOf(move.owner), Number(move.expelled)), move);
        break;
    }
  }
  return options;
}

function placesOf(options: Options, move: Move): Places {
  const face = Number(move.die);
  const district = Number(move.district);
  const byDistrict = options.placing.get(face) ?? new Map<number, Places>();
  options.placing.set(face, byDistrict);
  const places = byDistrict.get(district) ?? { plain: null, zones: new Map(), dice: new Map() };
  byDistrict.set(district, places);
  return places;
}

/** The move that puts a die of this face there; null: there is none. */
export function placementAt(options: Options, face: number, spot: Spot): Move | null {
  const places = options.placing.get(face)?.get(spot.district);
  if (places === undefined) return null;
  if (spot.zone !== undefined) return places.zones.get(spot.zone) ?? null;
  if (spot.die !== undefined) return places.dice.get(dieKey(spot.die.seat, spot.die.face)) ?? null;
  return places.plain;
}

/** What a move on its way would lay down: shown at once, until the table has spoken. */
export interface Laid {
  seat: number;
  face: number;
  spot: Spot;
}

export function laidBy(move: Move | null, from: Bearings, me: number | null): Laid | null {
  if (move === null || me === null || !String(move.move).startsWith('place')) return null;
  const district = Number(move.district);
  const laid = { seat: me, face: Number(move.die) };
  if (move.move === 'place_and_aim') {
    const target = from.targets[district] ?? 0;
    return { ...laid, spot: { district, zone: target + AWAY[String(move.step)]! } };
  }
  if (move.move === 'place_and_expel') {
    const seat = (me + NEIGHBOURS.indexOf(String(move.owner))) % from.players;
    return { ...laid, spot: { district, die: { seat, face: Number(move.expelled) } } };
  }
  return { ...laid, spot: { district } };
}
