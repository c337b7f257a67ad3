/** Whether the animals at this table wear their seats' colours. */
import { getContext, setContext } from 'svelte';
import { SEAT_COLOURS } from '../pieces/colours';

const KEY = Symbol('colours');

export const giveColours = (worn: () => boolean): void => void setContext(KEY, worn);

/** The colour of a seat's animal here; undefined: it wears none. */
export function coloursHere(): (seat: number) => string | undefined {
  const worn = getContext<(() => boolean) | undefined>(KEY);
  return (seat) => (worn?.() === true ? SEAT_COLOURS[seat] : undefined);
}
