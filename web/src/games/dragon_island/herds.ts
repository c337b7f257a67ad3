/** Where what stands on a tile stands, for a radius of 50: dragons behind, wizards in front. */
import type { Colour, Tile } from './types';

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

export interface Herd extends Stand {
  colour: Colour;
  count: number;
  /** Where its number stands; none for one dragon. */
  badge: { x: number; y: number } | null;
}

export interface Standing {
  herds: Herd[];
  wizards: (Stand & { seat: number })[];
  /** How far a building moves aside. */
  aside: number;
  /** Whether there is so much that all stands in rows. */
  full: boolean;
}

type Spot = readonly [number, number];
const HERDS: Record<number, readonly Spot[]> = {
  1: [[3, 4]],
  2: [[-13, 0], [17, 7]],
  3: [[-21, -7], [21, -7], [0, 9]],
  4: [[-20, -9], [18, -9], [-16, 12], [20, 12]],
  5: [[-26, -9], [0, -12], [26, -9], [-14, 11], [14, 11]],
};
const SIZES: Record<number, number> = { 1: 0.42, 2: 0.33, 3: 0.3, 4: 0.27, 5: 0.24 };
const BAND: Record<number, readonly Spot[]> = {
  1: [[20, 4]],
  2: [[5, 4], [24, 9]],
  3: [[-6, 2], [11, 6], [27, 10]],
  4: [[-15, 0], [0, 4], [15, 8], [29, 12]],
};
const TALL: Record<number, number> = { 1: 0.7, 2: 0.62, 3: 0.56, 4: 0.5 };
const BARE = ['build', 'joker', 'dragon', 'double'];

/** How many places are in a row of that width. */
const row = (count: number, width: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [count === 1 ? 0 : (i / (count - 1) - 0.5) * width, y]);

/** `tagged`: a tag covers the tile's foot, so that numbers stand at the heads. */
export function standingOn(tile: Tile, me: number | null, tagged = false): Standing {
  const crowd = tile.wizards.length;
  const groups = groupsOf(tile);
  const count = groups.length;
  const full = count + crowd > 3 || (count > 1 && tile.building === 'pen');
  const aside = crowd > 0 ? -12 : 0;
  const spots = full ? row(count, 54, -12) : (HERDS[count] ?? []);
  const size = full
    ? Math.min(0.3, 0.92 / Math.max(count, 3))
    : (SIZES[count] ?? 0) * (crowd > 0 ? 0.92 : 1) * (tile.building ? 0.8 : 1);
  const up = full ? 0 : tile.building === 'pen' ? -9 : tile.building ? 8 : 0;
  const herds = groups.map(([colour, many], i): Herd => {
    const x = spots[i]![0] + (full ? 0 : aside);
    const y = spots[i]![1] + up;
    const badge = full ? { x, y: y - 62 * size } : { x: x - 38 * size, y: y + (tagged ? -24 : 24) * size };
    return { colour, count: many, x, y, scale: size, badge: many > 1 ? badge : null };
  });
  const alone = crowd === 1 && count === 0 && !tile.building && BARE.includes(tile.kind);
  const stands = alone
    ? [[0, 2] as const]
    : full
      ? crowd === 1
        ? [[24, 8] as const]
        : row(crowd, 50, 13)
      : (BAND[crowd] ?? []);
  const tall = full ? (crowd > 2 ? 0.44 : 0.56) : (TALL[crowd] ?? 0.5);
  const seats = [...tile.wizards].sort((a, b) => Number(a === me) - Number(b === me));
  return {
    herds: herds.sort((a, b) => a.y - b.y),
    wizards: seats.map((seat, i) => ({
      seat,
      x: stands[i]![0],
      y: stands[i]![1],
      scale: tall,
    })),
    aside,
    full,
  };
}

/** Dragons by colour; a pair alone stands as two. */
function groupsOf(tile: Tile): [Colour, number][] {
  const groups = Object.entries(tile.dragons) as [Colour, number][];
  const [only] = groups;
  return groups.length === 1 && only![1] === 2
    ? [[only![0], 1], [only![0], 1]]
    : groups;
}

/** Whether dragons or a building cover what is printed on a tile. */
export const isTaken = (tile: Pick<Tile, 'building' | 'dragons'>): boolean =>
  tile.building !== null || Object.keys(tile.dragons).length > 0;

/** Whether claws are to be seen on a tile. */
export const showsClaws = (tile: Pick<Tile, 'kind' | 'building' | 'dragons'>): boolean =>
  (tile.kind === 'dragon' || tile.kind === 'double') && !isTaken(tile);
