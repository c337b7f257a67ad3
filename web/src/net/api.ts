/** The server's HTTP calls. What it refuses comes as a `Refused`, with the code of the refusal. */
import type { ClockChoice, Ending } from '../clock/choices';
import { request } from './line';
import type { GameInfo, Lesson, Replay, Rulebook, TableInfo } from './protocol';

export class Refused extends Error {
  readonly code: string;
  /** The HTTP status; 0 when nobody answered. */
  readonly status: number;

  constructor(code: string, text: string, status: number) {
    super(text);
    this.name = 'Refused';
    this.code = code;
    this.status = status;
  }
}

/** Who sits on a seat of a new table: you, the person with the link, or a bot. */
export interface SeatRequest {
  kind: 'me' | 'link' | 'bot';
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string | number>;
  hints?: boolean;
  clock?: ClockChoice;
  clock_ending?: Ending;
  /** Whether the lobby shows it until it is full. */
  listed?: boolean;
  welcome?: string;
}

/** A new table, and the claims that only its opener learns, by seat. */
export interface TableOpened {
  table: string;
  commitment: string;
  claims: Record<string, string>;
}

type Query = Record<string, string | number | null | undefined>;

const LONGEST_WAIT = 20_000;

/** Call the server. The browser sends its token by itself, as a cookie that no script reads. */
export async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  here = false,
): Promise<Answer> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await request(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT),
    }, here);
    content = await answer.json().catch(() => null);
  } catch {
    throw new Refused('offline', 'the server does not answer', 0);
  }
  if (answer.ok && content !== null) return content as Answer;
  const { code = 'failed', text = '' } = (content ?? {}) as { code?: string; text?: string };
  throw new Refused(code, text, answer.status);
}

/** A path with its query; what is not given is left out. */
export function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value != null);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const allGames = (): Promise<GameInfo[]> => call('GET', '/api/games');

export const openTable = (table: TableRequest): Promise<TableOpened> => call('POST', '/api/tables', table);

/** The same in this browser, with or without a server. */
export const openTableHere = (table: TableRequest): Promise<TableOpened> => call('POST', '/api/tables', table, true);

export const tableInfo = (table: string): Promise<TableInfo> => call('GET', tablePath(table));

/** Exchange a claim, once, for its seat. */
export const takeSeat = (table: string, claim: string, name: string): Promise<{ seat: number }> =>
  call('POST', `${tablePath(table)}/seats`, { claim, name });

/** The seats of a finished table once more, at the table that follows it. */
export const playAgain = (table: string): Promise<{ table: string; seats: number[] }> =>
  call('POST', `${tablePath(table)}/again`);

/** A new claim: for an open seat of your table, or for your own seat on another device. */
export async function newClaim(table: string, seat: number): Promise<string> {
  const { claim } = await call<{ claim: string }>('POST', `${tablePath(table)}/seats/${seat}/link`);
  return claim;
}

export const rulebook = (game: string, lang: string): Promise<Rulebook> =>
  call('GET', address(`/api/games/${encodeURIComponent(game)}/rules`, { lang }));

/** The guided first game of a game. */
export const lessonOf = (game: string, lang: string): Promise<Lesson> =>
  call('GET', address(`/api/games/${encodeURIComponent(game)}/lesson`, { lang }));

/** A match file, verified and returned as a replay. */
export const replayOfFile = (
  content: string,
  lang: string,
  seat: number | null = null,
): Promise<Replay> => call('POST', address('/api/replays', { lang, seat }), content);

/** A finished table as a replay; through the eyes of a seat, or as a spectator. */
export const replayOfTable = (table: string, seat: number | null, lang: string): Promise<Replay> =>
  call('GET', address(`${tablePath(table)}/replay`, { seat, lang }));
