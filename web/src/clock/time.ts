/** The time that is left, as people read it. */
import type { SeatClock } from '../net/protocol';
import { c } from './words.svelte';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A seat's clock as it was received, and when (of `performance.now()`). */
export interface SeatTime extends SeatClock {
  at: number;
  paused: boolean;
}

export interface Left {
  /** Milliseconds of the turn, and of the bank. */
  turn: number;
  bank: number;
}

/** What is left now. */
export function leftNow(clock: SeatTime, now: number): Left {
  const passed = clock.runs && !clock.paused ? Math.max(0, now - clock.at) : 0;
  const over = Math.max(0, passed - clock.turn);
  return { turn: Math.max(0, clock.turn - passed), bank: Math.max(0, clock.bank - over) };
}

/** Like a clock: 0:18, 2:00. */
export function face(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** In the largest unit that says it: '2 days', '19 h', '40 min', '9 s'. */
export function inWords(seconds: number): string {
  if (seconds >= DAY) return c('days', { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return c('hours', { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return c('minutes', { count: Math.floor(seconds / MINUTE) });
  return c('seconds', { count: Math.ceil(seconds) });
}

/** Seconds at which a screen reader hears what is left. */
const SAID = [60, 30, 10];

/** The last of these moments that has come; null: none yet. */
export const saidAt = (seconds: number): number | null =>
  SAID.reduce<number | null>((last, moment) => (seconds <= moment ? moment : last), null);
