/** The eight steps of a turn, as the view has them. */
import type { DragonIslandView, Step } from './types';

/** The step that is being decided; null before the first turn and after the last. */
export const stepOf = (view: DragonIslandView): Step | null =>
  view.steps?.find(({ state }) => state === 'now')?.step ?? null;
