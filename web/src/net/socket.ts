/** A table's socket that reconnects: no command is lost, no event arrives twice. */
import { KeptMoves } from './keptmoves';
import { wire, type Wire } from './line';
import type { Message } from './protocol';

/** `moved`: the seat is played from another device now; the socket does not come back. */
export type Link = 'connecting' | 'open' | 'lost' | 'moved';

export interface Listener {
  message: (message: Message) => void;
  link: (link: Link) => void;
}

interface Command {
  type: string;
  id: string;
}

const SEAT_MOVED = 4001;
const SOONEST = 300;
const LATEST = 8000;
/** Refused for the moment: everything without an answer is sent again after a while. */
const FOR_NOW = ['too_fast', 'busy'];
const AGAIN = 1000;

export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join('');
}

export class TableSocket {
  readonly #address: (last: number | null) => string;
  readonly #listener: Listener;
  #socket: Wire | null = null;
  /** The number of the last event received. */
  #last: number | null = null;
  /** Commands without an answer: sent again when the connection is back. */
  #unanswered = new Map<string, Command>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** Moves without an answer, also for the page after this one. */
  readonly #kept: KeptMoves;

  /** `name`: of the table and seat, under which moves are kept. */
  constructor(address: (last: number | null) => string, listener: Listener, name = '') {
    this.#address = address;
    this.#listener = listener;
    this.#kept = new KeptMoves(name);
    for (const each of this.#kept.all()) this.#unanswered.set(each.id, each);
    addEventListener('online', this.#atOnce);
    document.addEventListener('visibilitychange', this.#atOnce);
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('pagehide', this.#keep);
    this.#connect();
  }

  /** The line is gone, or the page goes: what has no answer yet is for the next page, too. */
  readonly #keep = (): void => {
    for (const each of this.#unanswered.values()) if (each.type === 'move') this.#kept.add(each);
  };

  /** Send something that is answered, once, even if the connection breaks. */
  ask(command: Record<string, unknown> & { type: string }): string {
    const id = newId();
    const message = { ...command, id };
    this.#unanswered.set(id, message);
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#keep();
    this.#push(message);
    return id;
  }

  /** Send something that is useless later. */
  say(message: Record<string, unknown>): void {
    this.#push(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#atOnce);
    removeEventListener('pagehide', this.#keep);
    document.removeEventListener('visibilitychange', this.#atOnce);
    document.removeEventListener('visibilitychange', this.#look);
    this.#socket?.close();
  }

  readonly #atOnce = (): void => {
    if (document.hidden || this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** A hidden page sees nothing: then the server sends notices. */
  readonly #look = (): void => {
    this.#push({ type: 'look', on: !document.hidden });
  };

  #connect(): void {
    this.#listener.link(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = wire(this.#address(this.#last));
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener.link('open');
      if (document.hidden) this.#look();
      this.#repeat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      this.#socket = null;
      this.#keep();
      if (this.#closed) return;
      if (event.code === SEAT_MOVED) {
        this.close();
        this.#listener.link('moved');
        return;
      }
      this.#listener.link('lost');
      const wait = Math.min(LATEST, SOONEST * 2 ** this.#tries) * (0.75 + Math.random() / 2);
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'ping':
        this.#push({ type: 'pong', ping: message.ping });
        return;
      case 'state':
        this.#last = message.n;
        break;
      case 'step':
      case 'seats':
      case 'again':
      case 'chat':
        if (this.#last !== null && message.n <= this.#last) return;
        if (this.#last !== null && message.n !== this.#last + 1) {
          this.#push({ type: 'state' });
          return;
        }
        this.#last = message.n;
        break;
      case 'clocks':
        // Without a number it has the current times; nothing has happened.
        if (message.n == null) break;
        if (this.#last !== null && message.n <= this.#last) return;
        if (this.#last !== null && message.n !== this.#last + 1) {
          this.#push({ type: 'state' });
          return;
        }
        this.#last = message.n;
        break;
      case 'ack':
      case 'refusal':
      case 'hint':
      case 'why':
        if (message.id != null) {
          this.#unanswered.delete(message.id);
          this.#kept.remove(message.id);
        } else if (message.type === 'refusal' && FOR_NOW.includes(message.code)) {
          setTimeout(() => this.#repeat(), AGAIN);
        }
        break;
    }
    this.#listener.message(message);
  }

  #repeat(): void {
    for (const command of this.#unanswered.values()) this.#push(command);
  }

  #push(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
