/** The face of a game that has no board of its own: its view as it stands, in the game's words. */
import type { GameFace } from '../../table/board';
import Board from './Board.svelte';

export async function genericFace(game: string): Promise<GameFace> {
  void game;
  return { board: Board };
}
