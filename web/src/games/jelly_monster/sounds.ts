/** What a happening sounds like. */
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
  took_jelly: 'plop',
  took_pod: 'pop',
};

export const soundOfEvent = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
