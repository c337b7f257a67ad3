/** What a storm takes from a seat's pets: the gold of each, before and after. */
import { COLOURS, type Colour, type DragonIslandView } from './types';

export interface Loss {
  colour: Colour;
  gold: number;
  /** Whether the pet itself is lost. */
  gone: boolean;
}

export function lossesOf(
  before: DragonIslandView,
  after: DragonIslandView | null | undefined,
  seat: number,
): Loss[] {
  const [had, has] = [before.players[seat]?.pets ?? {}, after?.players[seat]?.pets];
  if (!has) return [];
  return COLOURS.map((colour) => ({
    colour,
    gold: (had[colour] ?? 0) - (has[colour] ?? 0),
    gone: has[colour] === undefined,
  })).filter(({ gold }) => gold > 0);
}
