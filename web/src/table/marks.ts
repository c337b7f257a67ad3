/** What the scrubber marks: where rounds begin, and turning points. */
import type { GameUi } from './board';
import { colourOf } from '../pieces/colours';
import type { Entry } from './timeline.svelte';

export interface Marks {
  rounds: number[];
  turningPoints: { index: number; colour: string | null }[];
}

const MOST = 60;

export function marksOf(entries: Entry[], ui: GameUi): Marks {
  const rounds: number[] = [];
  const turningPoints: Marks['turningPoints'] = [];
  let round: number | null = null;
  entries.forEach((entry, index) => {
    const now = ui.round?.(entry.view) ?? null;
    if (now !== null && now !== round) rounds.push(index);
    round = now;
    const turned = ui.isTurningPoint ? entry.events.find(ui.isTurningPoint) : undefined;
    if (turned === undefined) return;
    const before = (entries[index - 1] ?? entry).view;
    const colour = ui.colourOfEvent?.(turned, before);
    turningPoints.push({ index, colour: colour === undefined ? null : colourOf(colour).base });
  });
  return { rounds: thinned(rounds), turningPoints: thinned(turningPoints) };
}

/** More marks than a reader can distinguish are useless. */
function thinned<T>(indexes: T[]): T[] {
  if (indexes.length <= MOST) return indexes;
  const every = Math.ceil(indexes.length / MOST);
  return indexes.filter((_, i) => i % every === 0);
}
