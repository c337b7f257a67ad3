/** Recorded views of all games, with their legends: for the tests and the development page. */
import type { Legend } from '../../net/legend';
import type { View } from '../../net/protocol';
import type { SeatInfo } from '../../table/board';

export interface Recorded {
  seats: number;
  legend: Legend;
  /** Through the eyes of the first seat; what it was a step before. */
  views: { name: string; before: View; view: View }[];
}

const FOUND = import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' });

export const RECORDED: Record<string, Recorded> = Object.fromEntries(
  Object.entries(FOUND).map(([path, recorded]) => [path.match(/(\w+)\.json$/)![1]!, recorded]),
);

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dana', 'Émile'];

export function seatsOf({ seats }: Recorded): SeatInfo[] {
  return NAMES.slice(0, seats).map((name, seat) => ({
    seat,
    name,
    kind: seat === 0 ? 'person' : 'bot',
    level: seat === 0 ? null : 'casual',
    here: true,
    mine: seat === 0,
    acting: seat === 0,
  }));
}
