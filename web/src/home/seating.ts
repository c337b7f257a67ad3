/** Who sits where at a table that is not open yet. */
import type { SeatRequest } from '../net/api';
import { alone } from '../net/base';

export type Who = 'you' | 'friend' | 'here' | 'bot';

export interface Sitter {
  who: Who;
  /** Of someone on this screen, or of a friend for whom a seat is kept. */
  name: string;
  /** Of a bot. */
  level: string;
}

export const LEVEL = 'casual';

/** Who plays along unless it is said otherwise: without a server nobody comes by link. */
export const COMPANY: Who = alone ? 'here' : 'friend';
export const KINDS: Who[] = alone ? ['you', 'here', 'bot'] : ['you', 'friend', 'here', 'bot'];

export const sitter = (who: Who, name = ''): Sitter => ({ who, name, level: LEVEL });

/** The number of players that a quick game has: three, or what comes nearest. */
export function quickCount(counts: number[]): number {
  return [...counts].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3) || a - b)[0] ?? 2;
}

/** You first, and everyone else of one kind. */
export function firstSeating(count: number, others: Who): Sitter[] {
  return Array.from({ length: count }, (_, seat) => sitter(seat === 0 ? 'you' : others));
}

/** The same people at a table of another size; a new seat is filled like the last one. */
export function resized(sitters: Sitter[], count: number): Sitter[] {
  const last = sitters.at(-1)?.who ?? COMPANY;
  const added = last === 'you' ? COMPANY : last;
  return Array.from({ length: count }, (_, seat) => sitters[seat] ?? sitter(added));
}

/** Someone changes what they are. There is one you at most: who was it becomes a friend. */
export function changed(sitters: Sitter[], seat: number, who: Who): Sitter[] {
  return sitters.map((each, at) => {
    if (at === seat) return { ...each, who };
    return who === 'you' && each.who === 'you' ? { ...each, who: COMPANY } : each;
  });
}

/** Whether anyone on this device takes part: else one only watches one's own table. */
export const takesPart = (sitters: Sitter[]): boolean =>
  sitters.some((each) => each.who === 'you' || each.who === 'here');

export interface Names {
  you: string;
  /** Of someone on this screen who gave none. */
  here: (seat: number) => string;
  bot: (seat: number) => string;
}

/** What the server is asked for. */
export function wishes(sitters: Sitter[], names: Names): SeatRequest[] {
  return sitters.map(({ who, name, level }, seat) => {
    if (who === 'you') return { kind: 'me', name: names.you };
    if (who === 'here') return { kind: 'me', name: name.trim() || names.here(seat) };
    if (who === 'friend') return name.trim() === '' ? { kind: 'link' } : { kind: 'link', name: name.trim() };
    return { kind: 'bot', name: names.bot(seat), level };
  });
}
