/** The clocks that a table may have. */
import type { ClockRule } from '../net/protocol';

export type ClockChoice = 'none' | '30s' | '60s' | '8h' | '1d' | '3d';
export type Ending = 'turn' | 'seat';
export type Kind = 'none' | 'live' | 'days';

export const CLOCKS: Record<Kind, ClockChoice[]> = {
  none: ['none'],
  live: ['30s', '60s'],
  days: ['8h', '1d', '3d'],
};

export const kindOf = (clock: ClockChoice): Kind =>
  (Object.keys(CLOCKS) as Kind[]).find((kind) => CLOCKS[kind].includes(clock)) ?? 'none';

/** Of a table that is shown in a list. */
export const kindOfRule = (rule: ClockRule | null): Kind =>
  rule === null ? 'none' : rule.live ? 'live' : 'days';
