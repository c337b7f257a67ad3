/** Figures of several games together. */
import type { Company } from '../net/people';

type Counts = Record<string, number[]>;
const MOST = 5;

/** Played and won by name, added up; in the order of `names`, or of the names themselves. */
export function summed(of: Counts[], names?: string[]): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  const all = names ?? [...new Set(of.flatMap((each) => Object.keys(each)))].sort();
  for (const name of all) {
    const there = of.map((each) => each[name]).filter((each) => each !== undefined);
    if (there.length === 0) continue;
    found[name] = [
      there.reduce((sum, each) => sum + (each[0] ?? 0), 0),
      there.reduce((sum, each) => sum + (each[1] ?? 0), 0),
    ];
  }
  return found;
}

/** With whom most of these games were played. */
export function mostOften(company: Company[], games: string[]): Company[] {
  const found: Company[] = [];
  for (const each of company.filter(({ game }) => games.includes(game))) {
    const same = found.find(({ tag, name }) => tag === each.tag && name === each.name);
    if (same) same.games += each.games;
    else found.push({ ...each });
  }
  return found.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name)).slice(0, MOST);
}
