import { readdirSync, readFileSync } from 'node:fs';
import { createRawSnippet } from 'svelte';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { NOTHING_CHOSEN, type BoardProps } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { gameEnded, leadOf, roundEnded } from './ended';
import { announce, guide } from './guide';
import { moments, type Moment } from './moments';
import { piecesOfMove } from './pieces';
import type { MegalomaniaView } from './types';

/** Drawing without a browser takes its time. */
const SLOW = 300_000;

let Board: typeof import('./Board.svelte').default;
let Zoom: typeof import('./Zoom.svelte').default;
let CardsPanel: typeof import('./CardsPanel.svelte').default;
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
  ({ default: Zoom } = await import('./Zoom.svelte'));
  ({ default: CardsPanel } = await import('./CardsPanel.svelte'));
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

/** All text on the board: words, and labels for screen readers. */
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
    const lit = [...container.querySelectorAll<HTMLElement>('[data-piece][data-can]')];
    const pieces = new Set(lit.map(({ dataset }) => dataset.piece));
    for (const move of moment.legal) {
      const [piece] = piecesOfMove(move);
      const button = buttons.some((each) => each.move === move);
      expect(pieces.has(piece) || button, `${name}: ${JSON.stringify(move)}`).toBe(true);
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

test('keys choose cards, cubes and the power, refuse, walk through the hand and open the sheet', async () => {
  const chose = async (name: string, key: string): Promise<unknown> => {
    const props = propsOf(moments[name]!);
    const { unmount } = render(Board, { props });
    await fireEvent.keyDown(document.body, { key });
    const [chosen] = vi.mocked(props.choose).mock.calls;
    const [played] = vi.mocked(props.play).mock.calls;
    unmount();
    return (chosen ?? played)?.[0].move;
  };
  const { legal, view, seat } = moments.card!;
  const nth = view.players[seat]!.hand!.findIndex((card) => legal.some((move) => move.card === card));
  expect(await chose('card', String(nth + 1))).toBe('play_card');
  expect(await chose('cubes', '+')).toBe('put_cubes');
  expect(await chose('power', 'c')).toBe('use_power');
  expect(await chose('power', 'Enter')).toBe('decline');

  const { container } = render(Board, { props: propsOf(moments.card!) });
  const cards = [...container.querySelectorAll<HTMLElement>('.hand [data-piece]')];
  cards[0]!.focus();
  await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cards[1]);
  // Without a browser there are no dialogs: only its content is asked for.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  await fireEvent.keyDown(document.body, { key: 's' });
  expect(container.querySelector('dialog table')).not.toBeNull();
}, SLOW);

const PHONE = { size: 'phone', room: { width: 374, height: 674 } } as const;

test('of all powers each has its mark; one that cannot be used asks for its rule', async () => {
  const moment = moments['any-power']!;
  const props = propsOf(moment);
  const { container } = render(Board, { props });
  expect(container.querySelectorAll('.powers .power').length).toBe(8);
  const not = [...container.querySelectorAll(".powers [aria-disabled='true']")];
  const open = moment.legal.filter(({ move }) => move === 'use_power');
  expect(not.length).toBe(8 - open.length);
  await fireEvent.click(not[0]!);
  expect(vi.mocked(props.explain).mock.calls[0]![0]).toMatchObject({ move: 'use_power' });
}, SLOW);

test('cards face up and in hand that cannot be played have one lock for neighbours', () => {
  const { container } = render(Board, { props: propsOf(moments['mission-13']!) });
  const hands = [...container.querySelectorAll('.tray .hand')];
  expect(hands.length).toBe(2);
  for (const hand of hands) {
    const locked = [...hand.querySelectorAll('.held')].map((held) => held.classList.contains('not'));
    const stretches = locked.filter((not, i) => not && !locked[i - 1]).length;
    expect(stretches).toBeGreaterThan(0);
    expect(hand.querySelectorAll('.bracket.shown .words svg').length).toBe(stretches);
  }
}, SLOW);

