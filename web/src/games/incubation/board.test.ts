import { readFileSync } from 'node:fs';
import { createRawSnippet } from 'svelte';
import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { NOTHING_CHOSEN, type BoardProps } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { moments, run, type Moment } from './moments';
import { piecesOf } from './pieces';
import type { IncubationView } from './types';

type Face = { default: typeof import('./Board.svelte').default };
/** Drawing without a browser takes its time. */
const SLOW = 30_000;

let Board: Face['default'];
let words: Words;

beforeAll(async () => {
  // jsdom measures nothing: no media queries, no sizes.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const observe = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe;
      unobserve = observe;
      disconnect = observe;
    },
  );
  const spoken = await import('../../texts/words.svelte');
  const text = readFileSync('../src/coffret/games/incubation/texts/en.ftl', 'utf-8');
  words = new spoken.Words('en', [text]);
  ({ default: Board } = await import('./Board.svelte'));
}, SLOW);

const strip = createRawSnippet(() => ({ render: () => '<div class="strip"></div>' }));

function propsOf(moment: Moment, me: number | null): BoardProps<IncubationView> {
  return {
    view: moment.view,
    change: { key: 1, before: null, events: [], animate: false },
    me,
    seats: moment.view.players.map((_, seat) => ({
      seat,
      name: `Seat ${seat}`,
      kind: 'person',
      level: null,
      here: true,
      mine: seat === me,
      acting: seat === moment.acting,
    })),
    legal: me === moment.acting ? moment.legal : [],
    texts: [],
    lit: new Set(),
    words,
    play: vi.fn(),
    ...NOTHING_CHOSEN,
    choose: vi.fn(),
    explain: vi.fn(),
    clock: null,
    strip,
    size: 'desktop',
    room: { width: 836, height: 828 },
    chips: strip,
    looked: null,
  };
}

const piece = (container: Element, name: string): Element =>
  container.querySelector(`[data-piece='${name}']`)!;

/** For two to five players, from the first decision to the end. */
const TOLD = ['first-egg', 'reroll-chest', 'claim', 'over'];

test.each(TOLD)('all pieces lie on the board: %s', { timeout: SLOW }, (name) => {
  const moment = moments[name]!;
  const { container } = render(Board, propsOf(moment, moment.acting));
  for (const each of piecesOf(moment.view)) {
    const element = piece(container, each);
    expect(element, each).not.toBeNull();
    expect(element.getAttribute('aria-label')!.length).toBeGreaterThan(3);
  }
});

test('a press chooses the move of a piece', async () => {
  const props = propsOf(moments.treasure!, moments.treasure!.acting);
  const { container } = render(Board, props);
  const [move] = props.legal;
  await fireEvent.click(piece(container, `section-${move!.section}`));
  expect(props.choose).toHaveBeenCalledWith(move);
  expect(props.play).not.toHaveBeenCalled();
});

test('the roll needs no showing: a key plays it', async () => {
  const props = propsOf(moments.roll!, moments.roll!.acting);
  const { container } = render(Board, props);
  await fireEvent.keyDown(piece(container, 'die-0'), { key: 'Enter' });
  expect(props.play).toHaveBeenCalledWith({ move: 'roll' });
});

test('a die is taken up, then what it serves is lit', async () => {
  const props = propsOf(moments['dice-two']!, moments['dice-two']!.acting);
  const { container } = render(Board, props);
  const lit = (): string[] =>
    [...container.querySelectorAll<HTMLElement>('[data-piece][data-can]')].map(
      (each) => each.dataset.piece!,
    );
  expect(lit()).toEqual(['die-0', 'die-1']);
  await fireEvent.click(piece(container, 'die-1'));
  expect(props.choose).not.toHaveBeenCalled();
  expect(lit()).toContain('deck-1');
  await fireEvent.click(piece(container, 'deck-1'));
  expect(props.choose).toHaveBeenCalledWith({ move: 'take_egg', die: 1, deck: 1 });
});

test('a piece that cannot be used asks why', async () => {
  const props = propsOf(moments.roll!, moments.roll!.acting);
  const { container } = render(Board, props);
  await fireEvent.click(piece(container, 'section-3'));
  expect(props.play).not.toHaveBeenCalled();
  const [move, at] = vi.mocked(props.explain).mock.calls[0]!;
  expect(move).toEqual({ move: 'take_treasure', section: 3 });
  expect(at === piece(container, 'section-3')).toBe(true);
});

test('who watches sees the seat that acts, and can press nothing', async () => {
  const props = propsOf(moments.hatch!, null);
  const { container, getByLabelText } = render(Board, props);
  getByLabelText(`Seat ${moments.hatch!.acting}: incubators`);
  await fireEvent.click(piece(container, 'incubator-0'));
  expect(props.play).not.toHaveBeenCalled();
  expect(container.querySelector("[role='button']")).toBeNull();
});

test('steps that follow each other are shown without a flaw', { timeout: SLOW }, async () => {
  const first = propsOf(run[0]!, 0);
  const { container, rerender } = render(Board, first);
  for (const [key, moment] of run.slice(1, 13).entries()) {
    const change = { key: key + 2, before: moment.before, events: moment.events, animate: false };
    await rerender({ ...propsOf(moment, 0), change });
  }
  const { coins } = run[12]!.view.players[0]!;
  expect(container.querySelector("[data-place='purse'] b")!.textContent).toBe(String(coins));
});
