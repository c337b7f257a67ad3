/** The covers of the games. They come with the first page, in one file: it shows them all. */
import type { Component } from 'svelte';
import DragonIsland from './DragonIsland.svelte';
import Incubation from './Incubation.svelte';
import JellyMonster from './JellyMonster.svelte';
import Megalomania from './Megalomania.svelte';
import Plain from './Plain.svelte';

export interface CoverProps {
  /** The head alone, for small places. */
  emblem?: boolean;
}

const COVERS: Record<string, Component<CoverProps>> = {
  incubation: Incubation,
  dragon_island: DragonIsland,
  megalomania: Megalomania,
  jelly_monster: JellyMonster,
};

/** The cover of a game; a plain one for a game that has none of its own. */
export const coverOf = (game: string): Component<CoverProps> => COVERS[game] ?? Plain;
