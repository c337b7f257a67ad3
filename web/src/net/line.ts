/** The way to the tables: to a server, or to the worker in this browser that has them. Everything
 * else talks to both in the same words. */
import { alone, base, fileAt } from './base';

/** What of a WebSocket is used. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** How tables of this browser are called. */
export const HERE = 'here-';

/** Whether a table lies in this browser. */
export const isHere = (table: string): boolean => alone || table.startsWith(HERE);

const isOfHere = (path: string): boolean => alone || path.startsWith(`/api/tables/${HERE}`);

let local: typeof import('../local/engine') | null = null;

/** Whether the tables of this browser run in this window. */
export const hasTables = (): boolean => local?.runs() === true;

const engine = async () => {
  local ??= await import('../local/engine');
  return local.engine();
};

/** Games, rules and lessons are files where there is no server: nobody waits for Python. */
function written(path: string): string | null {
  const found = /^\/api\/games(?:\/([\w-]+)\/([\w-]+))?(?:\?lang=(\w+))?$/.exec(path);
  if (found === null) return null;
  const [, game, what, language] = found;
  if (game === undefined) return '/api/games.json';
  return `/api/games/${game}/${what}${language === undefined ? '' : `.${language}`}.json`;
}

/** Ask, by a path that begins at the app's top; `here`: in this browser, for any path. */
export async function request(path: string, init: RequestInit = {}, here = false): Promise<Response> {
  const file = alone ? written(path) : null;
  if (file !== null) return fetch(fileAt(file));
  if (!here && !isOfHere(path)) return fetch(fileAt(path), init);
  return (await engine()).request(init.method ?? 'GET', path, init.body as string | undefined);
}

/** The socket of a table. */
export function wire(path: string): Wire {
  if (!isOfHere(path)) return new WebSocket(location.origin.replace(/^http/, 'ws') + base + path);
  return new LateWire(path);
}

/** A wire in this browser, as soon as its other end is there. */
class LateWire implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  #send: (text: string) => void = () => undefined;
  #close: (() => void) | null = null;

  constructor(path: string) {
    engine()
      .then((found) => {
        if (this.readyState === 3) return;
        const end = found.open(path, {
          opened: () => {
            this.readyState = 1;
            this.onopen?.(new Event('open'));
          },
          heard: (data) => this.onmessage?.(new MessageEvent('message', { data })),
          closed: (code) => this.#closed(code),
        });
        this.#send = end.send;
        this.#close = end.close;
      })
      .catch(() => this.#closed(1006));
  }

  send(text: string): void {
    this.#send(text);
  }

  close(): void {
    this.#close?.();
    this.#closed(1000);
  }

  #closed(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}
