/** The view of Attack of the Jelly Monster, as the server sends it, and its moves. */
import type { GameEvent, Move } from '../../net/protocol';

export type Phase = 'ready' | 'countdown' | 'round' | 'copy' | 'give' | 'discard' | 'over';
/** An icon of a reward: its kind and its numbers. */
export type Icon = [kind: string, ...numbers: number[]];

export interface District {
  id: string;
  side: 'green' | 'dark';
  target: number;
  closed_by: number | null;
  rewards: Icon[][];
  /** The faces that lie there, by seat. */
  dice: number[][];
  /** The faces that cancel, by seat. */
  struck: number[][];
  /** The sums, by seat. */
  points: number[];
  leaders: number[];
}

export interface Player {
  jelly: number;
  pods: number;
  opened_pods: string[] | null;
  points: number;
  loose: number;
  dice: number[];
  flying: boolean;
  ready: number;
  barrier: boolean;
  centre: number;
}

export interface Own {
  pods: string[];
  discarded: string[];
  vote: string | null;
  unserved: number[];
  /** By district, what one more die of each face would make: the sum, whether it leads, whether
   * level with another, and whether it cancels with its like. */
  placing: { sums: number[]; leads: boolean[]; level: boolean[]; cancels: boolean[] }[];
}

export interface Scoring {
  district: number;
  source: number;
  winners: number[];
  gift: number | null;
}

export interface JellyView {
  phase: Phase;
  pace: 'live' | 'relaxed';
  round: number;
  clock: number;
  turn: number | null;
  roll_ms: number;
  starts: number | null;
  timer_ends: number | null;
  deadline: number | null;
  drone: number;
  districts: District[];
  /** The seats with most dice in the city centre. */
  centre_leaders: number[];
  /** Each seat's place from 1 on, once the game is over. */
  places: number[] | null;
  pile: number;
  pending: number[];
  scoring: Scoring | null;
  players: Player[];
  seat: number | null;
  own: Own | null;
}

/** A die that lies at an entrance. */
export interface Lying {
  seat: number;
  face: number;
}

/** Where a held die or barrier can be put: in a district, at one of its zones, on one of its dice. */
export interface Spot {
  district: number;
  zone?: number;
  die?: Lying;
}

export const isSame = (a: Spot | null, b: Spot | null): boolean =>
  a !== null &&
  b !== null &&
  a.district === b.district &&
  a.zone === b.zone &&
  a.die?.seat === b.die?.seat &&
  a.die?.face === b.die?.face;

/** Whether nothing has been placed, expelled, aimed or closed there since. */
export const isSameDistrict = (now: District, before: District | undefined): boolean =>
  before !== undefined &&
  now.target === before.target &&
  now.closed_by === before.closed_by &&
  String(now.dice) === String(before.dice) &&
  String(now.leaders) === String(before.leaders);

export type Happening = GameEvent;
export type { Move };

export const DICE = 7;
/** Seats from the reader on. */
export const orderFrom = (me: number | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
