/** Rows of the lobby: one that is gone while someone looks stays for a moment, grey. */
import type { OpenTable } from '../net/people';

/** Milliseconds for which a table that has filled is still shown. */
export const STAYS = 5000;

export interface Row {
  open: OpenTable;
  /** When it was first missing; null: it is there. */
  gone: number | null;
}

/** The rows after a new list: those that were there keep their places until they leave. */
export function rowsAfter(before: Row[], list: OpenTable[], now: number): Row[] {
  const there = new Map(list.map((open) => [open.table, open]));
  const leaving = before
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => !there.has(row.open.table))
    .map(({ row, at }) => ({ at, row: { ...row, gone: row.gone ?? now } }))
    .filter(({ row }) => now - row.gone < STAYS);
  const rows: Row[] = list.map((open) => ({ open, gone: null }));
  for (const { at, row } of leaving) rows.splice(Math.min(at, rows.length), 0, row);
  return rows;
}
