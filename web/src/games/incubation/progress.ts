/** How far a player is with an objective: what it asks for against what lies before them. */
import { COLOURS, type Colour, type Objective, type Player } from './types';

/** One dragon that is asked for; `colour` is null where any will do. */
export interface Asked {
  colour: Colour | null;
  /** What fills it: a colour, a mystery, or nothing yet. */
  by: Colour | 'mystery' | null;
}

export interface Progress {
  dragons: Asked[];
  coins: { has: number; asked: number } | null;
  /** Whether all that is asked for lies there. */
  met: boolean;
}

export function progressOf(objective: Objective, player: Player | undefined): Progress {
  const dragons = wanted(objective, player);
  let mysteries = player?.dragons.filter((dragon) => dragon.kind === 'mystery').length ?? 0;
  for (const asked of dragons) {
    if (asked.by === null && mysteries > 0) {
      asked.by = 'mystery';
      mysteries -= 1;
    }
  }
  const has = player?.coins ?? 0;
  return {
    dragons,
    coins: objective.coins > 0 ? { has, asked: objective.coins } : null,
    met: dragons.every((asked) => asked.by !== null) && has >= objective.coins,
  };
}

function wanted(objective: Objective, player: Player | undefined): Asked[] {
  const has = (colour: Colour): number =>
    player?.dragons.filter((dragon) => dragon.kind === colour).length ?? 0;
  const plain = COLOURS.flatMap((colour) => Array<Colour>(has(colour)).fill(colour));
  const filled = (count: number, found: Colour[]): Asked[] =>
    Array.from({ length: count }, (_, i) => ({ colour: null, by: found[i] ?? null }));
  if (objective.same > 0) {
    const most = COLOURS.reduce((best, each) => (has(each) > has(best) ? each : best));
    return filled(objective.same, Array<Colour>(has(most)).fill(most));
  }
  if (objective.different > 0) {
    return filled(objective.different, COLOURS.filter((colour) => has(colour) > 0));
  }
  if (objective.total > 0) return filled(objective.total, plain);
  return COLOURS.flatMap((colour) =>
    Array.from({ length: objective.dragons[colour] ?? 0 }, (_, i) => ({
      colour,
      by: i < has(colour) ? colour : null,
    })),
  );
}
