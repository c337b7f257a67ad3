/** The tables that this browser has opened or joined, newest first, with the claims of the links
 * its person has still to give away. Kept in this browser only; bounded. */

export interface RecentTable {
  table: string;
  game: string;
  /** Claims of open seats, by seat; only a host has them. */
  claims: Record<string, string>;
}

const KEPT_AS = 'coffret-tables';
export const MOST = 24;

export function recentTables(): RecentTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentTable) : [];
  } catch {
    return [];
  }
}

/** Put a table first; claims that are known of it are kept. */
export function remember(table: string, game: string, claims: Record<string, string> = {}): void {
  const others = recentTables().filter((each) => each.table !== table);
  keep([{ table, game, claims: { ...claimsOf(table), ...claims } }, ...others]);
}

export function forget(table: string): void {
  keep(recentTables().filter((each) => each.table !== table));
}

export function claimsOf(table: string): Record<string, string> {
  return recentTables().find((each) => each.table === table)?.claims ?? {};
}

function keep(tables: RecentTable[]): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage, play continues.
  }
}

function isRecentTable(each: unknown): each is RecentTable {
  if (typeof each !== 'object' || each === null) return false;
  const { table, game, claims } = each as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof claims === 'object' &&
    claims !== null
  );
}
