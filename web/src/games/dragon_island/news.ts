/** Hints for a newcomer, once each, where they first matter. The words are the game's. */
import type { DragonIslandView, Kind } from './types';

type When = (view: DragonIslandView, me: number) => boolean;

const inHand = (view: DragonIslandView, me: number, kinds: readonly Kind[]): boolean =>
  (view.players[me]?.screen?.hand ?? []).flat().some(({ kind }) => kinds.includes(kind));

const NEWS: readonly (readonly [string, When])[] = [
  ['produce', (view) => view.phase === 'place'],
  ['claws', (view, me) => view.phase === 'tile' && inHand(view, me, ['dragon', 'double'])],
  ['hammer', (view, me) => view.phase === 'tile' && inHand(view, me, ['dragon', 'joker', 'build'])],
  ['pet', (view) => view.phase === 'deal' && view.here?.tame !== undefined],
  [
    'active',
    (view) =>
      view.phase === 'pay' ||
      (view.phase === 'deal' && view.here?.capture !== undefined) ||
      (view.phase === 'act' && view.here?.build !== undefined),
  ],
];

/** The next of them for this decision; null: all that matters here is known. */
export function nextNews(
  view: DragonIslandView,
  me: number | null,
  known: readonly string[],
): string | null {
  if (me === null) return null;
  const next = NEWS.find(([name, when]) => !known.includes(name) && when(view, me));
  return next?.[0] ?? null;
}
