/** What a seat is, in two words. */
import type { SeatInfo } from './board';
import { t } from '../texts/words.svelte';

export interface Standing {
  isMe: boolean;
  isNext: boolean;
  /** Whether it is their turn; where all act at once, only the reader's own seat stands out. */
  acts: boolean;
  winner: boolean;
  /** In a match that is over nobody is a friend or a bot, only a player. */
  recorded: boolean;
  /** Whether this seat's board is looked at. */
  looked: boolean;
  /** What the game itself says that the seat does now. */
  doing: string | null;
}

/** Whether a person who has gone holds the seat, and nobody plays for them. */
export const isAway = (seated: SeatInfo): boolean =>
  seated.kind === 'person' && !seated.here && seated.level === null;

export function whatIs(seated: SeatInfo, how: Standing): string {
  const away = isAway(seated);
  if (how.looked) return t('seat-looked');
  if (how.winner) return t('seat-winner');
  if (seated.kind === 'open') return t('seat-open');
  if (how.acts && away) return t('seat-turn-away');
  if (how.doing !== null && !away) return how.doing;
  if (how.acts) return how.isMe ? t('seat-your-turn') : t('seat-turn');
  if (away) return t('seat-away');
  if (how.recorded) return t('player-name-of', { seat: seated.seat + 1 });
  if (seated.level !== null) {
    const level = t(`bot-${seated.level}`);
    return how.isNext ? t('seat-next', { is: t('who-bot') }) : t('seat-bot', { level });
  }
  const is = t(seated.mine ? 'seat-you' : 'seat-friend');
  return how.isNext ? t('seat-next', { is }) : is;
}
