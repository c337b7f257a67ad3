/** The texts about carrying games: a separate catalogue, which only its sheet needs. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { Words } from '../texts/words.svelte';

const catalogues = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

let words: Words | null = $state.raw(null);

/** Load them in the language of the moment; the old ones stay until they are there. */
export async function speakOfCarrying(): Promise<void> {
  const { language } = settings;
  if (words?.language === language) return;
  const found = new Words(language, [await catalogues[`./texts/${language}.ftl`]!()]);
  if (language === settings.language) words = found;
}

/** A text about carrying games, in the language of the moment. */
export function k(key: string, values: Record<string, FluentVariable> = {}): string {
  return words?.t(key, values) ?? '';
}
