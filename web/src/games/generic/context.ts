/** What every part of the generic board may need to know. */
import { getContext, setContext } from 'svelte';
import type { Move } from '../../net/protocol';
import type { Words } from '../../texts/words.svelte';

export interface Around {
  words: Words;
  /** The table's clock now, where one runs. */
  clock: (() => number) | null;
  /** The table's clock when the view was made. */
  at: number | null;
  /** What can be done with a card: the one move that names it, if there is just one. */
  moveOf: (card: string) => Move | null;
  play: (move: Move) => void;
  /** Cards that are pointed at elsewhere. */
  lit: ReadonlySet<string>;
  /** New for each change: a second mark starts again. */
  change: number;
}

const KEY = Symbol('generic board');

export const placeAround = (around: Around): Around => setContext(KEY, around);
export const around = (): Around => getContext<Around>(KEY);
