/** A round that has just been scored. The view has gone on to the next deal: what was taken is
 * told by the view before, the last trick and the points by the events. */
import type { GameEvent } from '../../net/protocol';
import type { Words } from '../../texts/words.svelte';
import { sentence } from './labels';
import { COLOURS, happening, printedValue, suitOf, type MegalomaniaView } from './types';

export interface Ended {
  /** The round as it ended: all tricks with their takers, all points entered. */
  view: MegalomaniaView;
  /** What was won or lost by each seat in this round. */
  gains: number[];
  /** The round that has been dealt meanwhile; none after the last. */
  next: MegalomaniaView | null;
}

export function roundEnded(
  before: MegalomaniaView | null,
  events: GameEvent[],
  view: MegalomaniaView,
): Ended | null {
  const scored = events.map(happening).filter(({ event }) => event === 'scored');
  if (before === null || scored.length === 0) return null;
  const ended = structuredClone(before);
  const over = view.phase === 'over';
  // Of a round that is followed by another, the view keeps the last trick as it was played.
  const last = (over ? view.plays : view.finished).map(({ card }) => card);
  for (const { event, seat } of events.map(happening)) {
    if (event === 'trick_taken') give(ended, seat, last);
    if (event === 'trick_stolen') steal(ended, seat);
  }
  const gains = view.players.map(() => 0);
  for (const { seat, points, bonus, total } of scored) {
    gains[seat] = Number(points) + Number(bonus);
    const player = ended.players[seat]!;
    player.entries[before.round - 1] = gains[seat]!;
    player.own_points = Number(total);
  }
  ended.players.forEach((player, seat) => {
    const partner = ended.pairs ? ended.players[(seat + 2) % 4]!.own_points : 0;
    // At the end, what scrolls bring is in the view already.
    player.points = over ? view.players[seat]!.points : player.own_points + partner;
    player.hand_count = 0;
  });
  ended.plays = [];
  ended.taker = null;
  ended.turn = null;
  return { view: ended, gains, next: over ? null : view };
}

/** A game that is over, for who comes to it later: its last round lies there as it ended. */
export function gameEnded(view: MegalomaniaView): Ended | null {
  if (view.phase !== 'over') return null;
  const gains = view.players.map(({ entries }) => entries[view.round - 1] ?? 0);
  return { view, gains, next: null };
}

function give(view: MegalomaniaView, seat: number, cards: string[]): void {
  const player = view.players[seat]!;
  if (view.phase === 'steal') return; // it lay with its taker already
  player.taken.push(cards);
  player.tricks += 1;
}

/** The last trick goes from its taker to the thief. */
function steal(view: MegalomaniaView, thief: number): void {
  const last = view.history.at(-1);
  const from = last === undefined ? undefined : view.players[last.seat];
  const cards = from?.taken.pop();
  if (from === undefined || cards === undefined) return;
  from.tricks -= 1;
  view.players[thief]!.taken.push(cards);
  view.players[thief]!.tricks += 1;
}

/** What a player took, in the terms of the mission: '4 cards that count', '2 tricks', 'worth 81'. */
export function howText(view: MegalomaniaView, seat: number, words: Words): string {
  const { taken, tricks } = view.players[seat]!;
  const cards = taken.flat();
  const { task, counts } = view.mission;
  if (counts.length > 0) {
    const count = cards.filter((card) => counts.includes(card)).length;
    return words.t('board-counting', { count, colour: view.mission.colour ?? 'any' });
  }
  if (task === 'total_value') {
    const worth = cards.reduce((sum, card) => sum + printedValue(card, view), 0);
    return words.t('board-worth', { worth });
  }
  if (task === 'all_colours') {
    const found = COLOURS.filter((colour) => cards.some((card) => suitOf(card) === colour));
    const names = found.map((colour) => words.t(`colour-${colour}`));
    return names.length === 0 ? words.t('board-no-trick') : sentence(names.join(', '));
  }
  return words.t('board-tricks', { count: tricks });
}
