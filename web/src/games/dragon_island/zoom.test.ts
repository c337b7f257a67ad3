import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../table/board';
import { wordsOf, type Words } from '../../texts/words.svelte';
import { lossesOf } from './losses';
import { moments, names, PLAYERS } from './moments';
import { learnNames } from './names.svelte';
import Seat from './Seat.svelte';
import type { DragonIslandView } from './types';
import { titleOf } from './zoom';
import Zoom from './Zoom.svelte';

const words: Record<string, Words> = {};
const seats = PLAYERS.map((name, seat) => ({ seat, name })) as SeatInfo[];
beforeAll(async () => {
  learnNames(names);
  for (const language of ['en', 'fr'] as const) {
    words[language] = await wordsOf('dragon_island', language);
  }
});
afterEach(cleanup);

/** Keys of texts that were not found stand as they are. */
const MISSING = /\b(board|kind|colour|view|pet|outlook|points)-[a-z-]+\b/;

function piecesIn(view: DragonIslandView): string[] {
  return [
    ...new Map(view.island.map((each) => [`${each.kind} ${each.building}`, `tile-${each.number}`])).values(),
    ...view.players.flatMap(({ screen, pets }, seat) => [
      `player-${seat}`,
      ...Object.keys(pets).map((colour) => `pet-${seat}-${colour}`),
      `pet-${seat}-white`,
      ...(screen?.hand ?? []).map((_, i) => `hand-${seat}-${i}`),
      ...[...(screen?.maps ?? []), ...(screen?.offered ?? [])].map(({ id }) => `map-${id}`),
    ]),
  ];
}

describe.each(['en', 'fr'] as const)('shown large (%s)', { timeout: 60_000 }, (language) => {
  it('every piece has a title and words', () => {
    for (const name of ['maps', 'tile', 'walk', 'treasure-dig']) {
      const { view, seat } = moments[name]!;
      for (const piece of piecesIn(view)) {
        expect(titleOf(piece, view, words[language]!, seats)).not.toBe('');
        const props = { view, piece, me: seat, seats, words: words[language]! };
        const { container, unmount } = render(Zoom, props);
        expect(container.textContent.trim()).not.toBe('');
        expect(container.textContent).not.toMatch(MISSING);
        unmount();
      }
    }
  });
});

describe('a storm that is looked at', () => {
  const { view } = moments['place-storm']!;
  const struck = structuredClone(view);
  const hit = struck.players.findIndex(({ pets }) => Object.keys(pets).length > 0);
  const [colour] = Object.keys(struck.players[hit]!.pets) as ['white'];

  it('is drawn on the pets that it hits', () => {
    struck.players[hit]!.pets[colour]! -= 1;
    expect(lossesOf(view, struck, hit)).toEqual([{ colour, gold: 1, gone: false }]);
    const { container } = render(Seat, { view, seat: hit, words: words.en!, then: struck });
    const drawn = [...container.querySelectorAll('[data-loses]')];
    expect(drawn.map((each) => each.textContent?.trim())).toEqual(['−1']);
  });

  it('takes a pet with its last gold', () => {
    const { [colour]: lost, ...kept } = struck.players[hit]!.pets;
    expect(lost).toBeDefined();
    struck.players[hit]!.pets = kept;
    const gold = view.players[hit]!.pets[colour]!;
    expect(lossesOf(view, struck, hit)).toEqual([{ colour, gold, gone: true }]);
  });

  it('is not drawn where nothing is foreseen', () => {
    expect(lossesOf(view, null, hit)).toEqual([]);
    const { container } = render(Seat, { view, seat: hit, words: words.en! });
    expect(container.querySelector('[data-loses]')).toBeNull();
  });
});
