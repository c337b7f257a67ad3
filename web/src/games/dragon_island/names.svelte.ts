/** The names of tiles and maps: the server sends them once, in both languages. */
import { legendOf, type TextsById } from '../../net/legend';
import type { Language } from '../../settings.svelte';

let told: TextsById = $state.raw({});

export function learnNames(names: TextsById): void {
  told = names;
}

/** Ask for them; without them the board does as well, by numbers and colours. */
export function askNames(): void {
  legendOf('dragon_island').then(
    (legend) => learnNames(legend.names),
    () => undefined,
  );
}

export const cardName = (section: 'tile' | 'map', id: string, language: Language): string =>
  told[section]?.[id]?.[language] ?? '';
