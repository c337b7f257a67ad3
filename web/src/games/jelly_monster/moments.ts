/** Moments of recorded games, for the tests and the preview: tests/games/jelly_monster/moments.py
 * makes them. */
import type { TextsById } from '../../net/legend';
import type { GameEvent, Move } from '../../net/protocol';
import type { Language } from '../../settings.svelte';
import recorded from './fixtures/moments.json';
import texts from './fixtures/names.json';
import type { JellyView } from './types';

export interface Recorded {
  before: JellyView | null;
  view: JellyView;
  events: GameEvent[];
  said: Record<Language, string[]>;
  legal: Move[];
  texts: Record<Language, string[]>;
}

export const moments = recorded as unknown as Record<string, Recorded>;
export const names = texts as unknown as TextsById;
export const PLAYERS = ['Ada', 'Otto', 'Lin', 'Nadia', 'Zoé'];
