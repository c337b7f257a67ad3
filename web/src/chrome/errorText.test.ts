import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import('../settings.svelte');
const { speak } = await import('../texts/words.svelte');
const { refusalText } = await import('./errorText');

test('a move that was not saved is told in the own language', async () => {
  settings.language = 'en';
  await speak('en');
  expect(refusalText('not_saved')).toContain('your move was not made');
  settings.language = 'fr';
  await speak('fr');
  expect(refusalText('not_saved')).toContain('votre coup n’a pas été joué');
  expect(refusalText('illegal')).toBeNull();
});
