/** What the boards' previews share: a table of made-up players, and steps of a recorded game. Pages
 * of the development server only. */
import type { GameEvent, View } from '../net/protocol';
import type { SeatInfo } from '../table/board';
import type { Entry } from '../table/timeline.svelte';

/** People and bots in turns. */
export const seatsOf = (
  names: readonly string[],
  players: number,
  me: number | null,
  acts: (seat: number) => boolean,
): SeatInfo[] =>
  names.slice(0, players).map((name, seat) => ({
    seat,
    name,
    kind: seat % 2 ? 'bot' : 'person',
    level: seat % 2 ? 'casual' : null,
    here: true,
    mine: seat === me,
    acting: acts(seat),
  }));

/** One step; without texts its events are named as they are in the protocol. */
export const stepOf = (n: number, view: object, events: GameEvent[] = [], texts?: string[]): Entry => ({
  n,
  view: view as View,
  seat: null,
  events,
  texts: texts ?? events.map((event) => event.event),
  scores: null,
});
