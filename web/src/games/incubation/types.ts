/** The view of Incubation, as `view.py` gives it: all lies open, so all seats see the same. */
import type { GameEvent, View } from '../../net/protocol';

export const COLOURS = ['ruby', 'azure', 'jade', 'amber'] as const;
export type Colour = (typeof COLOURS)[number];
export const RESOURCES = ['water', 'fire'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What lies in a treasure, in the order of its places. */
export const GOODS = ['coin', 'water', 'fire'] as const;
export type Good = (typeof GOODS)[number];
export type Face = Good | 'chest';

export type Phase =
  | 'first-egg'
  | 'roll'
  | 'reroll'
  | 'treasure'
  | 'dice'
  | 'place'
  | 'excess'
  | 'hatch'
  | 'claim'
  | 'over';

export interface EggCard {
  id: string;
  kind: Colour | 'hybrid' | 'mystery';
  /** One: plain; two: hybrid; none: mystery. */
  colours: Colour[];
  water: number;
  fire: number;
  points: number;
}

export interface Pile {
  coins: number;
  water: number;
  fire: number;
}

export interface Treasure extends Pile {
  colour: Colour;
}

export interface Incubator {
  egg: EggCard;
  water: number;
  fire: number;
}

export interface Objective {
  id: string;
  points: number;
  /** How many of these colours; or one of the three below; and coins. */
  dragons: Partial<Record<Colour, number>>;
  same: number;
  different: number;
  total: number;
  coins: number;
  claimed_by: number | null;
}

export interface Player {
  points: number;
  coins: number;
  incubators: (Incubator | null)[];
  dragons: EggCard[];
  objectives: string[];
  /** For each objective on the table: what fills the dragons on its card, and whether it is met. */
  progress: { filled: (Colour | 'mystery' | null)[]; met: boolean }[];
}

export interface RolledDie {
  face: Face;
  spent: boolean;
}

export interface Deck {
  top: EggCard | null;
  count: number;
}

export interface IncubationView extends View {
  phase: Phase;
  round: number;
  turn: number | null;
  first_player: number;
  last_round: boolean;
  dice: RolledDie[] | null;
  hand: { water: number; fire: number };
  sales: Colour[];
  any_treasure: boolean;
  market: Treasure[];
  spinner: Record<Good, number>;
  reserve: Pile;
  decks: Deck[];
  objectives: Objective[];
  players: Player[];
}

/** The events of a step that the board shows; places count from 0. */
export type Happening =
  | { event: 'took_egg'; seat: number; deck: number; incubator: number }
  | { event: 'rolled' | 'rerolled'; seat: number; first: Face; second: Face }
  | { event: 'wheel_turned'; seat: number; coin: number; water: number; fire: number }
  | { event: 'took_coins'; seat: number; count: number }
  | { event: 'placed'; seat: number; resource: Resource; incubator: number; count: number }
  | { event: 'left_excess'; seat: number; resource: Resource; section: number; count: number }
  | { event: 'hatched'; seat: number; incubator: number; points: number }
  | {
      event: 'took_treasure';
      seat: number;
      section: number;
      coins: number;
      water: number;
      fire: number;
    }
  | { event: 'claimed'; seat: number; objective: number; points: number }
  | { event: 'turn'; seat: number; number: number }
  | { event: 'last_round'; why: string }
  | { event: 'ended' };

/** The rules' own record of an event, by its names. */
export const happening = (event: GameEvent): Happening => event as unknown as Happening;

/** How many of a good lie in a pile. */
export const amount = (pile: Pile, good: Good): number =>
  good === 'coin' ? pile.coins : pile[good];

/** How many tokens an egg still asks for. */
export const missing = (incubator: Incubator, resource: Resource): number =>
  incubator.egg[resource] - incubator[resource];

/** An egg card's drawing, upright. */
export const CARD = { width: 118, height: 166 };
