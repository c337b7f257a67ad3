/** A table in this browser: a client for each seat that this device holds, and the one that is
 * looked through. */
import { address, call } from '../net/api';
import type { History, TableInfo } from '../net/protocol';
import type { Language } from '../settings.svelte';
import type { SeatInfo } from './board';
import { SeatClient, type Around } from './seat.svelte';

export class TableClient {
  readonly id: string;
  readonly seatClients: SeatClient[];
  /** Whether seats see different things: then the device is handed over face down. */
  readonly hidden: boolean;
  readonly isHost: boolean;
  /** Whether the lobby showed it when this page was opened. */
  readonly listed: boolean;
  /** Which of `seatClients` is viewed. */
  looking = $state(0);
  /** The seat that waits behind the cover until its player has the device. */
  covered = $state(false);

  constructor(info: TableInfo, hidden: boolean, language: Language) {
    this.id = info.table.id;
    this.hidden = hidden;
    this.isHost = info.host;
    this.listed = info.listed;
    const around = aroundOf(info.table.id, language);
    const seats: (number | null)[] = info.yours.length === 0 ? [null] : info.yours;
    this.seatClients = seats.map((seat) => new SeatClient(seat, around));
    this.covered = hidden && this.seatClients.length > 1;
  }

  get current(): SeatClient {
    return this.seatClients[this.looking]!;
  }

  get me(): number | null {
    return this.current.seat;
  }

  get seated(): SeatInfo[] {
    const { seats, here, acting, botFrom, clocks, result } = this.current;
    return seats.map((seat, number) => ({
      seat: number,
      name: seat.name ?? '',
      kind: seat.kind,
      level: seat.level ?? null,
      here: here === null || here.includes(number) || seat.kind === 'bot',
      tag: seat.tag ?? null,
      botFrom: botFrom[number] ?? null,
      clock: seat.kind === 'person' && result === null ? (clocks[number] ?? null) : null,
      mine: this.seatClients.some((each) => each.seat === number),
      acting: acting.includes(number),
    }));
  }

  /** Look through the seat whose decision it is, where this device holds several. */
  follow(): void {
    if (this.seatClients.length < 2 || this.current.legal.length > 0 || this.current.result !== null) return;
    const next = this.seatClients.findIndex((each) => each.legal.length > 0);
    if (next < 0 || next === this.looking) return;
    this.looking = next;
    this.covered = this.hidden;
  }

  viewSeat(seat: number): void {
    const found = this.seatClients.findIndex((each) => each.seat === seat);
    if (found < 0 || found === this.looking) return;
    this.looking = found;
    this.covered = this.hidden;
  }

  close(): void {
    for (const each of this.seatClients) each.close();
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
