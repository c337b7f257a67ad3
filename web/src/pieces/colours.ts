/** The colours of play. None speaks alone: each has a symbol, the same in all four games, and
 * each is drawn in three tones, with one colour for what is written on it. */

/** The dark of words that lie on a colour or on a card, in either theme. */
export const INK = '#2b1c2c';
/** The light of words that lie on a dark colour. */
export const WHITE = '#ffffff';

export type SymbolName =
  | 'lozenge'
  | 'moon'
  | 'leaf'
  | 'sun'
  | 'square'
  | 'peak'
  | 'hex'
  | 'spiral';

export type ColourName = 'red' | 'blue' | 'green' | 'gold' | 'black' | 'white' | 'lilac';

/** Three tones of one paint; what a piece without a colour of play needs as well. */
export interface Tones {
  base: string;
  /** The side away from the light, at the lower right. */
  shade: string;
  tint: string;
}

export interface GameColour extends Tones {
  name: ColourName | 'mystery';
  symbol: SymbolName;
  /** Words and symbols on the base: at least 4.5 to 1. */
  on: string;
  /** Symbols strewn over the base: lighter than it, where there is a lighter. */
  strewn: string;
}

export const COLOURS: Record<ColourName, GameColour> = {
  red: {
    name: 'red',
    base: '#b8273f',
    shade: '#821630',
    tint: '#ec7c8a',
    symbol: 'lozenge',
    on: WHITE,
    strewn: '#ec7c8a',
  },
  blue: {
    name: 'blue',
    base: '#2a70c2',
    shade: '#1a488c',
    tint: '#86b8ee',
    symbol: 'moon',
    on: WHITE,
    strewn: '#86b8ee',
  },
  green: {
    name: 'green',
    base: '#62b985',
    shade: '#2c7550',
    tint: '#b4e6c4',
    symbol: 'leaf',
    on: INK,
    strewn: '#b4e6c4',
  },
  gold: {
    name: 'gold',
    base: '#f3b93a',
    shade: '#c58512',
    tint: '#ffe08c',
    symbol: 'sun',
    on: INK,
    strewn: '#ffe08c',
  },
  black: {
    name: 'black',
    base: '#352e40',
    shade: '#1f1a27',
    tint: '#7a7288',
    symbol: 'square',
    on: WHITE,
    strewn: '#7a7288',
  },
  white: {
    name: 'white',
    base: '#f1e9db',
    shade: '#c4b69f',
    tint: '#ffffff',
    symbol: 'peak',
    on: INK,
    strewn: '#c4b69f',
  },
  lilac: {
    name: 'lilac',
    base: '#c39be3',
    shade: '#7e55a3',
    tint: '#e6d2f5',
    symbol: 'hex',
    on: INK,
    strewn: '#e6d2f5',
  },
};

/** What has no colour yet: a grey violet with spirals. */
export const MYSTERY: GameColour = {
  name: 'mystery',
  base: '#948ba8',
  shade: '#5b5074',
  tint: '#cfc6e0',
  symbol: 'spiral',
  on: INK,
  strewn: '#cfc6e0',
};

/** The names that the games give to the colours. */
const OWN_NAMES: Record<string, ColourName> = {
  ruby: 'red',
  azure: 'blue',
  jade: 'green',
  amber: 'gold',
  yellow: 'gold',
  onyx: 'black',
  pearl: 'white',
};

/** The colour of that name, or of a game's own name; a mystery if there is none. */
export function colourOf(name: string): GameColour {
  return COLOURS[(OWN_NAMES[name] ?? name) as ColourName] ?? MYSTERY;
}

/** The colours of seats where a game gives its players one, in order of seats. */
export const SEAT_COLOURS: readonly ColourName[] = ['red', 'blue', 'green', 'gold', 'lilac'];

/** Resources: shapes and colours that nothing else has. */
export const WATER: Tones = { base: '#1a86ad', shade: '#12617f', tint: '#cfedf5' };
export const FIRE: Tones = { base: '#d8501c', shade: '#a83a12', tint: '#ffe1cc' };
export const COIN: Tones = { base: '#f3b93a', shade: '#a86e0c', tint: '#ffe08c' };
export const CHEST: Tones = { base: '#8a4f22', shade: '#5b3413', tint: '#a8682f' };
export const JELLY: Tones = { base: '#e0559a', shade: '#a92f72', tint: '#ffc4df' };
export const POD: Tones = { base: '#7cc24e', shade: '#3d7a22', tint: '#c2eb9f' };
export const CRYSTAL: Tones = { base: '#8fe3e0', shade: '#2a7e86', tint: '#e2fbfa' };
export const VALUE: Tones = { base: '#e8cfa0', shade: '#c9a469', tint: '#fff3d6' };
export const STRAW: Tones = { base: '#c98f3d', shade: '#7e5218', tint: '#f0c878' };
export const STONE: Tones = { base: '#8f8798', shade: '#655d70', tint: '#c6bfcd' };
export const STEEL: Tones = { base: '#c3cad4', shade: '#8f98a6', tint: '#e8edf3' };
export const CREAM: Tones = { base: '#fff1cf', shade: '#e0c891', tint: '#fffaef' };
