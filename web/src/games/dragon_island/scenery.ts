/** What the island and the cards look like around a step: where its motion begins and ends. */
import { touching } from './geometry';
import { showsClaws } from './herds';
import { lossesOf, type Loss } from './losses';
import type { Colour, DragonIslandView } from './types';

export interface Scenery {
  /** What a storm took from a seat's pets. */
  losses: (seat: number) => readonly Loss[];
  /** The tiles that touch one. */
  touching: (tile: number) => readonly number[];
  /** From which tiles the goods of a colour come that a placed tile brings, one after the other. */
  givers: (placed: number, colour: Colour) => readonly number[];
  /** The tiles whose claws of a colour are to be seen: nothing stands on them. */
  claws: (colour: Colour) => readonly number[];
  /** Where a wizard lands who teleports on its way; null: a step is enough. */
  portal: (from: number, to: number) => number | null;
}

/** Nothing is known of the island. */
export const UNSEEN: Scenery = {
  losses: () => [],
  touching: () => [],
  givers: () => [],
  claws: () => [],
  portal: () => null,
};

export function sceneryOf(before: DragonIslandView, now: DragonIslandView): Scenery {
  const { island } = now;
  const around = (tile: number): number[] =>
    touching(island[tile]!, island).map(({ number }) => number);
  return {
    losses: (seat) => lossesOf(before, now, seat),
    touching: around,
    givers: (placed, colour) => {
      const { q, r } = island[placed]!;
      const place = before.places?.find((each) => each.q === q && each.r === r);
      return (place?.givers ?? [])
        .filter((giver) => giver.colour === colour)
        .flatMap(({ tile, count }) => Array<number>(count).fill(tile ?? placed));
    },
    claws: (colour) =>
      island.filter((tile) => tile.colour === colour && showsClaws(tile)).map(({ number }) => number),
    // Who plays knows the way of each move; the others see that a wizard lands far from its tile.
    portal: (from, to) => {
      const way = before.ways?.find(({ tile }) => tile === to);
      if (way) return way.via;
      return around(from).includes(to) ? null : to;
    },
  };
}
