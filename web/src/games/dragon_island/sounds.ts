/** What Dragon Island sounds like. */
import type { GameEvent } from '../../net/protocol';
import type { Sound } from '../../table/sounds';

const SOUNDS: Record<string, Sound> = {
  placed: 'token',
  gained: 'coins',
  paid: 'coins',
  tamed: 'hatch',
  captured: 'hatch',
  built_pen: 'token',
  built_spire: 'token',
  built_lair: 'token',
  played_map: 'card',
  drew_maps: 'card',
  storm: 'wheel',
};

export const soundOfEvent = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
