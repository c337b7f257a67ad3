/** The colours that the animals at this table wear: the game gives them to its seats. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('colours');

/** The colour of a seat's animal; undefined: it wears none. */
type Worn = (seat: number) => string | undefined;

export const giveColours = (worn: Worn): void => void setContext(KEY, worn);

export function coloursHere(): Worn {
  return getContext<Worn | undefined>(KEY) ?? (() => undefined);
}
