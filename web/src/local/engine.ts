/** The page's side of the tables in this browser: their worker, and that of their bots. */
import { base, localFiles } from '../net/base';
import { loading } from './loading.svelte';
import { isWarm } from './python';
import type { Files, FromWorker, ToWorker } from './words';

interface End {
  send: (text: string) => void;
  close: () => void;
}

interface Ears {
  opened: () => void;
  heard: (text: string) => void;
  closed: (code: number) => void;
}

/** As a server says that a seat is played from another device. */
const MOVED = 4001;
const ABNORMAL = 1006;
/** Milliseconds for the service worker to be there: what loads after it is kept. */
const PATIENCE = 4000;
/** Milliseconds after the start, when there is time to prepare the next one. */
const LEISURE = 15_000;

export class Engine {
  readonly #tables: Worker;
  readonly #workers: Worker[];
  readonly #calls = new Map<number, (answer: Response) => void>();
  readonly #sockets = new Map<number, Ears>();
  readonly #ended: () => void;
  readonly ready: Promise<void>;
  #number = 0;
  #over = false;

  constructor(files: Files, ended: () => void) {
    this.#ended = ended;
    const make = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#tables = make();
    this.#workers = [this.#tables];
    const { port1, port2 } = new MessageChannel();
    const pause = localFiles?.pause;
    const begin = { kind: 'begin', files, database: `coffret-tables${base}`, pause } as const;
    this.ready = new Promise((resolve, reject) => {
      this.#tables.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') {
          // Second: the first decision does not wait for it.
          const bots = make();
          this.#workers.push(bots);
          bots.postMessage({ ...begin, role: 'bots', bots: port2 } satisfies ToWorker, [port2]);
          setTimeout(() => this.#warm(begin), LEISURE);
          resolve();
        } else if (data.kind === 'failed') {
          reject(new Error(data.text));
          this.#end(ABNORMAL);
        } else this.#receive(data);
      };
      this.#tables.onerror = (event) => {
        reject(new Error(event.message));
        this.#end(ABNORMAL);
      };
    });
    this.ready.catch(() => undefined);
    this.#post({ ...begin, role: 'tables', bots: port1 }, [port1]);
  }

  /** Have the next start prepared, by a worker that ends. */
  #warm(begin: Omit<ToWorker & { kind: 'begin' }, 'role'>): void {
    if (this.#over) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    worker.onmessage = () => worker.terminate();
    worker.postMessage({ ...begin, role: 'warm' } satisfies ToWorker);
  }

  #post(message: ToWorker, given: Transferable[] = []): void {
    this.#tables.postMessage(message, given);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'loaded') loading.bytes += message.bytes;
    else if (message.kind === 'taken') this.#end(MOVED);
    else if (message.kind === 'answer') {
      const { status, type, body } = message;
      this.#calls.get(message.id)?.(new Response(body, { status, headers: { 'content-type': type } }));
      this.#calls.delete(message.id);
    } else if (message.kind === 'heard') {
      const ears = this.#sockets.get(message.socket);
      if (message.text === '') ears?.opened();
      else ears?.heard(message.text);
    } else if (message.kind === 'closed') {
      const ears = this.#sockets.get(message.socket);
      this.#sockets.delete(message.socket);
      ears?.closed(message.code);
    }
  }

  /** All is over: another window has the tables, or Python could not be started. */
  #end(code: number): void {
    if (this.#over) return;
    this.#over = true;
    this.#ended();
    for (const worker of this.#workers) worker.terminate();
    for (const answer of this.#calls.values()) answer(new Response('', { status: 503 }));
    for (const ears of [...this.#sockets.values()]) ears.closed(code);
    this.#sockets.clear();
  }

  request(method: string, path: string, body?: string): Promise<Response> {
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve) => {
      this.#calls.set(id, resolve);
      this.#post({ kind: 'call', id, method, path, body });
    });
  }

  open(path: string, ears: Ears): End {
    this.#number += 1;
    const socket = this.#number;
    this.#sockets.set(socket, ears);
    this.#post({ kind: 'open', socket, path });
    return {
      send: (text) => this.#post({ kind: 'say', socket, text }),
      close: () => {
        this.#sockets.delete(socket);
        this.#post({ kind: 'close', socket });
      },
    };
  }
}

let started: Promise<Engine> | null = null;

/** What a page loads before the service worker has it is not kept, and would load again. */
async function watched(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, import.meta.env.PROD ? PATIENCE : 0);
  });
}

function files(): Files {
  if (localFiles === null) throw new Error('this server has no tables for the browser');
  const whole = (path: string): string => new URL(path, `${location.origin}${base}/`).href;
  return { pyodide: whole(localFiles.pyodide), python: whole(localFiles.python) };
}

/** Load all that is needed once, for a time without a line. */
export async function prepare(): Promise<void> {
  if (localFiles !== null && !(await isWarm(files()))) await engine();
}

async function start(): Promise<Engine> {
  const own = files();
  await watched();
  loading.begin(localFiles!.bytes);
  const engine = new Engine(own, () => (started = null));
  try {
    await engine.ready;
  } finally {
    loading.end();
  }
  return engine;
}

/** Whether they run in this window, and not in another. */
export const runs = (): boolean => started !== null;

/** The tables of this browser, started when they are first asked for. */
export function engine(): Promise<Engine> {
  started ??= start().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}
