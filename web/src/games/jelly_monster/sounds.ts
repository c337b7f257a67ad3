/** What a happening sounds like. Jelly and pods sound while the scoring shows them
 * (telling.svelte.ts), the last seconds with the clock, a refusal with its tag. */
import type { GameEvent } from '../../net/protocol';
import type { Sound } from '../../table/sounds';

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
  placed: 'token',
  expelled: 'cork',
  aimed: 'wheel',
  closed: 'thud',
  timer_turned: 'glass',
  timer_started: 'glass',
};

export const soundOfEvent = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
