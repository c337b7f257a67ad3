/** The view of Megalomania, as `view.py` and `progress.py` give it. */
import type { GameEvent, Move, View } from '../../net/protocol';
import type { Rank } from '../../pieces/ranks';

export const COLOURS = ['black', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const COMBINATIONS = ['crystals', 'cubes', 'both', 'scroll'] as const;
export type Combination = (typeof COMBINATIONS)[number];

export type Phase =
  | 'card'
  | 'cubes'
  | 'power'
  | 'other-power'
  | 'farmer'
  | 'explorer'
  | 'oracle'
  | 'claim'
  | 'claim-colour'
  | 'steal'
  | 'resources'
  | 'row'
  | 'split'
  | 'give'
  | 'scroll'
  | 'copy'
  | 'keep'
  | 'kept'
  | 'new-colour'
  | 'spy'
  | 'spy-take'
  | 'spy-give'
  | 'swap'
  | 'lead'
  | 'over';

export type Task =
  | 'tricks_exactly'
  | 'tricks_at_least'
  | 'tricks_odd'
  | 'most_tricks'
  | 'pair_with_more_tricks'
  | 'pair_with_fewer_tricks'
  | 'every_trick'
  | 'every_cheap_trick'
  | 'every_card_of_colour'
  | 'every_card_of_ranks'
  | 'no_card_of_ranks'
  | 'all_colours'
  | 'total_value'
  | 'colour_majorities';

export type Way =
  | 'plain'
  | 'turn_up_dominant'
  | 'lay_row'
  | 'swap_opposite'
  | 'pass_hands'
  | 'split'
  | 'give_three';

export interface Mission {
  number: number;
  id: string;
  task: Task;
  way: Way;
  points: number;
  deal: { hand: number; up: number; down: number };
  amount: number;
  colour: Colour | null;
  ranks: Rank[];
  /** The cards that the mission is about, where it is about cards. */
  counts: string[];
}

export interface Play {
  seat: number;
  card: string;
  colour: Colour;
  value: number;
  cubes: number;
  dominant: boolean;
  recoloured: boolean;
  /** It would dominate, but for a knight. */
  stopped: boolean;
  power: Rank | null;
  claim: 'none' | 'take' | 'refuse';
}

/** What a trick has made of a card, as its drawing needs it. */
export interface Made {
  colour: Colour;
  recoloured: boolean;
  value: number;
  cubes: number;
  power: Rank | null;
  struck: boolean;
  claim: Play['claim'];
}

/** A card on the table, in a hand, or among those that cannot be used now. */
export type CardState = 'plain' | 'can' | 'paid' | 'chosen' | 'not';

export interface Scroll {
  number: number;
  id: string;
  effect: string;
}

export interface Progress {
  /** What the round would bring if it ended now: by the mission, and by scroll 12. */
  points: number;
  bonus: number;
  /** With whom the tricks count together. */
  partner: number | null;
  /** What is counted: tricks, cards, colours or value. */
  count: number;
  cards: string[];
  /** What each own trick is worth, where that matters. */
  sums: { worth: number; counts: boolean }[];
  colours: Partial<Record<Colour, number>>;
  /** Colours of which the seat alone has most. */
  alone: Colour[];
}

export interface Player {
  points: number;
  own_points: number;
  entries: number[];
  negative: number;
  tricks: number;
  taken: string[][];
  progress: Progress;
  crystals: number;
  cubes: number;
  combinations: Combination[];
  hand_count: number;
  /** Of your seat only, as are `row`, `apart`, `scrolls` and `discarded`. */
  hand: string[] | null;
  known: string[];
  up: string[];
  row: (string | null)[] | null;
  /** Of the cards to lay out before the tricks, how many are; and who gets them. */
  prepared: number;
  gives_to: number | null;
  apart: string[] | null;
  scroll_count: number;
  scrolls: Scroll[] | null;
  looked_at: Scroll[];
  discarded: Scroll[] | null;
}

export interface Taker {
  seat: number;
  reason: 'dominates' | 'follows' | 'decree' | 'refused';
  /** A dwarf acts. */
  lowest: boolean;
}

/** A round as it was scored. */
export interface Scored {
  round: number;
  mission: Mission;
  dominant: Colour | null;
  scroll: InForce | null;
  players: { gain: number; tricks: number; taken: string[][]; progress: Progress }[];
}

/** The scroll that someone has used in this round. */
export interface InForce {
  seat: number;
  number: number;
  effect: string;
  spent: boolean;
}

export interface MegalomaniaView extends View {
  seat: number | null;
  phase: Phase;
  turn: number | null;
  round: number;
  dealer: number;
  pairs: boolean;
  /** Who would win if the game were over now, tie-breaks included. */
  ahead: number[];
  mission: Mission;
  dominant: Colour | null;
  scroll: InForce | null;
  trick: number;
  tricks: number;
  leader: number;
  lead_colour: Colour | null;
  plays: Play[];
  taker: Taker | null;
  /** What your hand must follow; null where nothing is asked of it. */
  bound: { colour: Colour | null; bond: 'lead' | 'dominant' | 'free'; low: boolean } | null;
  /** The cards that dominate if they are played now. */
  dominating: string[];
  /** The colours that cannot be named now: one dominates, the other is that of the card. */
  barred: Partial<Record<Colour, 'dominant' | 'same'>>;
  /** The seats as they come in turn. */
  order: number[];
  /** The trick before, while the next has not begun. */
  finished: Play[];
  history: { seat: number; cards: string[] }[];
  waiting: number | null;
  powers_used: Rank[];
  /** Those of them that act until the trick is over. */
  in_force: Rank[];
  /** How many cards each player lays out before the tricks; 0: none now. */
  to_prepare: number;
  drawn: string | null;
  spied: number | null;
  next_leader: number | null;
  fixed_leader: number | null;
  turned_up: string[];
  undealt: number;
  scroll_pile: number;
  scrolls_used: Scroll[];
  banners: Colour[];
  values: Record<Rank, number>;
  players: Player[];
  /** The round before, until a card is played; when the game is over, the last one. */
  scored: Scored | null;
}

/** A card's id is its colour and its rank. */
export const suitOf = (card: string): Colour => card.split('-')[0] as Colour;
export const rankOf = (card: string): Rank => card.split('-')[1] as Rank;
export const printedValue = (card: string, view: Pick<MegalomaniaView, 'values'>): number =>
  view.values[rankOf(card)];

/** Players are called '1' to '4' in moves. */
export const seatOfMove = (move: Move): number => Number(move.player) - 1;

export const madeOf = (play: Play): Made => ({
  colour: play.colour,
  recoloured: play.recoloured,
  value: play.value,
  cubes: play.cubes,
  power: play.power,
  struck: play.stopped,
  claim: play.claim,
});

/** The events that the board shows; places count from 0. */
export interface Happening extends GameEvent {
  event: string;
  seat: number;
}
export const happening = (event: GameEvent): Happening => event as unknown as Happening;

/** The seats from one on, clockwise. */
export const seatsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (first + i) % count);
