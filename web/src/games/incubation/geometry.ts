/** The wheel in numbers. Its centre is 0 0, its rim has radius 200; sections count clockwise from
 * the top, and everything on it stands upright. */
import { GOODS, type Good } from './types';

export const RIM = 200;
export const SECTIONS = 8;
/** Where sections begin and end. */
export const HUB = 68;
export const EDGE = 180;
/** How far from the centre a section's symbol sits. */
export const SYMBOL_AT = 162;
export const SYMBOL_SCALE = 0.72;

export interface Point {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;
const STEP = 360 / SECTIONS;

/** The direction of a section's middle, in degrees from the right, clockwise. */
export const middleOf = (section: number): number => -90 + (section + 0.5) * STEP;

/** A point at a distance from the centre, in a direction, moved aside (clockwise) by `aside`. */
export function at(radius: number, degrees: number, aside = 0): Point {
  const cos = Math.cos(degrees * RADIANS);
  const sin = Math.sin(degrees * RADIANS);
  return { x: radius * cos - aside * sin, y: radius * sin + aside * cos };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The outline of a section, or of a part of it: `inset` away from its borders. */
export function sectionPath(section: number, inset = 0, outer = EDGE, inner = HUB): string {
  const from = middleOf(section) - STEP / 2;
  const to = from + STEP;
  const far = outer - inset;
  const near = inner + inset;
  // The borders run straight to the centre, so the angle of the same inset differs near and far.
  const turn = (radius: number): number => Math.asin(inset / radius) / RADIANS;
  return (
    `M${written(at(near, from + turn(near)))} L${written(at(far, from + turn(far)))} ` +
    `A${far},${far} 0 0 1 ${written(at(far, to - turn(far)))} ` +
    `L${written(at(near, to - turn(near)))} ` +
    `A${near},${near} 0 0 0 ${written(at(near, from + turn(near)))}Z`
  );
}

/** Each good has its own place in a treasure: two outside, one near the hub. */
const PLACES: Record<Good, [radius: number, aside: number]> = {
  coin: [142, -29],
  water: [142, 29],
  fire: [100, 0],
};

export const placeOf = (section: number, good: Good): Point =>
  at(PLACES[good][0], middleOf(section), PLACES[good][1]);

/** On which side of its stack a number sits, so that full sections stay apart. */
export type Side = 'left' | 'right';
const SIDES = ['llr', 'rll', 'lrl', 'rlr', 'lll', 'llr', 'lll', 'rrl'];

export const sideOf = (section: number, good: Good): Side =>
  SIDES[section]![GOODS.indexOf(good)] === 'l' ? 'left' : 'right';

/** How stacks are drawn at a size of the wheel, in its own units. */
export interface StackSize {
  /** The scale of a token of radius 15. */
  token: number;
  /** How many tokens a stack shows at most, and how far each climbs. */
  most: number;
  climb: number;
  /** The scale of a number of 12.5, and how far it sits from the lowest token's middle. */
  badge: number;
  badgeAt: number;
}

const SMALLEST_TEXT = 12;

/** `pixels`: what one unit measures on the screen. Numbers stay readable, tokens make room. */
export function stackSize(pixels: number): StackSize {
  const badge = Math.max(1.04, SMALLEST_TEXT / 12.5 / pixels);
  return pixels < 0.75
    ? { token: 1.26, most: 2, climb: 3, badge, badgeAt: 8 }
    : { token: 1.16, most: 4, climb: 2.8, badge, badgeAt: 12.5 };
}

/** A stack around its place: the middle of its lowest token, each token, the number. */
export function stackAt(
  place: Point,
  count: number,
  side: Side,
  size: StackSize,
): { tokens: Point[]; badge: Point | null } {
  const shown = Math.min(count, size.most);
  const low = place.y + ((shown - 1) * size.climb) / 2;
  const tokens = Array.from({ length: shown }, (_, i) => ({
    x: place.x,
    y: low - i * size.climb,
  }));
  const aside = side === 'left' ? -size.badgeAt : size.badgeAt;
  return {
    tokens,
    badge: count > 1 ? { x: place.x + aside, y: low + size.badgeAt - 1 } : null,
  };
}

/** How far the spinner is turned when its coin's arm points at a section, in degrees. */
export const spinnerAngle = (coin: number): number => (coin + 0.5) * STEP;

/** Where each arm points, seen from the coin's, in sections. */
export const ARMS: Record<Good, number> = { coin: 0, water: 3, fire: 6 };
export const ARM_AT = 47;
export const ARM_TIP = HUB + 7;
/** Half the room that the spinner takes when it turns. */
export const SPAN = ARM_TIP + 5;

/** The section that an arm points at after one more turn. */
export const nextOf = (section: number): number => (section + 1) % SECTIONS;
