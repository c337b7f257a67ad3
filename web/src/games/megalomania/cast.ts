/** The names of missions and scrolls: a set of cards has its own, so the server tells them. */
import { legendOf, type Legend } from '../../net/legend';
import type { Words } from '../../texts/words.svelte';

let legend: Legend | null = null;

export async function learnNames(): Promise<void> {
  legend = await legendOf('megalomania');
}

/** For previews and tests, which have no server. */
export function useNames(known: Legend): void {
  legend = known;
}

export const missionName = (id: string, words: Words): string =>
  legend?.names.mission?.[id]?.[words.language] ?? '';

export const scrollName = (number: number, words: Words): string =>
  legend?.names.scroll?.[String(number)]?.[words.language] ?? '';
