/** The eggs' names and the objectives' words: the view has only ids; the game's legend has both. */
import { legendOf, type Legend } from '../../net/legend';
import type { Language } from '../../settings.svelte';
import type { EggCard } from './types';

type ById = Record<string, Record<Language, string>>;
let names: ById = {};
let asks: ById = {};

export function know(legend: Legend): void {
  names = legend.names.egg ?? {};
  asks = legend.lines.objective ?? {};
}

/** Without names the board says the colours: a table never waits for them in vain. */
export async function learn(): Promise<void> {
  await legendOf('incubation').then(know, () => undefined);
}

export const eggName = (egg: EggCard, language: Language): string | null =>
  names[egg.id]?.[language] ?? null;

/** What an objective asks, in the card's own words if it has some. */
export const objectiveLine = (id: string, language: Language): string | null => asks[id]?.[language] ?? null;
