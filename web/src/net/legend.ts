/** What the fields of a game's views mean, and the names of its cards: to draw a game without
 * knowing it. The server sends it once, in all languages. */
import { call } from './api';
import type { Language } from '../settings.svelte';

/** What a field is: a plain kind, a word of the catalogue, or a card's id. None: unchanged. */
export type Domain =
  | 'seat'
  | 'place'
  | 'time'
  | 'span'
  | 'each_seat'
  | 'die'
  | 'aside'
  | { word: string }
  | { phrase: string }
  | { card: string };

export type TextsById = Record<string, Record<string, Record<Language, string>>>;

export interface CardEntry {
  id: string;
  kind?: string;
}

export interface Legend {
  /** By field, or by `key/field` where it means something else inside that key. */
  fields: Record<string, Domain>;
  /** By section and id. */
  names: TextsById;
  /** What a card does, in a line. */
  lines: TextsById;
  /** All cards of a section in the order of their numbers; by its kind a board draws one. */
  cards: Record<string, CardEntry[]>;
  explains: { phases: Record<string, string>; moves: Record<string, string> };
}

const known = new Map<string, Promise<Legend>>();

export function legendOf(game: string): Promise<Legend> {
  const asked =
    known.get(game) ?? call<Legend>('GET', `/api/games/${encodeURIComponent(game)}/legend`);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}
