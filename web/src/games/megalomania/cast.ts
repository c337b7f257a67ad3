/** The words of missions and scrolls: a set of cards has its own, so the server sends them. */
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

type Section = 'mission' | 'scroll' | 'scroll-of-another';

const textOf = (of: 'names' | 'lines', section: Section, id: string, words: Words): string =>
  legend?.[of][section]?.[id]?.[words.language] ?? '';

const scrollAt = (number: number) => legend?.cards.scroll?.[number - 1];

export const missionName = (id: string, words: Words): string => textOf('names', 'mission', id, words);

/** What a mission asks, as part of a sentence. */
export const missionLine = (id: string, words: Words): string => textOf('lines', 'mission', id, words);

export const scrollName = (number: number, words: Words): string =>
  textOf('names', 'scroll', scrollAt(number)?.id ?? '', words);

/** What a scroll does: for its holder, or of another. */
export const scrollLine = (number: number, own: boolean, words: Words): string =>
  textOf('lines', own ? 'scroll' : 'scroll-of-another', scrollAt(number)?.id ?? '', words);

/** By what it does, a scroll has its picture and its notes. */
export const effectOf = (number: number): string => scrollAt(number)?.kind ?? '';
