/** Opening a table: asked for, remembered, and gone to. */
import { openTable, type TableWish } from '../net/api';
import { remember } from '../net/recent';
import { animalOf } from '../pieces/animals';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../texts/words.svelte';
import { firstSeating, quickCount, wishes, type Names } from './seating';

/** The names of this moment's language. */
export function namesNow(): Names {
  return {
    // Without a name, one is called by one's animal: others' logs need a word for it.
    you: settings.name.trim() || t(`animal-${animalOf(0)}`),
    here: (seat) => t('player-name-of', { seat: seat + 1 }),
    bot: (seat) => t(`bot-name-${animalOf(seat)}`),
  };
}

export async function openAndGo(wish: TableWish): Promise<void> {
  const opened = await openTable(wish);
  remember(opened.table, wish.game, opened.claims);
  go(`/table/${opened.table}`);
}

/** You against casual bots, at once. */
export function playNow(game: string, counts: number[]): Promise<void> {
  const seats = wishes(firstSeating(quickCount(counts), 'bot'), namesNow());
  return openAndGo({ game, seats, hints: true });
}
