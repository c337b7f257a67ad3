/** Dice that show the same. */
import type { IncubationView } from './types';

/** Whether both dice show the same. */
export const alike = (view: IncubationView): boolean =>
  view.dice !== null && view.dice[0]!.face === view.dice[1]!.face;
