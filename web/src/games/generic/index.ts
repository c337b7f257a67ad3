/** The interface of a game without a board: its view, in the game's words. */
import type { Component, ComponentProps } from 'svelte';
import { legendOf, type Legend } from '../../net/legend';
import type { View } from '../../net/protocol';
import type { BoardProps, GameUi } from '../../table/board';
import Board from './Board.svelte';
import { cardsOf } from './cards';

export async function genericUi(game: string): Promise<GameUi> {
  return faceWith(await legendOf(game));
}

export function faceWith(legend: Legend): GameUi {
  return { board: boardWith(legend), points, round, piecesOfMove: cardsOf };
}

/** The board with its legend: the table does not know of it. */
function boardWith(legend: Legend): Component<BoardProps> {
  return (anchor, props) => {
    const more = { legend: { value: legend, enumerable: true } };
    return Board(anchor, Object.create(props, more) as ComponentProps<typeof Board>);
  };
}

/** A player's points, if the view has them: openly, or behind your screen. */
function points(view: View, seat: number): number | null {
  const player = (view.players as View[] | undefined)?.[seat];
  for (const part of [player, player?.screen as View | null | undefined]) {
    if (typeof part?.points === 'number') return part.points;
  }
  return null;
}

const round = (view: View): number | null => (typeof view.round === 'number' ? view.round : null);
