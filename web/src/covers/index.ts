/** The covers of the games: `Cover.svelte` in a game's folder. They come with the first page, in one
 * file: it shows them all. */
import type { Component } from 'svelte';
import Plain from './Plain.svelte';

export interface CoverProps {
  /** The head alone, for small places. */
  emblem?: boolean;
}

const COVERS = import.meta.glob<Component<CoverProps>>('../games/*/Cover.svelte', {
  eager: true,
  import: 'default',
});

/** The games that have a cover. */
export const covered: string[] = Object.keys(COVERS).map((path) => path.split('/').at(-2)!);

/** The cover of a game; a plain one for a game that has none. */
export const coverOf = (game: string): Component<CoverProps> =>
  COVERS[`../games/${game}/Cover.svelte`] ?? Plain;
