/** The lobby's calls: tables for everyone, and what a host does with one. */
import { call } from '../net/api';
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
