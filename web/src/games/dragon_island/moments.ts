/** Moments of recorded games, for the tests and the preview: tests/games/dragon_island/moments.py
 * and stretched.py make them. */
import type { TextsById } from '../../net/legend';
import type { GameEvent, Move } from '../../net/protocol';
import type { Language } from '../../settings.svelte';
import recorded from './fixtures/moments.json';
import texts from './fixtures/names.json';
import type { DragonIslandView } from './types';

export interface Moment {
  seat: number;
  acting: number | null;
  view: DragonIslandView;
  events: GameEvent[];
  said: Record<Language, string[]>;
  legal: Move[];
  texts: Record<Language, string[]>;
}

export const moments = recorded as unknown as Record<string, Moment>;
export const names = texts as unknown as TextsById;
export const PLAYERS = ['Ada', 'Otto', 'Lin', 'Nadia'];
