/** What the server refused, in the reader's language. */
import { Refused } from '../net/api';
import { keyOf, t } from '../texts/words.svelte';

/** Codes that say all there is; others come with the server's own sentence. */
const PLAIN = new Set([
  'offline',
  'failed',
  'unknown_table',
  'unknown_game',
  'too_large',
  'too_many',
  'busy',
  'stopping',
  'not_saved',
  'not_over',
  'not_playable',
]);

export function errorText(error: unknown): string {
  if (!(error instanceof Refused)) return t('refused-failed');
  return refusalText(error.code) ?? t('refused-with', { text: error.message });
}

/** The reader's own words for a code that says all there is. */
export function refusalText(code: string): string | null {
  return PLAIN.has(code) ? t(keyOf('refused', code)) : null;
}
