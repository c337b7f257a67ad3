/** Plays by nothing but what the app lights and fills: benchmarks/primaries.py asks, line by line.
 * Each line in is a position, each line out the move that is played by pressing the primary button,
 * or, where there is none, the first lit piece. Not part of the app. */
import { createInterface } from 'node:readline';
import type { ForeseenMove, Move } from '../../net/protocol';

interface Asked {
  view: unknown;
  legal: Move[];
  previews: ForeseenMove[];
}

/** More presses than any move takes. */
const PATIENCE = 8;

// What a browser has: some modules look at it when they are loaded.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: { querySelector: () => null, baseURI: 'http://localhost/' },
  location: { origin: 'http://localhost', pathname: '/' },
});

const { guideIn } = await import('./guide');
const { litPieces, pressOf } = await import('./pressing');
const { withMore, NO_PREVIEWS } = await import('../../table/foreseen');
type Situation = import('./pressing').Situation;

/** Words decide nothing. */
const words = { language: 'en', t: (key: string) => key, has: () => true } as never;

function played({ view, legal, previews }: Asked): Move {
  const now: Situation = {
    view: view as Situation['view'],
    legal,
    picked: null,
    previews: withMore(NO_PREVIEWS, previews, view as never) as Situation['previews'],
  };
  for (let press = 0; press < PATIENCE; press += 1) {
    const guidance = guideIn(now, words);
    if (guidance.primary !== null) return guidance.buttons[guidance.primary]!.move;
    const piece = litPieces(now)[0];
    const pressed = piece === undefined ? null : pressOf(piece, now);
    // What is chosen by a press becomes the primary button, and that is pressed next.
    if (pressed === null) return guidance.buttons[0]!.move;
    if ('die' in pressed) now.picked = pressed.die;
    else return 'play' in pressed ? pressed.play : pressed.choose;
  }
  throw new Error(`no move came of pressing in ${JSON.stringify(view)}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(played(JSON.parse(line) as Asked))}\n`);
}