test('a phone tells a round by what its mission counts, and the end by who won', () => {
  const { scored } = moments.over!.view;
  const { container } = render(Board, { props: { ...propsOf(moments.over!), ...PHONE } });
  const rows = [...container.querySelectorAll('.told li')];
  expect(rows.length).toBe(scored!.players.length);
  expect(rows.map((row) => row.querySelectorAll('.marks svg').length)).toEqual(
    scored!.players.map(({ tricks }) => Math.min(tricks, 3)),
  );
  const { view } = moments.over!;
  expect(container.querySelector('.over .strip')!.textContent).toContain(
    `Seat ${view.ahead[0]} wins with ${view.players[view.ahead[0]!]!.points}`,
  );
}, SLOW);

test('opened by itself, the panel has the tricks, what is known, the piles and the score sheet', () => {
  const { view, seat } = moments['mission-18']!;
  const seats = view.players.map((_, each) => ({ name: `Seat ${each}` })) as BoardProps['seats'];
  const props = { view, seat, words: spoken.en!, seats, alone: true };
  const { container, rerender } = render(CardsPanel, { props });
  expect(container.querySelectorAll('ol > li').length).toBe(view.history.length);
  expect(container.querySelectorAll('ul > li').length).toBe(view.players.length - 1);
  expect(container.querySelectorAll('tbody tr').length).toBe(view.players.length);
  expect(container.textContent).toContain(`Scrolls in the pile: ${view.scroll_pile}`);
  expect(saidIn(container)).not.toMatch(KEY);
  return rerender({ ...props, alone: false }).then(() => {
    expect(container.querySelector('ol')).toBeNull();
  });
}, SLOW);

test('cards that you have set aside are not still out for you', () => {
  const { view, seat } = structuredClone(moments['players-2']!);
  Object.assign(view, { history: [], plays: [] });
  Object.assign(view.players[seat]!, { hand: [], apart: ['red-emperor', 'blue-emperor'] });
  const { container } = render(CardsPanel, { props: { view, seat, words: spoken.en!, seats: [], alone: false } });
  expect(container.querySelectorAll('.apart').length).toBe(2);
  expect(container.querySelector('[data-piece="seen-red-emperor"] rect')).toBeNull();
  expect(saidIn(container)).toMatch(/set aside: 10/);
});

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

/** One moment of each phase. */
const PHASES = Object.values(
  Object.fromEntries(Object.entries(moments).map(([name, moment]) => [moment.view.phase, { name, moment }])),
);

test.each(['the past', 'who watches'])('of every phase, %s is shown with nothing to press', (who) => {
  for (const { name, moment } of PHASES) {
    const view = structuredClone(moment.view);
    if (who !== 'the past') {
      for (const player of view.players) {
        Object.assign(player, { hand: null, scrolls: null, row: null, apart: null, discarded: null, looked_at: [] });
      }
    }
    const me = who === 'the past' ? moment.seat : null;
    const { container, unmount } = render(Board, { props: { ...propsOf(moment), view, me, legal: [] } });
    expect(container.querySelector('[data-can]'), name).toBeNull();
    const said = saidIn(container);
    expect(said.match(KEY)?.[0] ?? said.match(/undefined|NaN|\[object/)?.[0], name).toBeUndefined();
    unmount();
  }
}, SLOW);

test('a scroll in force speaks of who used it', () => {
  const { view, seat } = moments['waiting-row']!;
  const says = (me: number | null): string => {
    const props = { view, piece: `scroll-${view.scroll!.number}`, me, seats: [], words: spoken.en! };
    const { container, unmount } = render(Zoom, { props });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(view.scroll!.seat).not.toBe(seat);
  expect(says(view.scroll!.seat)).toMatch(/your tricks/);
  expect(says(seat)).toMatch(/their tricks/);
  expect(says(null)).toMatch(/their tricks/);
}, SLOW);

test('a lead is alone, of a pair or shared, and no lead where all are level', () => {
  const { players } = moments.over!.view;
  const lead = (ahead: number[], pairs = false) => leadOf({ ahead, pairs, players }, 0);
  expect([lead([0]), lead([0, 2], true), lead([0, 3])]).toEqual(['yes', 'pair', 'shared']);
  expect([lead([1]), lead([0, 1, 2, 3]), lead([1, 3], true)]).toEqual(['no', 'no', 'no']);
});

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
