/** Small pictures of boards: `Thumb.svelte` in a game's folder, each loaded when a list shows it. */
import type { Component } from 'svelte';

export interface ThumbProps {
  /** What the server gives of the public view (a game's `glance`). */
  seen: Record<string, unknown>;
  /** Whether it has room for more than the middle of the board. */
  wide: boolean;
}

const THUMBS = import.meta.glob<Component<ThumbProps>>('../games/*/Thumb.svelte', {
  import: 'default',
});

/** How a game draws it; null if it does not. */
export const thumbOf = async (game: string): Promise<Component<ThumbProps> | null> =>
  (await THUMBS[`../games/${game}/Thumb.svelte`]?.()) ?? null;
