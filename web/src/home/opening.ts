/** Opening a table: asked for, remembered, and gone to. */
import { openTable, openTableHere, Refused, type TableOpened, type TableRequest } from '../net/api';
import { alone, localFiles } from '../net/base';
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

/** Whether a table that the server cannot open now can be opened in this browser: nobody else is
 * waited for. It stays here, also when the server is back. */
const canBeHere = (request: TableRequest, error: unknown): boolean =>
  !alone &&
  localFiles !== null &&
  error instanceof Refused &&
  error.code === 'offline' &&
  request.seats.every(({ kind }) => kind !== 'link');

async function opened(request: TableRequest): Promise<TableOpened> {
  try {
    return await openTable(request);
  } catch (error) {
    if (canBeHere(request, error)) return openTableHere(request);
    throw error;
  }
}

export async function openAndGo(request: TableRequest): Promise<void> {
  const table = await opened(request);
  remember(table.table, request.game, table.claims);
  go(`/table/${table.table}`);
}

/** You against casual bots, at once. */
export function playNow(game: string, counts: number[]): Promise<void> {
  const seats = wishes(firstSeating(quickCount(counts), 'bot'), namesNow());
  return openAndGo({ game, seats, hints: true });
}
