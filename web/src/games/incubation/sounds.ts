/** What Incubation sounds like. */
import type { GameEvent } from '../../net/protocol';
import type { Sound } from '../../table/sounds';

const SOUNDS: Record<string, Sound> = {
  took_egg: 'card',
  rolled: 'dice',
  rerolled: 'dice',
  wheel_turned: 'wheel',
  took_coins: 'coins',
  took_treasure: 'coins',
  hatched: 'hatch',
  claimed: 'card',
};

export function soundOfEvent(event: GameEvent): Sound | null {
  if (event.event === 'placed') return event.resource === 'fire' ? 'fire' : 'token';
  return SOUNDS[event.event] ?? null;
}
