/** How the monster feels. */
import type { Mood } from './art/JellyMonster.svelte';
import type { JellyView } from './types';

export function moodOf(view: JellyView, scoring: boolean): Mood {
  if (scoring) return 'greedy';
  if (view.phase === 'ready') return 'asleep';
  if (view.phase === 'over') return 'leaving';
  if (view.phase === 'round') return view.timer_ends === null ? 'curious' : 'scared';
  return view.phase === 'countdown' ? 'curious' : 'greedy';
}
