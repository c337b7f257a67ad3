/** What a seat is, in two words. */
import type { Seated } from './board';
import { t } from '../texts/words.svelte';

export interface Standing {
  isMe: boolean;
  isNext: boolean;
  winner: boolean;
  /** In a match that is over nobody is a friend or a bot, only a player. */
  recorded: boolean;
  /** Whether this seat's board is looked at. */
  looked: boolean;
}

/** Whether a person who has gone holds the seat, and nobody plays for them. */
export const isAway = (seated: Seated): boolean =>
  seated.kind === 'person' && !seated.here && seated.level === null;

export function whatIs(seated: Seated, how: Standing): string {
  const away = isAway(seated);
  if (how.looked) return t('seat-looked');
  if (how.winner) return t('seat-winner');
  if (seated.kind === 'open') return t('seat-open');
  if (seated.acting && away) return t('seat-turn-away');
  if (seated.acting) return how.isMe ? t('seat-your-turn') : t('seat-turn');
  if (away) return t('seat-away');
  if (how.recorded) return t('player-name-of', { seat: seated.seat + 1 });
  if (seated.level !== null) {
    const level = t(`bot-${seated.level}`);
    return how.isNext ? t('seat-next', { is: t('who-bot') }) : t('seat-bot', { level });
  }
  const is = t(seated.mine ? 'seat-you' : 'seat-friend');
  return how.isNext ? t('seat-next', { is }) : is;
}
