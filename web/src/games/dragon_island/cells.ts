/** The cells one can point at: tiles, places for a tile, and, where a line is drawn from the
 * wizard's tile, the neighbours that stand for the six directions. */
import { beside, cellKey, readingOrder } from './geometry';
import { linePiece, placePiece, tilePiece } from './pieces';
import { DIRECTIONS, type Cell, type DragonIslandView, type Place, type Tile } from './types';

export interface Pointable extends Cell {
  key: string;
  piece: string;
  tile: Tile | null;
  place: Place | null;
}

export function pointable(view: DragonIslandView): Pointable[] {
  const here = view.phase === 'act' && view.here?.lines ? view.island[view.here.tile]! : null;
  const lines = new Map(
    here === null
      ? []
      : DIRECTIONS.map((way) => [cellKey(beside(here, way)), linePiece(way)] as const),
  );
  return readingOrder([
    ...view.island.map((tile) => ({
      q: tile.q,
      r: tile.r,
      key: cellKey(tile),
      piece: lines.get(cellKey(tile)) ?? tilePiece(tile.number),
      tile,
      place: null,
    })),
    ...(view.places ?? []).map((place) => ({
      q: place.q,
      r: place.r,
      key: cellKey(place),
      piece: placePiece(place),
      tile: null,
      place,
    })),
  ]);
}
