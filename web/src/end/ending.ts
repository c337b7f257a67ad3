/** The end of a game as data: the order of the players, why the winners won, and the turn that
 * turned the game. Everything comes from the result and the log; no rule is known here. */
import type { Result, Rung } from '../net/protocol';
import type { GameUi, SeatInfo } from '../table/board';
import { isTurn } from '../table/guidance';
import { actorOf, type Entry } from '../table/timeline.svelte';
import { keyOf, type Words } from '../texts/words.svelte';

export interface Ranked {
  seat: number;
  name: string;
  points: number;
  won: boolean;
  /** From 1; players with the same points who did not win share a place. */
  place: number;
}

export function ranked(seats: SeatInfo[], result: Result): Ranked[] {
  const points = (seat: number): number => result.scores[seat] ?? 0;
  const won = (seat: number): boolean => result.winners.includes(seat);
  return seats
    .map(({ seat, name }) => ({
      seat,
      name,
      points: points(seat),
      won: won(seat),
      place: won(seat)
        ? 1
        : 1 + seats.filter((each) => won(each.seat) || points(each.seat) > points(seat)).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** One rung of the ladder: the winner against the best of those who were still level. */
export interface Compared {
  rung: Rung;
  winner: number;
  rival: number;
  decides: boolean;
}

/** The comparisons that were needed; where points alone decide, there is none to show. */
export function ladder(result: Result): Compared[] {
  const { rungs, by } = result.reason;
  const [winner = 0] = result.winners;
  if (rungs.length < 2) return [];
  let level = result.scores.map((_, seat) => seat);
  return rungs.map((rung, i) => {
    const mine = rung.amounts[winner]!;
    const others = level.filter((seat) => !result.winners.includes(seat));
    const shared = result.winners.filter((seat) => seat !== winner);
    level = level.filter((seat) => rung.amounts[seat] === mine);
    const still = others.filter((seat) => rung.amounts[seat] === mine);
    const rival = still[0] ?? nearest(others, rung) ?? shared[0] ?? winner;
    return { rung, winner, rival, decides: by !== null && i === rungs.length - 1 };
  });
}

function nearest(seats: number[], rung: Rung): number | undefined {
  const sign = rung.kind === 'fewest' ? 1 : -1;
  return [...seats].sort((a, b) => sign * (rung.amounts[a]! - rung.amounts[b]!))[0];
}

/** Who won: the heading. */
export function heading(order: Ranked[], me: number | null, words: Words): string {
  const winners = order.filter((each) => each.won);
  const others = winners.filter((each) => each.seat !== me).map((each) => each.name);
  const names = new Intl.ListFormat(words.language).format(others);
  if (winners.length === others.length) {
    return words.t('end-wins', { count: winners.length, names });
  }
  return others.length === 0 ? words.t('end-you-win') : words.t('end-you-and', { names });
}

/** Why, in two short sentences. */
export function reasons(order: Ranked[], result: Result, words: Words): string[] {
  const [first] = order;
  if (first === undefined) return [];
  const { by, rungs } = result.reason;
  const points = first.points;
  const last = rungs.at(-1)!;
  const names = (seats: Ranked[]): string =>
    new Intl.ListFormat(words.language).format(seats.map((each) => each.name));
  const behind = order.find((each) => !each.won);
  if (by === 'points') {
    if (behind === undefined) return [words.t('end-points', { points })];
    return [words.t('end-ahead', { points, more: points - behind.points, name: behind.name })];
  }
  if (by === null) return [words.t('end-points', { points }), words.t('end-level')];
  const level = order.filter((each) => !each.won && each.points === points);
  const decided = words.t(keyOf('decided', last.name));
  const sentence = `${decided[0]!.toLocaleUpperCase(words.language)}${decided.slice(1)}`;
  const [best, next] = bestOf(result);
  return [
    words.t('end-like', { points, names: names(level) }),
    last.kind === 'whether'
      ? words.t('end-decided-having', { decided: sentence })
      : words.t('end-decided', { decided: sentence, best, next }),
  ];
}

function bestOf(result: Result): [number, number] {
  const { rung, winner, rival } = ladder(result).at(-1)!;
  return [rung.amounts[winner]!, rung.amounts[rival]!];
}

// The turning point

export interface TurningPoint {
  /** The turn, from its first step to its last. */
  from: number;
  to: number;
  /** The number of the table's event with which it began. */
  n: number;
  seat: number | null;
  round: number | null;
  /** By how much the winner's lead grew. */
  lead: number;
  /** What the winner gained in it. */
  gained: number;
  texts: string[];
}

const MOST_TEXTS = 3;

/** The turn with the largest change of the winner's lead: from the scores after every step. */
export function turningPoint(
  entries: Entry[],
  winners: number[],
  ui: Pick<GameUi, 'round' | 'isTurningPoint'>,
): TurningPoint | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  const lead = (entry: Entry): number => {
    const rivals = (entry.scores ?? []).filter((_, seat) => !winners.includes(seat));
    return (entry.scores?.[winner] ?? 0) - Math.max(0, ...rivals);
  };
  let best: TurningPoint | null = null;
  for (const [from, to] of turnsOf(entries)) {
    const before = entries[from - 1]!;
    const after = entries[to]!;
    if (before.scores === null || after.scores === null) continue;
    const change = lead(after) - lead(before);
    if (change <= (best?.lead ?? 0)) continue;
    best = {
      from,
      to,
      n: entries[from]!.n,
      seat: actorOf(entries[from]!),
      round: ui.round?.(before.view) ?? null,
      lead: change,
      gained: (after.scores[winner] ?? 0) - (before.scores[winner] ?? 0),
      texts: textsOf(entries.slice(from, to + 1), ui),
    };
  }
  return best;
}

/** Steps in a row of one player, from the first step after the setup on. */
export function turnsOf(entries: Entry[], start = 1): [number, number][] {
  const turns: [number, number][] = [];
  for (let index = start; index < entries.length; index += 1) {
    const last = turns.at(-1);
    if (last !== undefined && actorOf(entries[index]!) === actorOf(entries[last[0]]!)) last[1] = index;
    else turns.push([index, index]);
  }
  return turns;
}

function textsOf(entries: Entry[], ui: Pick<GameUi, 'isTurningPoint'>): string[] {
  const told = entries.flatMap((entry) =>
    entry.texts.map((text, i) => ({ text, event: entry.events[i]! })),
  );
  const loud = told.filter(({ event }) => ui.isTurningPoint?.(event));
  const plain = told.filter(({ event }) => !isTurn(event));
  return (loud.length > 0 ? loud : plain).slice(-MOST_TEXTS).map(({ text }) => text);
}
