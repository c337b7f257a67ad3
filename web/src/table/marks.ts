/** What the scrubber marks: where rounds begin, and turning points. */
import type { GameFace } from './board';
import type { Entry } from './story.svelte';

export interface Marks {
  rounds: number[];
  turningPoints: number[];
}

const MOST = 60;

export function marksOf(entries: Entry[], face: GameFace): Marks {
  const rounds: number[] = [];
  const turningPoints: number[] = [];
  let round: number | null = null;
  entries.forEach((entry, index) => {
    const now = face.round?.(entry.view) ?? null;
    if (now !== null && now !== round) rounds.push(index);
    round = now;
    if (face.isTurningPoint && entry.events.some(face.isTurningPoint)) turningPoints.push(index);
  });
  return { rounds: thinned(rounds), turningPoints: thinned(turningPoints) };
}

/** More marks than can be told apart help nobody. */
function thinned(indexes: number[]): number[] {
  if (indexes.length <= MOST) return indexes;
  const every = Math.ceil(indexes.length / MOST);
  return indexes.filter((_, i) => i % every === 0);
}
