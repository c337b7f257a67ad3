/** Moves by the cards they name. */
import type { Move } from '../../net/protocol';

/** The cards that a move names. */
export const cardsOf = (move: Move): string[] =>
  Object.entries(move).flatMap(([key, value]) =>
    key !== 'move' && typeof value === 'string' ? [value] : [],
  );

/** The one move that names a card; none where there is a choice: the list of moves has it. */
export function moveOf(card: string, legal: Move[]): Move | null {
  const found = legal.filter((move) => cardsOf(move).includes(card));
  return found.length === 1 ? found[0]! : null;
}
