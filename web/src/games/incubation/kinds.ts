/** Dragons by kind: ten of them are read as a few heads with numbers. */
import { COLOURS, type EggCard } from './types';

export interface Kind {
  kind: EggCard['kind'];
  /** The first of them stands for all; hybrids show its two colours. */
  egg: EggCard;
  count: number;
  points: number;
}

const ORDER: EggCard['kind'][] = [...COLOURS, 'mystery', 'hybrid'];

export function byKind(dragons: readonly EggCard[]): Kind[] {
  return ORDER.flatMap((kind) => {
    const found = dragons.filter((dragon) => dragon.kind === kind);
    const points = found.reduce((sum, dragon) => sum + dragon.points, 0);
    return found[0] ? [{ kind, egg: found[0], count: found.length, points }] : [];
  });
}
