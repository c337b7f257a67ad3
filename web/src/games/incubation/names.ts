/** The eggs' names: the view has only their ids; the game's legend has the names. */
import { legendOf, type Legend } from '../../net/legend';
import type { Language } from '../../settings.svelte';
import type { EggCard } from './types';

let names: Record<string, Record<Language, string>> = {};

export function know(legend: Legend): void {
  names = legend.names.egg ?? {};
}

/** Without names the board says the colours: a table never waits for them in vain. */
export async function learn(): Promise<void> {
  await legendOf('incubation').then(know, () => undefined);
}

export const eggName = (egg: EggCard, language: Language): string | null =>
  names[egg.id]?.[language] ?? null;
