/** What a seat does, in two words. Without a turn to wait for, that says who may still
 * place. */
import type { Words } from '../../texts/words.svelte';
import type { JellyView } from './types';

export function doing(view: JellyView, seat: number, words: Words): string | null {
  const player = view.players[seat]!;
  if (view.phase === 'ready') {
    if (!view.pending.includes(seat)) return words.t('jm-does-ready');
    return view.seat === seat ? words.t('jm-does-asked') : null;
  }
  if (view.pending.includes(seat)) {
    if (view.phase === 'copy') return words.t(view.seat === seat ? 'jm-does-vote' : 'jm-does-votes');
    return words.t('jm-does-choose');
  }
  if (view.phase !== 'round' || view.turn === seat) return null;
  if (player.flying) return words.t('jm-does-roll');
  if (player.loose === 0) return words.t('jm-does-wait');
  return view.seat === seat ? words.t('jm-does-place', { count: player.loose }) : null;
}
