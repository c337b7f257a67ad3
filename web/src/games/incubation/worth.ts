/** What comes first among things that can be pressed: by what the engine's previews say it brings,
 * and by what lies on the table. No rule is decided here, only an order. */
import type { Move } from '../../net/protocol';
import { keyOf, type Preview } from '../../table/board';
import { effectsOf } from './effects';
import { alike } from './dice';
import { missing, type IncubationView, type Resource } from './types';

/** What a token is worth beside a point: eggs bring about as many points as they take tokens. */
const TOKEN = 1.1;
const TREASURE = 1.5;

export function worthOf(
  move: Move,
  view: IncubationView,
  preview: Preview<IncubationView> | undefined,
): number {
  const deck = move.deck === undefined ? null : view.decks[Number(move.deck)]?.top;
  if (deck) return deck.points / (deck.water + deck.fire);
  if (preview === undefined) return 0;
  const seat = view.turn ?? 0;
  const effects = effectsOf(preview, view, seat);
  const tokens = effects.placed.reduce((sum, { count }) => sum + count, 0);
  // Of two eggs that may have a token, the one that lacks least is soonest done.
  const held = move.incubator === undefined ? null : view.players[seat]?.incubators[Number(move.incubator)];
  const left = held ? (missing(held, 'water') + missing(held, 'fire')) / 100 : 0;
  return effects.points + tokens * TOKEN + effects.sales.length * TREASURE - left;
}

export const worthIn = (
  view: IncubationView,
  previews: ReadonlyMap<string, Preview<IncubationView>>,
): ((move: Move) => number) => (move) => worthOf(move, view, previews.get(keyOf(move)));

/** Whether a die that was rolled is of no use to who rolled it: rolling it again costs nothing. */
export function isIdle(view: IncubationView, die: number): boolean {
  const face = view.dice?.[die]?.face;
  if (face === undefined || alike(view)) return false;
  if (face === 'chest') return true;
  const incubators = view.players[view.turn ?? 0]?.incubators ?? [];
  if (face === 'coin' || incubators.includes(null)) return false;
  return !incubators.some((held) => held !== null && missing(held, face as Resource) > 0);
}
