import { render } from '@testing-library/svelte';
import axe from 'axe-core';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { NOTHING_CHOSEN } from '../../table/board';

vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

import { LANGUAGES, type Language } from '../../settings.svelte';
import { wordsOf } from '../../texts/words.svelte';
import { faceWith } from '.';
import { RECORDED, seatsOf } from './fixtures';

const strip = createRawSnippet(() => ({ render: () => '<p data-testid="strip">What now</p>' }));

async function drawn(game: string, language: Language, me: number | null, at = 0) {
  const recorded = RECORDED[game]!;
  const { before, view: seen } = recorded.views[at]!;
  const view = me === null ? { ...seen, seat: null, own: null } : seen;
  const { board } = faceWith(recorded.legend);
  return render(board, {
    view,
    change: { key: 3, before, events: [], animate: true },
    me,
    seats: seatsOf(recorded),
    legal: [],
    texts: [],
    lit: new Set<string>(),
    words: await wordsOf(game, language),
    play: () => undefined,
    ...NOTHING_CHOSEN,
    explain: () => undefined,
    clock: null,
    strip,
    size: 'desktop',
    room: { width: 836, height: 828 },
    chips: strip,
    looked: null,
  });
}

const cases = Object.entries(RECORDED).flatMap(([game, { views }]) =>
  views.flatMap((view, at) =>
    LANGUAGES.map((language) => [game, view.name, language, at] as const),
  ),
);

test.each(cases)('%s (%s, %s) is drawn whole, in words', async (game, _, language, at) => {
  const { container, getByTestId } = await drawn(game, language, 0, at);
  expect(container.textContent).not.toMatch(/_|null|undefined|\[object|view-|NaN/);
  expect(getByTestId('strip')).toBeTruthy();
  expect(container.querySelectorAll('h2').length).toBeGreaterThan(2);
  expect(container.querySelector('.slab')).not.toBeNull();
  for (const { name } of seatsOf(RECORDED[game]!).slice(1)) {
    expect([...container.querySelectorAll('h3')].map((each) => each.textContent)).toContain(name);
  }
});

test.each(Object.keys(RECORDED))('%s has no flaw that axe finds', async (game) => {
  const { container } = await drawn(game, 'en', 0);
  const found = await axe.run(container, {
    runOnly: ['cat.tables', 'cat.structure', 'cat.text-alternatives', 'cat.name-role-value'],
  });
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}, 60_000);

test('what has just changed is marked', async () => {
  const { container } = await drawn('megalomania', 'en', 0);
  expect(container.querySelectorAll('[data-fresh="1"]').length).toBeGreaterThan(0);
});

test('a spectator sees all players and nobody\'s own board', async () => {
  const { container } = await drawn('jelly_monster', 'en', null);
  expect(container.querySelector('.slab')).toBeNull();
  expect(container.querySelectorAll('.player')).toHaveLength(RECORDED.jelly_monster!.seats);
});

test('points and round are found in the view', () => {
  for (const { legend, views } of Object.values(RECORDED)) {
    const { points, round } = faceWith(legend);
    expect(round!(views[0]!.view)).toBeGreaterThan(0);
    expect(points!(views[0]!.view, 0)).toBeTypeOf('number');
  }
});

test('a card of the hand that one move names is played from the board', async () => {
  const recorded = RECORDED.megalomania!;
  const { view } = recorded.views[0]!;
  const [card, other] = (view.players as { hand: string[] }[])[0]!.hand;
  const play = vi.fn();
  const { board } = faceWith(recorded.legend);
  const { container } = render(board, {
    view,
    change: { key: 1, before: null, events: [], animate: true },
    me: 0,
    seats: seatsOf(recorded),
    legal: [
      { move: 'play_card', card: card! },
      { move: 'play_card', card: other! },
      { move: 'assassinate', card: other! },
    ],
    texts: [],
    lit: new Set<string>([other!]),
    words: await wordsOf('megalomania', 'en'),
    play,
    ...NOTHING_CHOSEN,
    explain: () => undefined,
    clock: null,
    strip,
    size: 'desktop',
    room: { width: 836, height: 828 },
    chips: strip,
    looked: null,
  });
  const buttons = container.querySelectorAll<HTMLButtonElement>('button.can');
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'play_card', card });
  expect(container.querySelectorAll('.lit')).toHaveLength(1);
});
