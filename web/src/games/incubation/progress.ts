/** How far a player is with an objective, as the view has it: what is printed on the card, and what
 * fills it. */
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
  /** Whether all that is asked for is there. */
  met: boolean;
}

/** Of the objective in a place; a spectator without a seat has nothing. */
export function progressOf(objective: Objective, place: number, player?: Player): Progress {
  const { filled, met } = player?.progress[place] ?? { filled: [], met: false };
  return {
    dragons: printed(objective).map((colour, i) => ({ colour, by: filled[i] ?? null })),
    coins: objective.coins > 0 ? { has: player?.coins ?? 0, asked: objective.coins } : null,
    met,
  };
}

/** The dragons on the card: each with its colour, or null. */
function printed(objective: Objective): (Colour | null)[] {
  const any = objective.same + objective.different + objective.total;
  if (any > 0) return Array<null>(any).fill(null);
  return COLOURS.flatMap((colour) => Array<Colour>(objective.dragons[colour] ?? 0).fill(colour));
}
