/** This person at the server: becoming known, devices, what is kept, and its end. */
import { call, Refused } from '../net/api';
import type { Added, Kept, Known, MyGames, PersonNow, Statistics } from '../net/people';
import { forgetMoves } from '../net/keptmoves';
import { settings } from '../settings.svelte';
import { forgetList } from './kept';
import { canHaveKey, forgetKey, ownKey, proof } from './keys';
import { forgetSentName, nameIsSent } from './ownName';

const KEPT_AS = 'coffret-tables';

export const myGames = (finished = 8): Promise<MyGames> =>
  call('GET', `/api/me/games?finished=${finished}`);

export const keptOfMe = (): Promise<Kept> => call('GET', '/api/me');

export const myStatistics = (): Promise<Statistics> => call('GET', '/api/me/statistics');

export const everythingOfMe = (): Promise<Kept> => call('GET', '/api/me/everything');

export const newCode = (): Promise<{ code: string; seconds: number }> =>
  call('POST', '/api/me/code');

export const newWords = (): Promise<{ words: string[] }> =>
  call('POST', `/api/me/words?lang=${settings.language}`);

export const removeDevice = (id: string): Promise<unknown> =>
  call('POST', `/api/me/devices/${encodeURIComponent(id)}/remove`);

/** What this browser calls itself: 'Firefox, Linux'. */
export function deviceLabel(agent = navigator.userAgent): string {
  const browsers: [RegExp, string][] = [
    [/Edg/, 'Edge'],
    [/OPR/, 'Opera'],
    [/Firefox/, 'Firefox'],
    [/Chrom/, 'Chrome'],
    [/Safari/, 'Safari'],
  ];
  const systems: [RegExp, string][] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac/, 'Mac'],
    [/Linux/, 'Linux'],
  ];
  const first = (found: [RegExp, string][]): string => found.find(([sign]) => sign.test(agent))?.[1] ?? '';
  return [first(browsers), first(systems)].filter(Boolean).join(', ');
}

const nameNow = (): { name?: string } => {
  const name = settings.name.trim();
  return name === '' ? {} : { name };
};

/** Be known to the server: by a key that it knows already, or by a new one. Null where a browser
 * cannot keep keys. */
export async function becomeKnown(): Promise<PersonNow | null> {
  if (!canHaveKey()) return null;
  if ((await ownKey()) !== null) {
    try {
      return (await call<Known>('POST', '/api/me/session', await proof('session'))).person;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'not_yours') throw error;
    }
  }
  const asked = { ...(await proof('register')), label: deviceLabel(), ...nameNow() };
  const { person } = await call<Known>('POST', '/api/me', asked);
  nameIsSent();
  return person;
}

/** Become a device of the person who gave a code, or of twelve words. */
export async function joinPerson(
  by: { code: string } | { words: string },
  bring: boolean,
): Promise<Added> {
  const asked = { ...(await proof('device')), ...by, bring, label: deviceLabel() };
  const added = await call<Added>('POST', '/api/me/devices', asked);
  nameIsSent(); // the person's name comes first
  return added;
}

/** Delete all that the server keeps, and what this browser keeps of it. */
export async function deleteMe(): Promise<void> {
  await call('POST', '/api/me/delete');
  await forgetKey();
  forgetList();
  forgetMoves();
  forgetSentName();
  settings.name = '';
  settings.asked = false;
  settings.offered = false;
  // The browser's address for notices ends with the person.
  await (await import('./notices')).leavePush().catch(() => undefined);
  try {
    localStorage.removeItem(KEPT_AS);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
