/** The covers of the games; each is fetched when it is first looked at. */
import type { Component } from 'svelte';

export interface CoverProps {
  /** The head alone, for small places. */
  emblem?: boolean;
}

type Loader = () => Promise<{ default: Component<CoverProps> }>;

const COVERS: Record<string, Loader> = {
  incubation: () => import('./Incubation.svelte'),
  dragon_island: () => import('./DragonIsland.svelte'),
  megalomania: () => import('./Megalomania.svelte'),
  jelly_monster: () => import('./JellyMonster.svelte'),
};

/** The cover of a game; a plain one for a game that has none of its own. */
export async function coverOf(game: string): Promise<Component<CoverProps>> {
  const load = COVERS[game] ?? (() => import('./Plain.svelte'));
  return (await load()).default;
}
