/** A table in this browser: a place for each seat that this device holds, and the one that is
 * looked through. */
import { address, call } from '../net/api';
import type { History, TableInfo } from '../net/protocol';
import type { Language } from '../settings.svelte';
import type { Seated } from './board';
import { Place, type Around } from './place.svelte';

export class TableClient {
  readonly id: string;
  readonly places: Place[];
  /** Whether seats see different things: then the device is handed over face down. */
  readonly hidden: boolean;
  readonly isHost: boolean;
  /** Whether the lobby showed it when this page was opened. */
  readonly listed: boolean;
  /** Which of `places` is looked through. */
  looking = $state(0);
  /** The place that waits behind the cover until its player has the device. */
  covered = $state(false);

  constructor(info: TableInfo, hidden: boolean, language: Language) {
    this.id = info.table.id;
    this.hidden = hidden;
    this.isHost = info.host;
    this.listed = info.listed;
    const around = aroundOf(info.table.id, language);
    const seats: (number | null)[] = info.yours.length === 0 ? [null] : info.yours;
    this.places = seats.map((seat) => new Place(seat, around));
    this.covered = hidden && this.places.length > 1;
  }

  get place(): Place {
    return this.places[this.looking]!;
  }

  get me(): number | null {
    return this.place.seat;
  }

  get seated(): Seated[] {
    const { seats, here, acting, botFrom, clocks, result } = this.place;
    return seats.map((seat, number) => ({
      seat: number,
      name: seat.name ?? '',
      kind: seat.kind,
      level: seat.level ?? null,
      here: here === null || here.includes(number) || seat.kind === 'bot',
      tag: seat.tag ?? null,
      botFrom: botFrom[number] ?? null,
      clock: seat.kind === 'person' && result === null ? (clocks[number] ?? null) : null,
      mine: this.places.some((place) => place.seat === number),
      acting: acting.includes(number),
    }));
  }

  /** Look through the seat whose decision it is, where this device holds several. */
  follow(): void {
    if (this.places.length < 2 || this.place.legal.length > 0 || this.place.result !== null) return;
    const next = this.places.findIndex((place) => place.legal.length > 0);
    if (next < 0 || next === this.looking) return;
    this.looking = next;
    this.covered = this.hidden;
  }

  lookThrough(seat: number): void {
    const found = this.places.findIndex((place) => place.seat === seat);
    if (found < 0 || found === this.looking) return;
    this.looking = found;
    this.covered = this.hidden;
  }

  close(): void {
    for (const place of this.places) place.close();
  }
}

function aroundOf(id: string, lang: Language): Around {
  const table = `/api/tables/${encodeURIComponent(id)}`;
  return {
    name: id,
    socket: (seat, last) => address(`${table}/socket`, { lang, seat, last }),
    history: (seat) => call<History>('GET', address(`${table}/history`, { lang, seat })),
  };
}
