/** What Megalomania sounds like. */
import type { GameEvent } from '../../net/protocol';
import type { Sound } from '../../table/sounds';

const SOUNDS: Partial<Record<string, Sound>> = {
  dealt: 'dice',
  played: 'card',
  assassinated: 'card',
  cubes_up: 'token',
  cubes_down: 'token',
  power: 'fire',
  took_resources: 'token',
  used_scroll: 'wheel',
  copied_scroll: 'wheel',
  trick_taken: 'coins',
  trick_stolen: 'coins',
  three_points: 'hatch',
  scored: 'hatch',
};

export const soundOfEvent = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
