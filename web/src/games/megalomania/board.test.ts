import { readdirSync, readFileSync } from 'node:fs';
import { createRawSnippet } from 'svelte';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { NOTHING_CHOSEN, type BoardProps } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { gameEnded, roundEnded } from './ended';
import { announce, guide } from './guide';
import { moments, type Moment } from './moments';
import { piecesOfMove } from './pieces';
import type { MegalomaniaView } from './types';

/** Drawing without a browser takes its time. */
const SLOW = 300_000;

let Board: typeof import('./Board.svelte').default;
const spoken: Record<string, Words> = {};

beforeAll(async () => {
  const observe = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe;
      unobserve = observe;
      disconnect = observe;
    },
  );
  const { Words: Spoken } = await import('../../texts/words.svelte');
  for (const language of ['en', 'fr'] as const) {
    const texts = ['../src/coffret/games/megalomania', '../src/coffret'].map((folder) =>
      readFileSync(`${folder}/texts/${language}.ftl`, 'utf-8'),
    );
    texts.push(readFileSync(`src/texts/${language}.ftl`, 'utf-8'));
    spoken[language] = new Spoken(language, texts.reverse());
  }
  ({ default: Board } = await import('./Board.svelte'));
}, SLOW);
afterEach(cleanup);

const snippet = createRawSnippet(() => ({ render: () => '<div class="strip"></div>' }));

function propsOf(moment: Moment, language: 'en' | 'fr' = 'en'): BoardProps<MegalomaniaView> {
  return {
    view: moment.view,
    change: { key: 1, before: null, events: [], animate: false },
    me: moment.seat,
    seats: moment.view.players.map((_, seat) => ({
      seat,
      name: `Seat ${seat}`,
      kind: 'person',
      level: null,
      here: true,
      mine: seat === moment.seat,
      acting: seat === moment.acting,
    })),
    legal: moment.legal,
    texts: [],
    lit: new Set(),
    words: spoken[language]!,
    play: vi.fn(),
    ...NOTHING_CHOSEN,
    choose: vi.fn(),
    explain: vi.fn(),
    clock: null,
    strip: snippet,
    chips: snippet,
    size: 'desktop',
    room: { width: 836, height: 828 },
    looked: null,
  } as BoardProps<MegalomaniaView>;
}

const KEY = /\b(board|view|move|guide|card|rank|colour|mission|scroll)-[a-z0-9-]+/;

