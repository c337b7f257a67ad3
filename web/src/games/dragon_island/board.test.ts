import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../net/protocol';
import { keyOf, NOTHING_CHOSEN, type BoardProps } from '../../table/board';
import { wordsOf, type Words } from '../../texts/words.svelte';
import Board from './Board.svelte';
import { announce, guide } from './guide';
import { moments, names, PLAYERS, type Moment } from './moments';
import { learnNames } from './names.svelte';
import { LEAVES, offerPiece, pieceOf } from './pieces';
import { stepOf } from './steps';
import { COLOURS, type DragonIslandView } from './types';

const empty = createRawSnippet(() => ({ render: () => '<span></span>' }));
const words: Record<string, Words> = {};

/** jsdom lays nothing out: every element has the size of a sea. */
class Sized {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Sized);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(836);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(486);
  learnNames(names);
  for (const language of ['en', 'fr'] as const) {
    words[language] = await wordsOf('dragon_island', language);
  }
});
afterEach(cleanup);

function propsOf(
  moment: Moment,
  language: 'en' | 'fr',
  more: Partial<BoardProps<DragonIslandView>> = {},
): BoardProps<DragonIslandView> {
  return {
    view: moment.view,
    change: { key: 1, before: null, events: moment.events, animate: false },
    me: moment.seat,
    seats: moment.view.players.map((_, seat) => ({
      seat,
      name: PLAYERS[seat]!,
      kind: 'bot' as const,
      level: 'casual',
      here: true,
      mine: false,
      acting: seat === moment.acting,
    })),
    legal: moment.legal,
    texts: moment.texts[language],
    lit: new Set<string>(),
    words: words[language]!,
    play: vi.fn(),
    ...NOTHING_CHOSEN,
    explain: vi.fn(),
    clock: null,
    strip: empty,
    chips: empty,
    size: 'desktop',
    room: { width: 836, height: 828 },
    looked: null,
    ...more,
  };
}

/** Keys of texts that were not found stand as they are. */
const MISSING = /\b(board|guide|move|kind|colour|view|pet|outlook)-[a-z-]+\b/;

/** One of each decision; drawing a whole island takes its time. */
const DRAWN = Object.keys(moments).filter((name) => !/-[23]$|waiting|take_gold/.test(name));

describe.each(Object.keys(moments))('%s', (name) => {
  const moment = moments[name]!;

  it.each(['en', 'fr'] as const)('says every move in the strip (%s)', (language) => {
    const { view, legal, seat } = moment;
    const said = guide(view, seat, legal, words[language]!);
    expect(said.line).not.toMatch(MISSING);
    for (const { label } of said.buttons) expect(label).not.toMatch(MISSING);
    for (const move of legal) {
      if (move.move === 'pay') continue;
      const chosen = announce(move, null, view, words[language]!)!;
      for (const text of [chosen.label, chosen.line, chosen.more]) expect(text).not.toMatch(MISSING);
      expect(chosen.label).not.toBe('');
      expect(chosen.label.length).toBeLessThan(48);
    }
  });
});

