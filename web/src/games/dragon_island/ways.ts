/** Lines over the island: the way of a wizard, the flight of dragons, the lines of telekinesis. */
import { centre } from '../../pieces/hexes';
import type { Move } from '../../net/protocol';
import { STEPS } from './geometry';
import { DIRECTIONS, type Cell, type Direction, type DragonIslandView, type Goods } from './types';

export interface Drawn {
  d: string;
  /** What is decided, not only possible. */
  loud: boolean;
  dotted: boolean;
}

const at = (cell: Cell, radius: number): { x: number; y: number } =>
  centre(cell.q, cell.r, radius);

/** A low arc from one tile to another. */
export function arcPath(from: Cell, to: Cell, radius: number, rise = 1.1): string {
  const [a, b] = [at(from, radius), at(to, radius)];
  const top = Math.min(a.y, b.y) - radius * rise;
  return `M${a.x},${a.y - radius * 0.3} Q${(a.x + b.x) / 2},${top} ${b.x},${b.y - radius * 0.2}`;
}

export function linesOver(
  view: DragonIslandView,
  focus: Move | null,
  radius: number,
): Drawn[] {
  const { island, moving } = view;
  const dotted = { loud: false, dotted: true };
  if (view.phase === 'walk' && focus?.move === 'go' && view.turn !== null) {
    const start = view.players[view.turn]?.wizard;
    const way = view.ways?.find(({ tile }) => tile === focus.tile);
    if (start == null || !way || way.tile === start) return [];
    const [from, to] = [island[start]!, island[way.tile]!];
    if (way.via === null) return [{ d: arcPath(from, to, radius, 0.7), ...dotted }];
    const d = arcPath(from, island[way.via]!, radius, 1.3);
    const end = at(to, radius);
    return [{ d: way.via === way.tile ? d : `${d} L${end.x},${end.y - radius * 0.1}`, ...dotted }];
  }
  const destination =
    moving?.destination ?? (focus?.move === 'drop' ? Number(focus.destination) : null);
  if (moving && destination !== null) {
    return [{ d: arcPath(island[moving.origin]!, island[destination]!, radius), ...dotted }];
  }
  if (view.phase === 'act' && view.here?.lines) {
    const here = island[view.here.tile]!;
    return DIRECTIONS.filter((way) => view.here!.lines![way]).map((way) => {
      const long = Math.max(1, view.here!.lines![way]!.tiles.length);
      const [a, b] = [at(here, radius), at(along(here, way, long), radius)];
      const loud = focus?.move === 'telekinesis' && focus.direction === way;
      return { d: `M${a.x},${a.y} L${b.x},${b.y}`, loud, dotted: !loud };
    });
  }
  return [];
}

export interface LineSaid {
  direction: Direction;
  gains: Goods;
  x: number;
  y: number;
}

/** What each line of telekinesis would bring, and where that is written. */
export function linesSaid(view: DragonIslandView, radius: number): LineSaid[] {
  if (view.phase !== 'act' || !view.here?.lines) return [];
  const here = view.island[view.here.tile]!;
  return DIRECTIONS.flatMap((direction) => {
    const line = view.here!.lines![direction];
    if (!line) return [];
    const { x, y } = at(along(here, direction, 1.12), radius);
    return [{ direction, gains: line.gains, x, y: y + 4 }];
  });
}

const along = (from: Cell, direction: Direction, steps: number): Cell => ({
  q: from.q + STEPS[direction].q * steps,
  r: from.r + STEPS[direction].r * steps,
});
