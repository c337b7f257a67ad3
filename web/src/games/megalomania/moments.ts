/** Moments of recorded games, for the tests and the preview. */
import type { ForeseenMove, GameEvent, Move } from '../../net/protocol';
import { keyOf } from '../../table/board';
import type { Legend } from '../../net/legend';
import { useNames } from './cast';
import legend from './fixtures/legend.json';
import recorded from './fixtures/moments.json';
import type { MegalomaniaView } from './types';

export interface Moment {
  view: MegalomaniaView;
  before: MegalomaniaView | null;
  events: GameEvent[];
  acting: number | null;
  seat: number;
  legal: Move[];
  previews: { events: GameEvent[]; view: Partial<MegalomaniaView>; open: boolean }[];
}

useNames(legend as unknown as Legend);

export const moments = recorded as unknown as Record<string, Moment>;

/** The engine's previews of the moves of a moment, as the server would send them. */
export function foreseen(moment: Moment, moves: Move[]): ForeseenMove[] {
  const asked = new Set(moves.map(keyOf));
  return moment.previews.flatMap((each, i) => {
    const move = moment.legal[i]!;
    if (!asked.has(keyOf(move))) return [];
    const preview = { move, events: each.events, event_texts: [], open: each.open, set: each.view };
    return [preview as unknown as ForeseenMove];
  });
}