describe.each(DRAWN)('%s', { timeout: 60_000 }, (name) => {
  it('is drawn in words, with a lit piece or a button for every move', () => {
    const moment = moments[name]!;
    const { view, legal, seat } = moment;
    const { container } = render(Board, propsOf(moment, legal.length % 2 ? 'en' : 'fr'));
    const labels = [...container.querySelectorAll('[aria-label], [title]')].map(
      (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title') ?? ''}`,
    );
    for (const text of [container.textContent, ...labels]) expect(text).not.toMatch(MISSING);
    const lit = new Set(
      [...container.querySelectorAll('[data-can]')].map((each) => each.getAttribute('data-piece')),
    );
    const buttons = guide(view, seat, legal, words.en!).buttons.map(({ move }) => move);
    for (const move of legal) {
      const piece = pieceOf(move, view);
      if (piece === null) expect(buttons).toContainEqual(move);
      else if (move.move === 'choose_joker') expect(lit).toContain(jokerSide(move));
      else if (move.move !== 'pay') expect(lit).toContain(piece);
    }

    /** A joker's colours are spread out by a press on it. */
    function jokerSide(move: Move): string {
      const faces = view.players[seat]!.screen!.hand[Number(move.tile)]!;
      return `face-${move.tile}-${faces.findIndex(({ kind }) => kind === 'joker')}`;
    }
  });
});

describe('the figures', { timeout: 60_000 }, () => {
  it('on a place are those of the view', () => {
    const { view } = moments.place!;
    const { container } = render(Board, propsOf(moments.place!, 'en'));
    const totals = [...container.querySelectorAll('svg text')]
      .map((text) => text.textContent?.trim() ?? '')
      .filter((text) => /^\+\d+$/.test(text));
    const wanted = view.places!.map(({ gains }) =>
      `+${Object.values(gains!).reduce((sum, count) => sum + count, 0)}`,
    );
    expect(totals.sort()).toEqual(wanted.sort());
  });

  it('of a chosen place show which tiles give it', () => {
    const { view, legal } = moments.place!;
    const { container } = render(
      Board,
      propsOf(moments.place!, 'en', { chosen: legal[0]!, seen: legal[0]! }),
    );
    const given = view.places![0]!.givers!.map(({ count }) => `+${count}`);
    const shown = [...container.querySelectorAll('svg text')].map((t) => t.textContent?.trim());
    for (const each of given) expect(shown).toContain(each);
  });

  it('asks for the rule of a barred tile', () => {
    const barred = moments.walk!.view.ways!.find(({ why_not: why }) => why !== null)!;
    const props = propsOf(moments.walk!, 'en');
    const { container } = render(Board, props);
    container
      .querySelector(`[data-piece='tile-${barred.tile}']`)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.explain).toHaveBeenCalledWith({ move: 'go', tile: barred.tile }, expect.anything());
  });

  it('greys a building that cannot be had, and asks for its rule', () => {
    const moment = moments['build-all']!;
    const { barred } = moment.view.here!;
    const props = propsOf(moment, 'en');
    const { container } = render(Board, props);
    const cards = [...container.querySelectorAll("[data-piece^='offer-build']")];
    const greyed = cards.filter((card) => card.getAttribute('aria-disabled') === 'true');
    const may = moment.legal.filter(({ move }) => String(move).startsWith('build_'));
    expect(cards).toHaveLength(may.length + barred!.length);
    expect(greyed.map((card) => card.getAttribute('data-piece'))).toEqual(barred!.map(offerPiece));
    barred!.forEach((move, i) => {
      greyed[i]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(props.explain).toHaveBeenLastCalledWith(move, expect.anything());
    });
  });

  it('offers to stay where the dragons of a portal were dealt with', () => {
    const { view, ...rest } = moments.walk!;
    const own = view.players[view.turn!]!.wizard!;
    const ways = view.ways!.map((way) =>
      way.tile === own ? { ...way, why_not: null, via: null } : way,
    );
    const stay: Move = { move: 'go', tile: own };
    const moment = { ...rest, view: { ...view, ways }, legal: [...rest.legal, stay] };
    const { container } = render(Board, propsOf(moment, 'en', { chosen: stay, seen: stay }));
    const tile = container.querySelector(`[data-piece='tile-${own}']`)!;
    expect(tile.hasAttribute('data-can')).toBe(true);
    expect(announce(stay, null, moment.view, words.en!)!.label).toBe('Stay here');
    expect(guide(moment.view, moment.seat, moment.legal, words.en!).line).toContain('stay here');
  });
});

describe('what is looked at', { timeout: 60_000 }, () => {
  const looked = (name: string, is: (move: Move) => boolean, after?: Moment): HTMLElement => {
    const moment = moments[name]!;
    const seen = moment.legal.find(is)!;
    const foreseen = after && { move: seen, view: after.view, events: after.events, texts: [], open: false };
    const previews = new Map(foreseen ? [[keyOf(seen), foreseen]] : []);
    return render(Board, propsOf(moment, 'en', { seen, previews })).container;
  };

  it('shows where a side in hand could go, and what it would gain there', () => {
    const after = moments.place!;
    const sea = looked('tile', ({ move }) => move === 'choose_tile', after);
    const totals = [...sea.querySelectorAll('.world text')].map((text) => text.textContent?.trim());
    const wanted = after.view.places!.map(({ gains }) =>
      `+${Object.values(gains!).reduce((sum, count) => sum + count, 0)}`,
    );
    for (const each of wanted) expect(totals).toContain(each);
    expect(sea.querySelectorAll("[data-piece^='place-']")).toHaveLength(0);
  });

  it('shows a building where it would stand', () => {
    const { legal } = moments['act-build']!;
    const names = [...new Set(legal.map(({ move }) => String(move)))];
    const built = names.filter((name) => name.startsWith('build_'));
    expect(built.length).toBeGreaterThan(0);
    for (const name of built) {
      const planned = looked('act-build', ({ move }) => move === name).querySelectorAll('[data-planned]');
      expect([...planned].map((each) => `build_${each.getAttribute('data-planned')}`)).toEqual([name]);
      cleanup();
    }
  });

  it('shows a pet in its stall, with its gold, where it would be tamed', () => {
    const deal = moments.deal!;
    const view = structuredClone(deal.view);
    const player = view.players[deal.seat]!;
    const colour = COLOURS.find((each) => !player.pets[each])!;
    player.pets[colour] = 3;
    const pets = (sea: HTMLElement): (string | null)[] =>
      [...sea.querySelectorAll('[data-coming]')].map((each) => each.getAttribute('data-coming'));
    expect(pets(looked('deal', ({ move }) => move === 'tame', { ...deal, view }))).toEqual(['3']);
    cleanup();
    expect(pets(looked('deal', ({ move }) => move === 'tame'))).toEqual([]);
  });

  it('shows a dragon where it would be dropped, or would fly', () => {
    const dragons = (sea: HTMLElement): number => sea.querySelectorAll('[data-appears]').length;
    for (const name of ['drop', 'carry']) {
      expect(dragons(looked(name, ({ move }) => move === name))).toBe(1);
      cleanup();
    }
  });
});

