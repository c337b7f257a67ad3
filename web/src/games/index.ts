/** The games' own parts of the app, each loaded when its table is opened: a folder here with the
 * name of the game, or else the generic one, which draws any view. */
import { part } from '../net/parts';
import type { GameUi } from '../table/board';

interface Own {
  ui: GameUi;
  /** What the interface needs to know before it is drawn, as the names of cards. */
  learn?: () => Promise<void>;
}

const OWN = import.meta.glob<Own>(['./*/index.ts', '!./generic/index.ts']);

export async function uiOf(game: string): Promise<GameUi> {
  const own = OWN[`./${game}/index.ts`];
  if (own !== undefined) {
    const { ui, learn } = await part(own);
    await learn?.();
    return ui;
  }
  const { genericUi } = await part(() => import('./generic'));
  return genericUi(game);
}
