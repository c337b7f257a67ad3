/** What previews are made of: sets of moves, and what the server answered about them. */
import { patched } from '../net/patch';
import type { ForeseenMove, Move, View } from '../net/protocol';
import { keyOf, type Preview } from './board';

export type Previews = ReadonlyMap<string, Preview>;

export const NO_KEYS: ReadonlySet<string> = new Set();
export const NO_PREVIEWS: Previews = new Map();

export const keysOf = (moves: Move[]): ReadonlySet<string> => new Set(moves.map(keyOf));

/** Each move once. */
export const distinct = (moves: Move[]): Move[] => [
  ...new Map(moves.map((move) => [keyOf(move), move])).values(),
];

/** The previews with more of them, of moves in the position of `view`. */
export function withMore(previews: Previews, found: ForeseenMove[], view: View): Previews {
  return new Map([...previews, ...found.map((each) => [keyOf(each.move), seen(each, view)] as const)]);
}

function seen(found: ForeseenMove, view: View): Preview {
  return {
    move: found.move,
    events: found.events,
    texts: found.event_texts ?? [],
    view: patched(view, found.set),
    open: found.open,
  };
}

/** What one request may ask for: docs/protocol.md. */
const MOST_MOVES = 40;
const MOST_SIGNS = 3600;

/** As many moves as one message may carry. */
export function fitting(moves: Move[]): Move[] {
  let signs = 0;
  return moves
    .slice(0, MOST_MOVES)
    .filter((move) => (signs += JSON.stringify(move).length + 1) <= MOST_SIGNS);
}
