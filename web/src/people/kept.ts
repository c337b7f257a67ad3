/** The last list of my games, kept in this browser: the first page shows it at once, also without a
 * line to the server. Bounded; gone with the person. */
import type { MyGame, MyGames } from '../net/people';
import { SEEN } from '../worker/caches';

const KEPT_AS = 'coffret-mine';
/** How many games waited when the list was last seen: the first page keeps their room free. */
export const WAITING_AS = 'coffret-waiting';
const MOST = 24;

export function keepList(list: MyGames, waiting: number): void {
  try {
    localStorage.setItem(WAITING_AS, String(waiting));
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...list, games: list.games.slice(0, MOST) }));
  } catch {
    // Without storage the list comes from the server alone.
  }
}

export function keptList(): MyGames | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isList(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetList(): void {
  try {
    localStorage.removeItem(KEPT_AS);
    localStorage.removeItem(WAITING_AS);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  if ('caches' in globalThis) void caches.delete(SEEN);
}

/** An older version of the app may have kept something else. */
export function isList(kept: unknown): kept is MyGames {
  if (typeof kept !== 'object' || kept === null) return false;
  const { games, finished } = kept as Record<string, unknown>;
  return typeof finished === 'number' && Array.isArray(games) && games.every(isGame);
}

function isGame(each: unknown): each is MyGame {
  if (typeof each !== 'object' || each === null) return false;
  const game = each as Record<string, unknown>;
  const lists = ['seats', 'yours', 'acting', 'scores', 'winners'];
  return (
    typeof game['table'] === 'string' &&
    typeof game['game'] === 'string' &&
    typeof game['said'] === 'object' &&
    typeof game['glance'] === 'object' &&
    lists.every((name) => Array.isArray(game[name]))
  );
}
