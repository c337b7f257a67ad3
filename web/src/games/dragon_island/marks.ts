/** How each tile is marked in a decision: its ring, its tag, what would stand there. */
import type { Move } from '../../net/protocol';
import type { Said } from './tags';
import type { Building, Colour, DragonIslandView, Outlook, Way } from './types';

export type Ring = 'loud' | 'can' | 'thin';

export interface Mark {
  ring?: Ring;
  tag?: Said[];
  /** It is looked at closely: larger, above the others. */
  lift?: boolean;
  /** The wizard who would leave it, or come. */
  leaving?: number;
  coming?: number;
  /** A dragon that would appear. */
  appears?: Colour;
  /** Its dragons would leave. */
  pale?: boolean;
  /** What would be built on it. */
  builds?: { building: Building; lair_of: Colour | null };
}

export type Marks = ReadonlyMap<number, Mark>;

/** What a move's focus is: the tile it leads to, if any. */
const tileOf = (move: Move | null, key: string): number | null =>
  move !== null && typeof move[key] === 'number' ? move[key] : null;

export function marksOf(view: DragonIslandView, legal: Move[], focus: Move | null): Marks {
  const marks = new Map<number, Mark>();
  const tiles = (name: string, key: string): number[] =>
    legal.filter((move) => move.move === name).map((move) => Number(move[key]));
  const mine = view.turn === null ? null : (view.players[view.turn]?.wizard ?? null);
  switch (view.phase) {
    case 'fill': {
      const over = tileOf(focus, 'tile');
      for (const number of tiles('fill_tile', 'tile')) {
        marks.set(number, {
          ring: number === over ? 'loud' : 'can',
          ...(view.filling ? { appears: view.filling.colour } : {}),
        });
      }
      break;
    }
    case 'lift': {
      const over = tileOf(focus, 'origin');
      for (const number of tiles('lift', 'origin')) {
        marks.set(number, {
          ring: number === over ? 'loud' : 'can',
          tag: [['gold', view.carry_cost]],
          pale: number === over,
        });
      }
      break;
    }
    case 'drop': {
      const over = tileOf(focus, 'destination');
      const [first] = Object.keys(view.island[view.moving?.origin ?? 0]!.dragons) as Colour[];
      for (const number of tiles('drop', 'destination')) {
        const pale = number === over && first !== undefined ? { appears: first } : {};
        marks.set(number, { ring: number === over ? 'loud' : 'thin', ...pale });
      }
      if (view.moving) marks.set(view.moving.origin, { ring: 'can', pale: true });
      break;
    }
    case 'carry':
      if (view.moving) {
        marks.set(view.moving.origin, { ring: 'loud', tag: [['gold', view.carry_cost]] });
        if (view.moving.destination !== null) {
          const flies = focus?.move === 'carry' ? { appears: focus.colour as Colour } : {};
          marks.set(view.moving.destination, { ring: 'can', ...flies });
        }
      }
      break;
    case 'walk': {
      const over = tileOf(focus, 'tile');
      for (const way of view.ways ?? []) {
        const mark = markOfWay(way, way.tile === over);
        if (way.tile === over && view.turn !== null) mark.coming = view.turn;
        marks.set(way.tile, mark);
      }
      if (mine !== null && view.ways && over !== null && over !== mine && view.turn !== null) {
        marks.set(mine, { ...marks.get(mine), leaving: view.turn });
      }
      break;
    }
    case 'deal':
    case 'pay':
    case 'act':
    case 'treasure':
      if (mine !== null) marks.set(mine, { ring: 'loud', ...builtBy(focus) });
      break;
  }
  return marks;
}

const BUILDS: Readonly<Record<string, Building>> = {
  build_pen: 'pen',
  build_spire: 'spire',
  build_lair: 'lair',
};

function builtBy(focus: Move | null): Pick<Mark, 'builds'> {
  const building = BUILDS[String(focus?.move)];
  return building ? { builds: { building, lair_of: (focus!.pet ?? null) as Colour | null } } : {};
}

function markOfWay(way: Way, over: boolean): Mark {
  const { outlook } = way;
  if (way.why_not !== null) {
    const short = outlook?.capture && !outlook.capture.can;
    return short ? { tag: [['lock', `${outlook.energy}/${outlook.capture!.energy}`]] } : {};
  }
  const tag = outlook === null ? [] : tagOfOutlook(outlook);
  const useful = tag.length > 0 || outlook?.maps || outlook?.telekinesis || outlook?.build;
  return {
    ring: over ? 'loud' : useful ? 'can' : 'thin',
    ...(tag.length > 0 ? { tag } : {}),
    lift: over,
  };
}

/** Costs and gains of what a tile asks and offers at once; what else it has is printed on it. */
export function tagOfOutlook(outlook: Outlook): Said[] {
  const said: Said[] = [];
  if (outlook.tame !== undefined) said.push(['gold', outlook.tame]);
  if (outlook.capture?.can) {
    said.push(['energy', outlook.capture.energy], ['fame', outlook.capture.fame]);
  }
  if (outlook.gold !== undefined) said.push(['gold', `+${outlook.gold}`]);
  said.push(...(outlook.digs ?? []).map((): Said => ['dig']));
  return said;
}
