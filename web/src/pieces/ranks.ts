/** The people of Megalomania: who they are, and how each of them looks. */
import { colourOf, type GameColour, type Tones } from './colours';

export type Rank =
  | 'farmer'
  | 'assassin'
  | 'explorer'
  | 'dwarf'
  | 'wizard'
  | 'knight'
  | 'oracle'
  | 'emperor';

export const RANKS: readonly Rank[] = [
  'farmer',
  'assassin',
  'explorer',
  'dwarf',
  'wizard',
  'knight',
  'oracle',
  'emperor',
];

export interface Look {
  skin: string;
  hair: string;
  woman: boolean;
  cloth: Tones;
}

const SKINS = ['#ebc09a', '#a9714e', '#c98f68', '#8f5b3e', '#f0cba8'];
const HAIRS = ['#8e3f14', '#2a1a18', '#c9672b', '#5b3a24', '#a7a1ac'];
const ORDER = ['black', 'red', 'gold', 'blue'];

/** Cloth that stands out from the card it is printed on. */
function clothOf(paint: GameColour): Tones {
  if (paint.name === 'gold') return { base: '#c58512', shade: '#8f5d06', tint: paint.tint };
  if (paint.name === 'black') return { base: '#5a5168', shade: '#3d3648', tint: '#a79fb5' };
  return paint;
}

/** Every rank exists four times; two of the four are women, and no two look alike. */
export function lookOf(rank: Rank, colour: string): Look {
  const paint = colourOf(colour);
  const height = RANKS.indexOf(rank);
  const suit = Math.max(0, ORDER.indexOf(paint.name));
  return {
    skin: SKINS[(height + suit * 2) % SKINS.length]!,
    hair: HAIRS[(height * 2 + suit) % HAIRS.length]!,
    woman: (height + suit) % 2 === 1,
    cloth: clothOf(paint),
  };
}