/** All that is said on the board: words, and what readers hear. */
function saidIn(container: Element): string {
  const labels = [...container.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  return [container.textContent, ...labels].join(' ');
}

test('in every moment every legal move can be pressed, and nothing lacks a text', () => {
  for (const [name, moment] of Object.entries(moments)) {
    const props = propsOf(moment);
    const { container, unmount } = render(Board, { props });
    const { buttons } = guide(moment.view, moment.seat, moment.legal, props.words, props.seats);
    for (const move of moment.legal) {
      const [piece] = piecesOfMove(move);
      const found = container.querySelector(`[data-piece='${piece}'][data-can]`);
      const button = buttons.some((each) => each.move === move);
      expect(found !== null || button, `${name}: ${JSON.stringify(move)}`).toBe(true);
      const { label, line } = announce(move, null, moment.view, props.words);
      expect(`${label} ${line}`, name).not.toMatch(KEY);
    }
    const said = saidIn(container);
    expect(said.match(KEY)?.[0], name).toBeUndefined();
    expect(said, name).not.toMatch(/undefined|NaN|\[object/);
    unmount();
  }
}, SLOW);

test('a press chooses; a press on what cannot be used asks for the rule', async () => {
  const props = propsOf(moments.card!);
  const { container } = render(Board, { props });
  const can = container.querySelector('.hand [data-can]')!;
  await fireEvent.click(can);
  expect(props.choose).toHaveBeenCalledTimes(1);
  const not = container.querySelector(".hand [data-piece][aria-disabled='true']")!;
  await fireEvent.click(not);
  expect(vi.mocked(props.explain).mock.calls[0]![0]).toMatchObject({ move: 'play_card' });
  expect(not.getAttribute('aria-label')).toMatch(/, not now: you have [a-z]+, \d of \d$/);
}, SLOW);

test('the board speaks French', () => {
  for (const name of ['card', 'cubes', 'resources', 'scroll', 'row', 'over']) {
    const { container, unmount } = render(Board, { props: propsOf(moments[name]!, 'fr') });
    expect(saidIn(container).match(KEY)?.[0], name).toBeUndefined();
    unmount();
  }
}, SLOW);

test('who watches sees no hand, and nothing to press', () => {
  const view = structuredClone(moments.card!.view);
  for (const player of view.players) Object.assign(player, { hand: null, scrolls: null, row: null });
  const props = { ...propsOf(moments.card!), view, me: null, legal: [] };
  const { container } = render(Board, { props });
  expect(container.querySelector('[data-can]')).toBeNull();
  expect(container.querySelectorAll('.backs svg').length).toBeGreaterThan(0);
}, SLOW);

test('a round that was scored is told as the view says it ended', () => {
  const { events, view } = moments.scored!;
  const told = roundEnded(events, view)!;
  const cards = told.scored.players.flatMap(({ taken }) => taken.flat());
  expect(new Set(cards).size).toBe(4 * moments.scored!.before!.tricks);
  expect([told.view.round, told.next?.round]).toEqual([view.round - 1, view.round]);
  const gains = told.scored.players.map(({ gain }) => gain);
  expect(gains).toEqual(view.players.map(({ entries }) => entries[told.view.round - 1]));
  expect(roundEnded([], view)).toBeNull();
});

test('a trick is held when it is taken, not when the board comes after that', async () => {
  const { before, events, view } = moments.taken!;
  const change = { key: 5, before, events, animate: true };
  const late = render(Board, { props: { ...propsOf(moments.taken!), change } });
  expect(late.container.querySelector('.row.held')).toBeNull();
  late.unmount();
  const { container, rerender } = render(Board, { props: { ...propsOf(moments.taken!), view: before! } });
  const drawn = [...container.querySelectorAll('.row .lying')];
  await rerender({ view, change });
  const held = [...container.querySelectorAll('.row.held .lying')];
  expect(held.length).toBe(view.finished.length);
  // The cards that lay there are not drawn again.
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((card) => held.includes(card))).toBe(true);
}, SLOW);

test('who comes to a game that is over sees its last round', () => {
  const told = gameEnded(moments.over!.view)!;
  expect([told.view.round, told.next]).toEqual([12, null]);
  expect(gameEnded(moments.scored!.view)).toBeNull();
});

/** What would be a rule in the client. Phases are called after the ranks whose power asks for
 * something, so what a phase is compared with does not count. */
const NAMES = 'black|red|yellow|blue|farmer|assassin|explorer|dwarf|wizard|knight|oracle|emperor';
const PHASE = /\bphase *[=!]== *'[a-z-]+'/g;
const RULES: Record<string, RegExp> = {
  'a colour or rank by its name': new RegExp(`[=!]==? *'(${NAMES})'|'(${NAMES})' *[=!]==?`),
  'values or cubes': /\.(value|cubes)\b *(<=?|>=?|[=!]==?) *\w+\.(value|cubes)/,
  'ranks of two cards': /(suitOf|rankOf)\([^)]*\) *[=!<>]==? *(suitOf|rankOf)/,
  'a rank': /rankOf\([^)]*\) *[=!<>]=|[=!<>]= *rankOf\(/,
  'a colour with what is led or dominates':
    /(?<!\.dominant [=!]*)[=!]==? *(\w+\.)*view\.(dominant|lead_colour)|\.(dominant|lead_colour) *[=!]==?(?![= ]*(null|view\.))/,
  'what cards are worth together': /[-+<>]=? *printedValue\(|printedValue\([^)]*\) *[-+<>]/,
};

test('no source of the board compares colours or ranks: rules are the engine’s', () => {
  const folder = 'src/games/megalomania';
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(ts|svelte)$/.test(file) || file.endsWith('.test.ts')) continue;
    const source = readFileSync(`${folder}/${file}`, 'utf-8').replaceAll(PHASE, '');
    for (const [what, rule] of Object.entries(RULES)) {
      expect(source.match(rule)?.[0], `${file} compares ${what}`).toBeUndefined();
    }
  }
});

test('a rule in a source would be found', () => {
  const wrong = [
    "card.rank === 'dwarf'",
    'play.value > other.value',
    'suitOf(card) === view.dominant',
    'view.dominant === colour',
    'play.colour === view.lead_colour',
    'sum + printedValue(card, view)',
    'rankOf(card) === power',
  ];
  for (const line of wrong) {
    expect(Object.values(RULES).some((rule) => rule.test(line)), line).toBe(true);
  }
});
