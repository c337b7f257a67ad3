/** What the lids of the box say: known before the server has answered, so that nothing moves. */
import type { GameInfo } from '../net/protocol';

export interface Shelved {
  game: string;
  /** Fewest and most players. */
  players: [number, number];
  /** Shortest and longest, as the rulebook has it. */
  minutes?: [number, number];
  age?: number;
  lesson: boolean;
}

interface Facts {
  players: [number, number];
  minutes: [number, number];
  age: number;
}

const FACTS: Record<string, Facts> = {
  incubation: { players: [2, 5], minutes: [30, 40], age: 8 },
  dragon_island: { players: [2, 4], minutes: [60, 60], age: 14 },
  jelly_monster: { players: [3, 5], minutes: [15, 25], age: 8 },
  megalomania: { players: [2, 4], minutes: [30, 45], age: 14 },
};

/** The game a newcomer should meet first. */
const FIRST = 'incubation';

export const KNOWN: Shelved[] = Object.entries(FACTS).map(([game, facts]) => ({
  game,
  ...facts,
  lesson: false,
}));

/** The server's games in the order of the box. */
export function shelved(games: GameInfo[]): Shelved[] {
  const inOrder = [...games].sort((a, b) => Number(b.game === FIRST) - Number(a.game === FIRST));
  return inOrder.map(({ game, seats, lesson }) => ({
    ...FACTS[game],
    game,
    players: [Math.min(...seats), Math.max(...seats)],
    lesson,
  }));
}

/** The facts of one game, if the box knows it. */
export function onShelf(game: string): Shelved | undefined {
  return KNOWN.find((each) => each.game === game);
}
