/** The view of Dragon Island, as `view.py` gives it. Behind a screen only its owner looks. */
import type { GameEvent, Move, View } from '../../net/protocol';

export const COLOURS = ['white', 'blue', 'red', 'green', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours of energy and of wizards. */
export const ENERGIES = ['white', 'blue', 'red', 'green'] as const;
export type Energy = (typeof ENERGIES)[number];
export const DIRECTIONS = [
  'east',
  'north-east',
  'north-west',
  'west',
  'south-west',
  'south-east',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Kind =
  | 'build'
  | 'joker'
  | 'dragon'
  | 'map'
  | 'telekinesis'
  | 'storm'
  | 'double'
  | 'tower'
  | 'keep';
export type Building = 'pen' | 'spire' | 'lair';
export type Phase =
  | 'maps'
  | 'tile'
  | 'place'
  | 'fill'
  | 'lift'
  | 'drop'
  | 'carry'
  | 'walk'
  | 'deal'
  | 'pay'
  | 'act'
  | 'treasure'
  | 'over';

/** Goods by colour: only what there is. */
export type Goods = Partial<Record<Colour, number>>;

export interface Cell {
  q: number;
  r: number;
}

/** One side of a tile. */
export interface Face {
  id: string;
  side: number;
  kind: Kind;
  /** None for the Keep, and for a joker that is not announced. */
  colour: Colour | null;
}

export interface Tile extends Face, Cell {
  number: number;
  dragons: Goods;
  building: Building | null;
  lair_of: Colour | null;
  owner: number | null;
  found: boolean;
  wizards: number[];
}

/** What one tile gives to a tile that is placed; `tile` null: that tile itself. */
export interface Giver {
  tile: number | null;
  colour: Colour;
  count: number;
}

export interface Place extends Cell {
  beside: number;
  direction: Direction;
  /** What the chosen tile would gain there, and which tiles give it; null: it is hidden. */
  gains: Goods | null;
  givers: Giver[] | null;
  /** What the supply lacks for it, if it does. */
  lacks?: Goods;
}

/** What awaits a wizard on a tile: only what there is. */
export interface Outlook {
  active: Energy[];
  /** Own energy of the active colours. */
  energy: number;
  tame?: number;
  capture?: { energy: number; fame: number; can: boolean };
  gold?: number;
  maps?: { draw: number; keep: number };
  telekinesis?: true;
  build?: number;
  digs?: string[];
}

export interface Here extends Outlook {
  tile: number;
  /** Dragons stopped the wizard on its way: it may step on once they are dealt with. */
  stopped: boolean;
  /** Gold on a new pet. */
  tamed: number;
  fame: Record<Building, number>;
  /** Where one may build: the buildings that cannot be had. */
  barred?: Move[];
  /** What the treasure of each map that fits brings, as far as the bank goes. */
  brings?: Record<string, { fame: number; gold: number; lacks: number }>;
  lines?: Partial<Record<Direction, { gains: Goods; tiles: number[] }>>;
}

export interface Way {
  tile: number;
  why_not: string | null;
  via: number | null;
  outlook: Outlook | null;
  /** Its dragons stop the wizard there, before it may step on. */
  stops: boolean;
}

export interface Chart {
  id: string;
  centre: Colour;
  around: Goods;
  fame: number;
  gold: number;
  near: { tile: number; have: number; of: number; lacks: Goods } | null;
}

export interface Screen {
  goods: Record<Colour, number>;
  fame: number;
  points: number;
  hand: [Face, Face][];
  maps: Chart[];
  offered: Chart[];
  /** How many of the offered ones stay. */
  keeps: number;
}

export interface Player {
  colour: Energy;
  wizard: number | null;
  pets: Goods;
  captured: Colour[];
  pen: boolean;
  tiles: number;
  maps: number;
  screen: Screen | null;
}

export interface Payment {
  owed: number;
  colour: Energy;
  active: Energy[];
  for: 'capture' | Building;
  /** Every mix that pays it, and two of them by name. */
  mixes: { plenty: Goods; even: Goods; every: Goods[] } | null;
}

export type Step = 'tile' | 'appear' | 'carry' | 'wizard' | 'deal' | 'act' | 'dig' | 'draw';
/** `none`: nothing is in it this turn. */
export type StepState = 'done' | 'now' | 'must' | 'may' | 'none';

export interface Station {
  step: Step;
  state: StepState;
}

export interface DragonIslandView extends View {
  seat: number | null;
  phase: Phase;
  round: number;
  turn: number | null;
  first_player: number;
  open_screens: boolean;
  tiles_left: number;
  last_turns: boolean;
  bag: number;
  /** Whether a turn ends with a tile from the bag. */
  draws: boolean;
  pile: number;
  supply: Record<Colour, number>;
  dragons: Record<Colour, number>;
  spires: number;
  lairs: Record<Colour, number | null>;
  island: Tile[];
  chosen: Face | null;
  places: Place[] | null;
  ways: Way[] | null;
  here: Here | null;
  /** Of which colour there are too few dragons. */
  filling: { colour: Colour; left: number } | null;
  /** Gold for each dragon that is moved. */
  carry_cost: number;
  moving: { origin: number; destination: number | null; carried: number } | null;
  payment: Payment | null;
  /** The steps of the running turn; null before the first and after the last. */
  steps: Station[] | null;
  players: Player[];
}

/** The events that the board shows. Tiles are numbers, `map` and `tile` of a find are cards. */
export type Happening = { seat: number } & (
  | { event: 'placed'; tile: number; beside: number }
  | { event: 'announced'; colour: Colour }
  | { event: 'gained' | 'paid'; colour: Colour; count: number }
  | { event: 'storm' | 'blown_away'; colour: Colour }
  | { event: 'pets_shaken'; count: number; lost: number }
  | { event: 'appeared'; colour: Colour; count: number; tile: number }
  | { event: 'stayed_away'; colour: Colour; count: number }
  | { event: 'carried'; colour: Colour; origin: number; destination: number }
  | { event: 'went'; tile: number }
  | { event: 'tamed'; colour: Colour; gold: number }
  | { event: 'captured'; count: number; colours: number; fame: number }
  | { event: 'built_pen' | 'built_spire'; tile: number; fame: number }
  | { event: 'built_lair'; tile: number; fame: number; colour: Colour }
  | { event: 'played_map'; fame: number; tile: number }
  | { event: 'drew_maps'; count: number; kept: number }
  | { event: 'found_map' | 'put_under' | 'found_tile' }
  | { event: 'drew_tile'; left: number }
  | { event: 'turn'; number: number }
  | { event: 'stayed' | 'begins' | 'ended' }
);

/** The rules' own record of an event, by its names. */
export const happening = (event: GameEvent): Happening => event as unknown as Happening;

export const total = (goods: Goods): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);

/** A map's number in moves, by its name in views: both come from the list of cards. */
export const cardOf = (id: string): number => Number(id.split('-')[1]) - 1;
