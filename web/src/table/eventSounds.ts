/** Plays the sounds of a change, each once. In a race, others are softer than oneself. */
import type { Change, GameUi } from './board';
import { sound, type Sound } from './sounds';

export function playSounds(change: Change, ui: GameUi, own: readonly (number | null)[], race: boolean): void {
  const { events, before, animate } = change;
  // Where time counts, sounds also play for what does not move on the screen.
  if (!animate && !(race && before !== null)) return;
  const found: Partial<Record<Sound, boolean>> = {};
  for (const event of events) {
    const each = ui.soundOfEvent?.(event) ?? null;
    if (each === null) continue;
    const others = race && typeof event.seat === 'number' && !own.includes(event.seat);
    found[each] = (found[each] ?? true) && others;
  }
  for (const [each, others] of Object.entries(found)) sound(each as Sound, others);
}
