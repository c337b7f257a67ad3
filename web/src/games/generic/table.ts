/** Which lists of things are tables, and with which columns. */
import { isShort, type Fact, type Thing } from './shown';

/** The columns of a table; null where the things are too long or too different, or too many. */
export function columnsOf(things: Thing[], most: number): Fact[] | null {
  const columns = things.find(({ facts }) => facts.length > 0)?.facts ?? [];
  const names = things.some(({ title }) => title !== null) ? 1 : 0;
  const fit = columns.length > 0 && columns.length + names <= most;
  return fit && things.every((thing) => isRow(thing, columns)) ? columns : null;
}

function isRow({ facts, line }: Thing, columns: Fact[]): boolean {
  if (line !== null) return false;
  if (facts.length === 0) return true;
  return (
    facts.length === columns.length &&
    facts.every(({ key, shown }, i) => key === columns[i]!.key && isShort(shown))
  );
}
