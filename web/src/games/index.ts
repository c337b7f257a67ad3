/** The games' own parts of the app, each loaded when its table is opened: a folder here with the
 * name of the game, or else the generic one, which draws any view. */
import { part } from '../net/parts';
import type { GameFace } from '../table/board';

interface Own {
  face: GameFace;
  /** What the face needs to know before it is drawn, as the names of cards. */
  learn?: () => Promise<void>;
}

const OWN = import.meta.glob<Own>(['./*/index.ts', '!./generic/index.ts']);

export async function faceOf(game: string): Promise<GameFace> {
  const own = OWN[`./${game}/index.ts`];
  if (own !== undefined) {
    const { face, learn } = await part(own);
    await learn?.();
    return face;
  }
  const { genericFace } = await part(() => import('./generic'));
  return genericFace(game);
}
