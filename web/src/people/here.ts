/** The games of this device beside those of the server.
 *
 * They are asked for while the tables run in this window. Otherwise the list of last time is shown:
 * starting them would take them from another window, and load Python for a list. */
import { call } from '../net/api';
import { alone } from '../net/base';
import { hasTables, HERE } from '../net/line';
import type { MyGames } from '../net/people';
import { isList } from './kept';

const KEPT_AS = 'coffret-here';
const MOST = 24;

export const isOfThisDevice = (table: string): boolean => !alone && table.startsWith(HERE);

/** The list of last time. */
export function keptHere(): MyGames | null {
  try {
    const kept: unknown = alone ? null : JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    return isList(kept) ? kept : null;
  } catch {
    return null;
  }
}

export async function gamesHere(finished = 8): Promise<MyGames | null> {
  if (alone || !hasTables()) return keptHere();
  try {
    const found = await call<MyGames>('GET', `/api/me/games?finished=${finished}`, undefined, true);
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...found, games: found.games.slice(0, MOST) }));
    return found;
  } catch {
    return keptHere();
  }
}

/** Keep the list true while a table of this device is shown; until the returned function is called. */
export function watchHere(): () => void {
  const look = (): void => void gamesHere();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    look();
  };
}

/** Both lists as one. */
export function joined(there: MyGames | null, here: MyGames | null): MyGames | null {
  if (there === null || here === null) return there ?? here;
  return { ...there, games: [...there.games, ...here.games], finished: there.finished + here.finished };
}
