/** What the table tells of the move that is chosen or pointed at, before it is played. */
import { keyOf, type GameUi } from './board';
import type { Choosing } from './choosing.svelte';
import type { Decision } from './decision.svelte';
import { announced } from './guidance';
import type { Words } from '../texts/words.svelte';

export class Chosen {
  constructor(
    private readonly choosing: Choosing,
    private readonly decision: Decision,
    private readonly table: () => { ui: GameUi; words: Words },
  ) {}

  /** The chosen move as the strip announces it. */
  readonly choice = $derived.by(() => {
    const move = this.choosing.chosen;
    const { shown, legal, texts, seats } = this.decision;
    if (move === null || shown === null) return null;
    const { ui, words } = this.table();
    const key = keyOf(move);
    const text = texts[legal.findIndex((each) => keyOf(each) === key)] ?? '';
    const preview = this.choosing.previews.get(key) ?? null;
    return { move, ...announced(ui, move, preview, shown.view, text, words, seats) };
  });

  /** The table as the move that is pointed at or chosen would make it. */
  readonly foreseen = $derived.by(() => {
    const { seen, previews } = this.choosing;
    return (seen === null ? undefined : previews.get(keyOf(seen)))?.view ?? null;
  });
}
