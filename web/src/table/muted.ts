/** Who is muted on this device: their words and faces are not shown. */
import type { ChatLine } from '../net/protocol';
import { settings } from '../settings.svelte';

interface Sitting {
  tag?: number | null;
}

export const isMuted = (seat: Sitting | undefined): boolean =>
  seat?.tag != null && settings.muted.includes(seat.tag);

/** The messages of people who are not muted. */
export const unmuted = (lines: readonly ChatLine[], seats: readonly Sitting[]): ChatLine[] =>
  lines.filter(({ seat }) => !isMuted(seats[seat]));
