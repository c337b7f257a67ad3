/** Where the maps of an open screen fit best: numbers on the island. */
import { mapPiece } from './pieces';
import type { Reach } from './reach.svelte';
import { cardOf } from './types';

export interface Pin {
  number: number;
  /** Whether it can be dug up now. */
  fits: boolean;
}

/** By the number of the tile. */
export type Pins = ReadonlyMap<number, Pin[]>;

export const NO_PINS: Pins = new Map();

export function pinsOf(reach: Reach): Pins {
  const { view } = reach.now;
  const found = new Map<number, Pin[]>();
  reach.screen?.maps.forEach((chart, i) => {
    const fits = view.phase === 'treasure' && reach.can(mapPiece(cardOf(chart.id)));
    const tile = fits ? view.here?.tile : chart.near?.tile;
    if (tile !== undefined) found.set(tile, [...(found.get(tile) ?? []), { number: i + 1, fits }]);
  });
  return found;
}
