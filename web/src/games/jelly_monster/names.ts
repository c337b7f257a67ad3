/** The districts' names: the view has only their ids; the game's legend has the names, once. */
import { legendOf, type TextsById } from '../../net/legend';
import type { Language } from '../../settings.svelte';

let names: TextsById[string] = {};

export function know(told: TextsById): void {
  names = told.district ?? {};
}

/** Without names the board shows the landmarks: a table never waits for them in vain. */
export async function learn(): Promise<void> {
  await legendOf('jelly_monster').then(
    (legend) => know(legend.names),
    () => undefined,
  );
}

export const nameOf = (id: string, language: Language): string =>
  names[id]?.[language] ?? id.replaceAll('-', ' ');
