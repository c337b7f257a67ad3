/** The tile that is about to be placed can be turned: its choice is taken back, and made again with
 * the other side. */
import { untrack } from 'svelte';
import type { Move } from '../../net/protocol';
import type { Reach } from './reach.svelte';
import type { DragonIslandView } from './types';
import type { Words } from '../../texts/words.svelte';

interface Turn {
  view: DragonIslandView;
  legal: Move[];
  words: Words;
  play: (move: Move) => void;
  letGo: () => void;
  undo: (() => void) | undefined;
}

export class Turning {
  /** The tile that was taken back, and the side that it shall show. */
  #wanted: { id: string; side: number } | null = null;

  constructor(
    private readonly reach: Reach,
    private readonly turn: () => Turn,
  ) {}

  /** The button of the strip that turns the tile. */
  readonly instead = $derived.by(() => {
    const { view, legal, words, undo } = this.turn();
    const { chosen } = view;
    if (view.phase !== 'place' || chosen === null || !undo || legal.length === 0) return null;
    return {
      label: words.t('board-other-side'),
      act: () => this.#take(chosen.id, 1 - chosen.side),
    };
  });

  #take(id: string, side: number): void {
    const { letGo, undo } = this.turn();
    this.#wanted = { id, side };
    letGo();
    undo?.();
  }

  /** Chooses the tile again as soon as tiles can be chosen. */
  follow(): void {
    const { view, legal, play } = this.turn();
    if (this.#wanted === null || view.phase !== 'tile' || legal.length === 0) return;
    const { id, side } = this.#wanted;
    this.#wanted = null;
    const tile = this.reach.screen?.hand.findIndex((faces) => faces[0].id === id) ?? -1;
    const move = legal.find(
      (each) => each.move === 'choose_tile' && each.tile === tile && each.side === side,
    );
    // A joker asks for its colour.
    if (move) play(move);
    else if (tile >= 0) untrack(() => (this.reach.joker = tile));
  }
}
