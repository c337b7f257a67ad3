/** The lobby's calls: tables for everyone, and what a host does with one. */
import type { ClockChoice, Ending } from '../clock/choices';
import { call, type SeatRequest } from '../net/api';
import type { OpenTable } from '../net/people';

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const openTables = (): Promise<OpenTable[]> => call('GET', '/api/lobby');

/** Take an open seat of a listed table. */
export const joinOpen = (table: string, name: string): Promise<{ seat: number }> =>
  call('POST', `${tablePath(table)}/join`, { name });

/** Show a table in the lobby, or no longer. */
export const listTable = (table: string, listed: boolean): Promise<unknown> =>
  call('POST', `${tablePath(table)}/listed`, { listed });

/** Remove someone before the start. */
export const removeFrom = (table: string, seat: number): Promise<unknown> =>
  call('POST', `${tablePath(table)}/seats/${seat}/remove`);

/** Whom a host wishes to play with. */
export const WELCOMES = ['all', 'learning', 'relaxed', 'skilled'] as const;
export type Welcome = (typeof WELCOMES)[number];

/** What a host changes before the start; what is absent stays. */
export interface Arrangement {
  options?: Record<string, string | number>;
  hints?: boolean;
  clock?: ClockChoice;
  clock_ending?: Ending;
  welcome?: Welcome;
  count?: number;
  seats?: Record<string, SeatRequest>;
}

/** Change a table that has not begun; the claims of seats that are open now and were not before. */
export const arrange = (
  table: string,
  wish: Arrangement,
): Promise<{ claims: Record<string, string> }> =>
  call('POST', `${tablePath(table)}/arrange`, wish);
