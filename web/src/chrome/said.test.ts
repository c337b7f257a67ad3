import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import('../settings.svelte');
const { speak } = await import('../texts/words.svelte');
const { saidPlainly } = await import('./said');

test('a move that was not saved is told in the own language', async () => {
  settings.language = 'en';
  await speak('en');
  expect(saidPlainly('not_saved')).toContain('your move was not made');
  settings.language = 'fr';
  await speak('fr');
  expect(saidPlainly('not_saved')).toContain('votre coup n’a pas été joué');
  expect(saidPlainly('illegal')).toBeNull();
});