describe('the tile about to be placed', { timeout: 60_000 }, () => {
  it('can be turned: its choice is taken back, and made again', async () => {
    const setGuidance = vi.fn();
    const undo = vi.fn();
    const play = vi.fn();
    const props = propsOf(moments.place!, 'en', { setGuidance, undo, play });
    const { rerender } = render(Board, props);
    const { instead } = setGuidance.mock.lastCall![0];
    expect(instead.label).toBe('Other side');
    instead.act();
    expect(undo).toHaveBeenCalledOnce();
    // The table answers: the tile is in hand again, either side up.
    const { chosen } = moments.place!.view;
    const view = structuredClone(moments.place!.view);
    const face = { id: chosen!.id, kind: 'dragon', colour: 'red' } as const;
    Object.assign(view, { phase: 'tile', chosen: null, places: null });
    view.players[moments.place!.seat]!.screen!.hand = [
      [{ ...face, side: 0 }, { ...face, side: 1 }],
    ];
    const legal = [0, 1].map((side) => ({ move: 'choose_tile', tile: 0, side }));
    await rerender({ ...props, view, legal, change: { ...props.change, key: 2 } });
    expect(play).toHaveBeenCalledExactlyOnceWith(legal[1 - chosen!.side]);
  });
});

describe('the strip', () => {
  it('says that dragons of a portal stop the wizard, and that it may step on', () => {
    const { view, legal, seat } = moments.stop!;
    const stops = view.ways!.filter((way) => way.stops && way.why_not === null);
    expect(stops.length).toBeGreaterThan(0);
    for (const { tile } of view.ways!.filter((way) => way.why_not === null)) {
      const { more } = announce({ move: 'go', tile }, null, view, words.en!)!;
      expect(more.includes('stop you')).toBe(stops.some((way) => way.tile === tile));
    }
    expect(legal.length).toBeGreaterThan(stops.length);
    const there = moments['deal-stop']!;
    expect(guide(there.view, there.seat, there.legal, words.en!).line).toContain('step on');
    expect(guide(view, seat, legal, words.en!).line).not.toContain('step on');
  });

  it('says what the only treasure brings, and that the map may be kept', () => {
    const { view, legal, seat } = moments['treasure-dig']!;
    const { line, head } = guide(view, seat, legal, words.en!);
    const [brings] = Object.values(view.here!.brings!);
    expect(line).toContain(`${brings!.fame} fame`);
    expect(line).toContain('keep it');
    expect(head).toContain('fits here');
  });

  it('offers the next dragon as the one thing to do where all that may follow are alike', () => {
    const { view, legal, seat } = moments.carry!;
    const { buttons, primary } = guide(view, seat, legal, words.en!);
    expect(buttons[primary!]!.move.move).toBe('carry');
  });
});

describe('the steps', () => {
  it('name what may be left out, and what had nothing in it', { timeout: 60_000 }, () => {
    for (const name of ['place', 'treasure']) {
      const moment = moments[name]!;
      const { container, unmount } = render(Board, propsOf(moment, 'en'));
      const stops = [...container.querySelectorAll('[data-step]')];
      expect(stops.map((stop) => stop.getAttribute('data-step'))).toEqual(
        moment.view.steps!.map(({ step }) => step),
      );
      moment.view.steps!.forEach(({ state }, i) => {
        expect(stops[i]!.classList.contains(state)).toBe(true);
        if (state === 'may') expect(stops[i]!.querySelector('span:not(.unseen)')).not.toBeNull();
      });
      unmount();
    }
  });

  it('say what they are and how they stand where they are pressed', { timeout: 60_000 }, async () => {
    const { container } = render(Board, propsOf(moments.treasure!, 'en'));
    const [stop, other] = [...container.querySelectorAll('[data-step].none')];
    await fireEvent.click(stop!);
    expect(stop!.querySelector('.tip')?.textContent).toBe(stop!.getAttribute('title'));
    await fireEvent.pointerDown(other!);
    await fireEvent.click(other!);
    expect([...container.querySelectorAll('.tip')].map((tip) => tip.parentElement)).toEqual([other]);
    await fireEvent.pointerDown(document.body);
    expect(container.querySelector('.tip')).toBeNull();
  });

  it('mark where undo leads, while it is pointed at', { timeout: 60_000 }, () => {
    const back = moments.walk!.view;
    const { container } = render(Board, propsOf(moments.deal!, 'en', { undone: back }));
    const marked = [...container.querySelectorAll('[data-back]')];
    expect(marked.map((each) => each.getAttribute('data-step'))).toEqual(['wizard']);
  });

  it('have a place for every phase', () => {
    for (const [name, { view }] of Object.entries(moments)) {
      const none = name.startsWith('over') || name === 'maps-first';
      expect(stepOf(view) === null).toBe(none);
    }
  });

  it('are left by a button only', () => {
    for (const { view, legal } of Object.values(moments)) {
      for (const move of legal.filter((each) => LEAVES.includes(String(each.move)))) {
        expect(pieceOf(move, view)).toBeNull();
      }
    }
  });
});
