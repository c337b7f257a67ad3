/** The games of the box, and what their lids say. The server writes them into the page, so that all
 * lids are there when it is drawn. */
import { allGames } from '../net/api';
import type { GameInfo } from '../net/protocol';
import { settings } from '../settings.svelte';

let games: GameInfo[] = $state.raw([]);

function written(): GameInfo[] | null {
  const text = document.getElementById('games')?.textContent;
  return text ? (JSON.parse(text) as GameInfo[]) : null;
}

/** Await it before anything is drawn. The server of `npm run dev` writes no games: ask for them. */
export async function fillShelf(): Promise<void> {
  games = written() ?? (await allGames().catch(() => []));
}

/** In the order of the box. */
export const shelf = (): GameInfo[] => games;

export const onShelf = (game: string): GameInfo | undefined =>
  games.find((each) => each.game === game);

export interface LidName {
  /** A small line before the name, as 'Attack of the'. */
  above: string;
  name: string;
}

/** A game's name, in a line, or in two on a lid. */
export function lidName(game: string): LidName {
  const texts = onShelf(game)?.texts[settings.language];
  if (texts === undefined) return { above: '', name: game };
  const { title, name } = texts;
  return { above: title.endsWith(name) ? title.slice(0, -name.length).trim() : '', name };
}

export const fullName = (game: string): string =>
  onShelf(game)?.texts[settings.language].title ?? game;

/** What a game is about, in a sentence. */
export const sentence = (game: string): string =>
  onShelf(game)?.texts[settings.language].sentence ?? '';
