/** What the others did since one's last turn: the log, a column for each turn. */
import type { GameUi } from './board';
import { actorOf, type Entry } from './timeline.svelte';

export interface OthersTurn {
  seat: number;
  /** The steps of it, by their place in the timeline. */
  from: number;
  to: number;
  /** Points before and after, where everyone may know them. */
  before: number | null;
  after: number | null;
  steps: { before: Entry['view']; view: Entry['view']; events: Entry['events']; texts: string[] }[];
}

/** Who only watches gets the last turns. */
const WATCHED = 3;

/** A step without an actor (a die is picked up) belongs to the player who acted before it. */
function actorAt(entries: Entry[], at: number): number | null {
  while (at > 0 && actorOf(entries[at]!) === null) at -= 1;
  return actorOf(entries[at]!);
}

/** Up to the step on the table (`index`). */
export function sinceLastTurn(
  entries: Entry[],
  index: number,
  me: number | null,
  ui: Pick<GameUi, 'points'>,
): OthersTurn[] {
  const turns: OthersTurn[] = [];
  let own = index;
  if (me !== null) {
    while (own > 0 && actorAt(entries, own) === me) own -= 1; // a turn of mine that has begun
    index = own;
    while (own > 0 && actorAt(entries, own) !== me) own -= 1;
  } else own = 0;
  for (let at = own + 1; at <= index; at += 1) {
    const entry = entries[at]!;
    const seat = actorOf(entry);
    const before = entries[at - 1]!.view;
    if (seat === null || seat === me) continue;
    const { view, events, texts } = entry;
    const step = { before, view, events, texts };
    const last = turns.at(-1);
    if (last?.seat === seat) {
      last.to = at;
      last.after = ui.points?.(view, seat) ?? null;
      last.steps.push(step);
    } else {
      const points = (seen: Entry['view']): number | null => ui.points?.(seen, seat) ?? null;
      turns.push({ seat, from: at, to: at, before: points(before), after: points(view), steps: [step] });
    }
  }
  return me === null ? turns.slice(-WATCHED) : turns;
}
