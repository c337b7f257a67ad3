/** The tables that this browser has opened or joined, newest first, with the claims of the links
 * its person has still to give away. Kept in this browser only; bounded. */

export interface Known {
  table: string;
  game: string;
  /** Claims of open seats, by seat; only a host has them. */
  claims: Record<string, string>;
}

const KEPT_AS = 'coffret-tables';
export const MOST = 24;

export function known(): Known[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
}

/** Put a table first; claims that are known of it are kept. */
export function remember(table: string, game: string, claims: Record<string, string> = {}): void {
  const others = known().filter((each) => each.table !== table);
  keep([{ table, game, claims: { ...claimsOf(table), ...claims } }, ...others]);
}

export function forget(table: string): void {
  keep(known().filter((each) => each.table !== table));
}

export function claimsOf(table: string): Record<string, string> {
  return known().find((each) => each.table === table)?.claims ?? {};
}

function keep(tables: Known[]): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage, play continues.
  }
}

function isKnown(each: unknown): each is Known {
  if (typeof each !== 'object' || each === null) return false;
  const { table, game, claims } = each as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof claims === 'object' &&
    claims !== null
  );
}
