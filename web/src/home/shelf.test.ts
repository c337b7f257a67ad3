import { afterEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { settings } from '../settings.svelte';
import { fillShelf, fullName, lidName, onShelf, sentence, shelf } from './shelf.svelte';

const texts = (title: string, name: string) => ({ title, name, sentence: `${name}!` });

const GAMES = [
  { game: 'pig', texts: { en: texts('Pig', 'Pig'), fr: texts('Le Cochon', 'Cochon') } },
  {
    game: 'whist',
    texts: { en: texts('Attack of the Whist', 'Whist'), fr: texts('Whist', 'Whist') },
  },
] as unknown as GameInfo[];

function write(games: GameInfo[]): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'games';
  block.textContent = JSON.stringify(games);
  document.head.append(block);
}

afterEach(() => {
  document.getElementById('games')?.remove();
  settings.language = 'en';
  vi.restoreAllMocks();
});

test('the lids say what the server has written into the page, and ask for nothing', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  write(GAMES);
  await fillShelf();
  expect(shelf().map(({ game }) => game)).toEqual(['pig', 'whist']);
  expect(lidName('pig')).toEqual({ above: '', name: 'Pig' });
  expect(lidName('whist')).toEqual({ above: 'Attack of the', name: 'Whist' });
  expect(fullName('whist')).toBe('Attack of the Whist');
  expect(sentence('pig')).toBe('Pig!');
  settings.language = 'fr';
  expect(lidName('pig')).toEqual({ above: 'Le', name: 'Cochon' });
  expect(lidName('whist')).toEqual({ above: '', name: 'Whist' });
  expect(asked).not.toHaveBeenCalled();
});

test('a game that nobody knows goes by its name', async () => {
  write(GAMES);
  await fillShelf();
  expect(onShelf('chess')).toBeUndefined();
  expect(lidName('chess')).toEqual({ above: '', name: 'chess' });
  expect(fullName('chess')).toBe('chess');
  expect(sentence('chess')).toBe('');
});

test('a page without games asks the server, and is drawn without them where nobody answers', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(GAMES));
  await fillShelf();
  expect(asked.mock.calls[0]![0]).toBe('/api/games');
  expect(shelf()).toHaveLength(2);
  asked.mockRejectedValue(new Error('offline'));
  await fillShelf();
  expect(shelf()).toEqual([]);
});
