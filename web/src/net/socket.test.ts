import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from './protocol';
import { TableSocket, type Link } from './socket';

/** A socket that the test opens, cuts and speaks through. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.cut();
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let heard: Message[];
let links: Link[];

function connect(): TableSocket {
  heard = [];
  links = [];
  return new TableSocket((last) => `/table?last=${last}`, {
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost connection comes back from the last number it heard', () => {
  connect();
  latest().open();
  latest().tell({ type: 'state', n: 7 });
  latest().tell({ type: 'step', n: 8 });
  latest().cut();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().address).toMatch(/^ws:.*\/table\?last=8$/);
  expect(links).toEqual(['connecting', 'open', 'lost', 'lost']);
});

test('a seat that is played from another device does not come back', () => {
  connect();
  latest().open();
  latest().cut(4001);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(links).toEqual(['connecting', 'open', 'moved']);
});

test('a command without an answer is said again with the same id', () => {
  const socket = connect();
  latest().open();
  const id = socket.ask({ type: 'move', move: { move: 'roll' } });
  latest().cut();
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent).toEqual([{ type: 'move', move: { move: 'roll' }, id }]);
});

test('an answered command is not said again', () => {
  const socket = connect();
  latest().open();
  const id = socket.ask({ type: 'undo' });
  latest().tell({ type: 'ack', id, n: 3 });
  latest().cut();
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent).toEqual([]);
});

test('what came too fast is said again after a while, what is malformed is not', () => {
  const socket = connect();
  latest().open();
  const id = socket.ask({ type: 'undo' });
  latest().tell({ type: 'refusal', code: 'malformed', text: '' });
  vi.advanceTimersByTime(5000);
  expect(latest().sent).toHaveLength(1);
  latest().tell({ type: 'refusal', code: 'too_fast', text: '' });
  vi.advanceTimersByTime(5000);
  expect(latest().sent).toEqual([
    { type: 'undo', id },
    { type: 'undo', id },
  ]);
});

test('what was heard already is not heard twice', () => {
  connect();
  latest().open();
  latest().tell({ type: 'state', n: 7 });
  latest().tell({ type: 'step', n: 8 });
  latest().tell({ type: 'step', n: 8 });
  expect(heard).toHaveLength(2);
});

test('a gap in the numbers asks for the whole state', () => {
  connect();
  latest().open();
  latest().tell({ type: 'state', n: 7 });
  latest().tell({ type: 'step', n: 9 });
  expect(heard).toHaveLength(1);
  expect(latest().sent).toEqual([{ type: 'state' }]);
});

test('a ping is answered at once', () => {
  connect();
  latest().open();
  latest().tell({ type: 'ping', ping: 5 });
  expect(latest().sent).toEqual([{ type: 'pong', ping: 5 }]);
});

test('it waits longer each time, and no longer than eight seconds or so', () => {
  connect();
  for (let i = 0; i < 12; i += 1) {
    latest().cut();
    vi.advanceTimersByTime(10_500);
  }
  expect(FakeSocket.all).toHaveLength(13);
});

test('a closed socket stays closed', () => {
  const socket = connect();
  latest().open();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a move without an answer is sent by the page that is loaded next, under its id', () => {
  const heard = { message: () => undefined, link: () => undefined };
  const first = new TableSocket(() => '/table', heard, 'table/0');
  latest().open();
  latest().cut();
  first.ask({ type: 'move', move: { kind: 'roll' }, n: 3 });
  first.ask({ type: 'say', text: 'hello' });
  first.close();
  new TableSocket(() => '/other', heard, 'other/0');
  latest().open();
  expect(latest().sent).toEqual([]);
  new TableSocket(() => '/table', heard, 'table/0');
  latest().open();
  const [sent] = latest().sent;
  expect(latest().sent).toHaveLength(1);
  expect(sent).toMatchObject({ type: 'move', move: { kind: 'roll' }, n: 3 });
  latest().tell({ type: 'ack', id: sent!['id'], n: 4, repeated: false });
  new TableSocket(() => '/table', heard, 'table/0');
  latest().open();
  expect(latest().sent).toEqual([]);
});
