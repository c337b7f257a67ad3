/** A round that has just been scored: the view says how it ended while the next one is dealt. */
import type { GameEvent } from '../../net/protocol';
import type { Words } from '../../texts/words.svelte';
import { listed } from '../../texts/lists';
import { sentence } from './labels';
import { COLOURS, type MegalomaniaView, type Scored } from './types';

export interface Ended {
  scored: Scored;
  /** The table with that round on it, and all points entered. */
  view: MegalomaniaView;
  /** The round that has been dealt meanwhile; none after the last. */
  next: MegalomaniaView | null;
}

/** Whether a step has brought a round to its end. */
export function roundEnded(events: GameEvent[], view: MegalomaniaView): Ended | null {
  return events.some(({ event }) => event === 'scored') ? endedIn(view) : null;
}

/** A game that is over, also for who comes to it later: its last round lies there as it ended. */
export const gameEnded = (view: MegalomaniaView): Ended | null =>
  view.phase === 'over' ? endedIn(view) : null;

function endedIn(view: MegalomaniaView): Ended | null {
  const { scored } = view;
  if (scored === null) return null;
  const { round, mission, dominant, scroll } = scored;
  return {
    scored,
    view: { ...view, round, mission, dominant, scroll },
    next: view.phase === 'over' ? null : view,
  };
}

/** Whether someone leads: alone, as a pair, or level with some of the others. */
export function leadOf(
  { ahead, pairs, players }: Pick<MegalomaniaView, 'ahead' | 'pairs' | 'players'>,
  seat: number,
): 'yes' | 'pair' | 'shared' | 'no' {
  if (!ahead.includes(seat) || ahead.length === players.length) return 'no';
  if (ahead.length === 1) return 'yes';
  return pairs ? 'pair' : 'shared';
}

/** What a player took, in the terms of the mission: '4 cards that count', '2 tricks', 'worth 81'. */
export function howText(
  { mission, players }: Scored,
  seat: number,
  words: Words,
  /** Majorities are drawn beside it. */
  drawn: boolean,
): string {
  const { tricks, progress } = players[seat]!;
  if (mission.counts.length > 0) {
    return words.t('board-counting', { count: progress.cards.length, colour: mission.colour ?? 'any' });
  }
  if (mission.task === 'total_value') return words.t('board-worth', { worth: progress.count });
  if (mission.task === 'all_colours') {
    const found = COLOURS.filter((colour) => (progress.colours[colour] ?? 0) > 0);
    const names = found.map((colour) => words.t(`colour-${colour}`));
    return names.length === 0 ? words.t('board-no-trick') : sentence(names.join(', '));
  }
  if (mission.task === 'colour_majorities' && !drawn) {
    const names = progress.alone.map((colour) => words.t(`colour-${colour}`));
    return names.length === 0
      ? words.t('board-alone-none')
      : words.t('board-alone', { colours: listed(names, words.language) });
  }
  return words.t('board-tricks', { count: tricks });
}
