/** A running game, carried between a server and this device, or in a file (docs/protocol.md).
 *
 * Three calls: it is packed here, opened there, and deleted here. What breaks in between can be done
 * again, and loses nothing. */
import { call, Refused } from '../net/api';
import { alone, localFiles } from '../net/base';
import { isHere } from '../net/line';
import { forget, remember } from '../net/recent';
import { newId } from '../net/socket';
import { gamesHere } from '../people/here';
import { go } from '../router.svelte';

interface Parcel {
  format: 'coffret-running';
  match: { game: string };
}

interface Packed {
  n: number;
  parcel: Parcel;
}

const FORMAT = 'coffret-running';

const ofTable = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

const pack = (table: string): Promise<Packed> => call('POST', ofTable(table, 'parcel'));

const open = (id: string, parcel: Parcel, here: boolean): Promise<{ table: string }> =>
  call('POST', '/api/parcels', { id, parcel }, here);

/** By table and event: an answer that was lost is asked for again, and opens nothing twice. */
const ids = new Map<string, string>();

function idOf(table: string, n: number): string {
  const key = `${table} ${n}`;
  const id = ids.get(key) ?? newId();
  ids.set(key, id);
  return id;
}

/** Where a table may go from here: the other side, where there is one. */
export const otherSide = (table: string): 'server' | 'device' | null => {
  if (alone || localFiles === null) return null;
  return isHere(table) ? 'server' : 'device';
};

/** Go on with a table at the other side. */
export async function carry(table: string): Promise<void> {
  const { n, parcel } = await pack(table);
  const there = (await open(idOf(table, n), parcel, !isHere(table))).table;
  remember(there, parcel.match.game);
  go(`/table/${there}`);
  forget(table);
  await call('POST', ofTable(table, 'gone'), { n }).catch(() => undefined); // then it is at both
  await gamesHere();
}

/** The text of its file. */
export async function fileOf(table: string): Promise<{ name: string; text: string }> {
  const { parcel } = await pack(table);
  return { name: `${parcel.match.game}.running.json`, text: JSON.stringify(parcel) };
}

/** The running game that a file has; null: it is something else. */
export function running(content: string): Parcel | null {
  try {
    const found = JSON.parse(content) as Partial<Parcel> | null;
    return found?.format === FORMAT && typeof found.match?.game === 'string' ? (found as Parcel) : null;
  } catch {
    return null;
  }
}

/** Open it: at the server, or on this device while there is none. */
export async function goOn(parcel: Parcel): Promise<void> {
  const id = newId();
  let opened: { table: string };
  try {
    opened = await open(id, parcel, alone);
  } catch (error) {
    if (alone || localFiles === null || !(error instanceof Refused) || error.code !== 'offline') throw error;
    opened = await open(id, parcel, true);
  }
  remember(opened.table, parcel.match.game);
  go(`/table/${opened.table}`);
}
