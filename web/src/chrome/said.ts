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
  'not_over',
  'not_playable',
]);

export function said(error: unknown): string {
  if (!(error instanceof Refused)) return t('refused-failed');
  if (PLAIN.has(error.code)) return t(keyOf('refused', error.code));
  return t('refused-with', { text: error.message });
}
