/** Tables of this browser that are not over, and what each waits for. */
import { Refused, tableInfo } from '../net/api';
import type { TableInfo } from '../net/protocol';
import { forget, known } from '../net/recent';

/** How many tables are asked for: the newest. */
const MOST = 8;

export type Waits = { for: 'you' } | { for: 'friends'; seats: number } | { for: 'others' };

export function waits(info: TableInfo): Waits {
  if (info.acting.some((seat) => info.yours.includes(seat))) return { for: 'you' };
  if (info.begun) return { for: 'others' };
  return { for: 'friends', seats: info.seats.filter((each) => each.kind === 'open').length };
}

/** The people at a table who sit elsewhere. */
export function others(info: TableInfo): string[] {
  return info.seats
    .filter((each, seat) => each.kind === 'person' && !info.yours.includes(seat))
    .map((each) => each.name ?? '');
}

/** Whom a begun table waits for. */
export function acting(info: TableInfo): string[] {
  return info.acting.map((seat) => info.seats[seat]?.name ?? '');
}

/** The tables in progress, newest first, but before them those where it is your turn. Tables
 * that are over, gone, or only watched are forgotten. */
export async function inProgress(): Promise<TableInfo[]> {
  const asked = known().slice(0, MOST);
  const found = await Promise.all(asked.map((each) => look(each.table)));
  const going = found.filter((each) => each !== null);
  return going.sort((a, b) => Number(isYours(b)) - Number(isYours(a)));
}

const isYours = (info: TableInfo): boolean => waits(info).for === 'you';

async function look(table: string): Promise<TableInfo | null> {
  try {
    const info = await tableInfo(table);
    const mine = info.yours.length > 0 || info.host;
    if (mine && info.result === null && info.table.playable !== false) return info;
    forget(table);
  } catch (error) {
    if (error instanceof Refused && error.code === 'unknown_table') forget(table);
  }
  return null;
}
