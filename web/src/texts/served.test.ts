import { afterEach, expect, test, vi } from 'vitest';
import { wordsOf } from './words.svelte';

afterEach(() => vi.restoreAllMocks());

test('the texts of a game that was added to the server come from the server', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ texts: 'move-roll = Lancer' })));
  const words = await wordsOf('whist', 'fr');
  expect(asked.mock.calls[0]![0]).toBe('/api/games/whist/texts?lang=fr');
  expect(words.t('move-roll')).toBe('Lancer');
  expect(words.has('close')).toBe(true);
});

test('those of a game in the box come with the app', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect((await wordsOf('incubation', 'en')).t('game-title')).toBe('Incubation');
  expect((await wordsOf('jelly_monster', 'fr')).t('game-title')).toBe('Attack of the Jelly Monster');
  expect(asked).not.toHaveBeenCalled();
});
