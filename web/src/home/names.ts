/** The names of games, as the box has them: in a line, or in two on a lid. */
import { keyOf, t } from '../texts/words.svelte';

const KNOWN = new Set(['incubation', 'dragon_island', 'jelly_monster', 'megalomania']);

export interface LidName {
  /** A small line before the name, as 'Attack of the'. */
  above: string;
  name: string;
}

export function lidName(game: string): LidName {
  if (!KNOWN.has(game)) return { above: '', name: game };
  return {
    above: game === 'jelly_monster' ? t('lid-jelly-monster-above') : '',
    name: t(keyOf('lid', game)),
  };
}

export function fullName(game: string): string {
  const { above, name } = lidName(game);
  return above === '' ? name : `${above} ${name}`;
}

/** What a game is about, in a sentence. */
export const sentence = (game: string): string =>
  KNOWN.has(game) ? t(`${keyOf('lid', game)}-sentence`) : '';
