/** The scoring of a round as a story: one moment for each district, from its events. */
import { listed } from '../../texts/lists';
import type { Words } from '../../texts/words.svelte';
import { districtName } from './labels';
import type { Happening, JellyView } from './types';

export interface Gain {
  seat: number;
  jelly?: number;
  pod?: number;
}

export interface Moment {
  /** Null: the city centre, or all. */
  district: number | null;
  /** The neighbour whose reward counts here. */
  copied: number | null;
  /** Nothing was copied: the winners disagreed, or there was nothing to copy. */
  broken: boolean;
  /** There were not enough pods. */
  short: boolean;
  title: string;
  line: string;
  gains: Gain[];
}

const TOLD = new Set([
  'cancelled',
  'scored',
  'copied',
  'copy_lost',
  'disagreed',
  'took_jelly',
  'took_pod',
  'pods_short',
  'gave',
  'discarded',
  'out_of_time',
  'centre',
]);

export const isScoring = (events: readonly Happening[]): boolean =>
  events.some((event) => TOLD.has(event.event));

/** The districts when the round was over: what was done in the same step lies there, too. */
export function asItLay(before: JellyView, now: JellyView): JellyView {
  const still = now.districts.some((district) => district.dice.some((dice) => dice.length > 0));
  return still ? { ...before, districts: now.districts } : before;
}

const seatsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function momentsOf(
  events: readonly Happening[],
  view: JellyView,
  words: Words,
  name: (seat: number) => string,
): Moment[] {
  const told: Moment[] = [];
  let now: Moment | null = null;
  let lines: string[] = [];
  const names = (seats: number[]): string => listed(seats.map(name), words.language);
  const start = (district: number | null, title: string): Moment => {
    finish();
    now = { district, copied: null, broken: false, short: false, title, line: '', gains: [] };
    told.push(now);
    return now;
  };
  const finish = (): void => {
    if (now !== null) now.line = lines.join(' ');
    lines = [];
  };
  const going = (): Moment => {
    const district = view.scoring?.district ?? null;
    return now ?? start(district, district === null ? '' : titled(view, district, words));
  };
  const cancelled: string[] = [];
  for (const event of events) {
    const takers = seatsOf(event.takers);
    const seat = Number(event.seat);
    const count = Number(event.count ?? 0);
    const of = { takers: names(takers), takers_count: takers.length, count, player: name(seat) };
    switch (event.event) {
      case 'cancelled':
        cancelled.push(words.t('jm-twins', { player: name(seat), die: String(event.die), count }));
        break;
      case 'scored': {
        const winners = seatsOf(event.winners);
        const district = Number(event.district);
        start(
          district,
          words.t('jm-district-led', {
            district: districtName(view.districts[district]!.id, words),
            names: names(winners),
            count: winners.length,
            points: Number(event.points),
          }),
        );
        lines.push(...cancelled.splice(0));
        break;
      }
      case 'copied': {
        const from = Number(event.district);
        going().copied = from;
        lines.push(words.t('jm-copied', { district: districtName(view.districts[from]!.id, words) }));
        break;
      }
      case 'copy_lost':
        going().broken = true;
        lines.push(words.t('event-copy-lost'));
        break;
      case 'disagreed': {
        const winners = seatsOf(event.winners);
        going().broken = true;
        lines.push(words.t('event-disagreed', { winners: names(winners), winners_count: winners.length }));
        break;
      }
      case 'took_jelly':
        going().gains.push(...takers.map((taker) => ({ seat: taker, jelly: count })));
        lines.push(words.t('event-took-jelly', of));
        break;
      case 'took_pod':
        going().gains.push(...takers.map((taker) => ({ seat: taker, pod: 1 })));
        lines.push(words.t('event-took-pod', of));
        break;
      case 'pods_short':
        going().short = true;
        lines.push(words.t('event-pods-short', of));
        break;
      case 'gave':
        going().gains.push(
          { seat, jelly: -count * takers.length },
          ...takers.map((taker) => ({ seat: taker, jelly: count })),
        );
        lines.push(words.t('event-gave', of));
        break;
      case 'discarded':
        going().gains.push({ seat, pod: -1 });
        lines.push(words.t('event-discarded', of));
        break;
      case 'out_of_time':
        going();
        lines.push(words.t('event-out-of-time', of));
        break;
      case 'centre': {
        const winners = seatsOf(event.winners);
        start(
          null,
          words.t('event-centre', { winners: names(winners), winners_count: winners.length, count }),
        );
        break;
      }
    }
  }
  finish();
  return told;
}

const titled = (view: JellyView, district: number, words: Words): string =>
  districtName(view.districts[district]!.id, words);
