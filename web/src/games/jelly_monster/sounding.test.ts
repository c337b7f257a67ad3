/** Every sound of a race has a visible twin: each is compared with what the board shows at that
 * moment. */
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import type { SeatInfo } from '../../table/board';
import { Timeline } from '../../table/timeline.svelte';
import type { Words } from '../../texts/words.svelte';
import { moments, PLAYERS } from './moments';
import type { JellyView } from './types';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('../../table/sounds', () => ({
  sound: (name: string, others = false) => heard.push(others ? `${name} (another)` : name),
}));

const SLOW = 300_000;
let Screen: typeof import('../../table/TableScreen.svelte').default;
let ui: typeof import('./index').ui;
let words: Words;

beforeAll(async () => {
  const observe = (): void => undefined;
  vi.stubGlobal('ResizeObserver', class {
    observe = observe;
    unobserve = observe;
    disconnect = observe;
  });
  const { Words: Spoken } = await import('../../texts/words.svelte');
  words = new Spoken('en', ['src/texts', '../src/coffret/texts', '../src/coffret/games/jelly_monster/texts'].map(
    (folder) => readFileSync(`${folder}/en.ftl`, 'utf-8'),
  ));
  ({ default: Screen } = await import('../../table/TableScreen.svelte'));
  ({ ui } = await import('./index'));
}, SLOW);

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A table of four in a round, at which Ada sits. */
function table(more: Record<string, unknown> = {}) {
  const { view, legal } = moments['expel-4']!;
  const timeline = new Timeline();
  timeline.me = 0;
  timeline.immediate = true;
  timeline.see(0, view as never);
  const seats: SeatInfo[] = view.players.map((_, seat) => ({
    seat,
    name: PLAYERS[seat]!,
    kind: 'person',
    level: null,
    here: true,
    botFrom: null,
    mine: seat === 0,
    acting: true,
  }));
  const shown = render(Screen, {
    ui,
    words,
    timeline,
    me: 0,
    seats,
    legal,
    legalTexts: [],
    busy: false,
    winners: [],
    hint: null,
    clock: null,
    play: vi.fn(),
    explain: vi.fn(),
    ...more,
  } as never);
  const happen = async (change: (next: JellyView) => void, ...events: GameEvent[]): Promise<void> => {
    const next = structuredClone(timeline.shown!.view) as unknown as JellyView;
    change(next);
    timeline.step({ type: 'step', n: timeline.length, set: { '': next }, events, event_texts: [] } as never);
    await tick();
  };
  const find = (query: string): Element[] => [...shown.container.querySelectorAll(query)];
  return { ...shown, timeline, view, happen, find };
}

const dice = (find: (query: string) => Element[], district: number): number =>
  find(`[data-district='${district}'] .placed`).length;

test('a die is placed, by another softly: it lies there', { timeout: SLOW }, async () => {
  const { happen, find } = table();
  const before = dice(find, 0);
  await happen((next) => next.districts[0]!.dice[1]!.push(5), { event: 'placed', seat: 1 });
  expect([heard, dice(find, 0)]).toEqual([['token (another)'], before + 1]);
  await happen((next) => next.districts[0]!.dice[0]!.push(5), { event: 'placed', seat: 0 });
  expect([heard.at(-1), dice(find, 0)]).toEqual(['token', before + 2]);
});

test('a die is expelled: it is gone, and the centre counts it', { timeout: SLOW }, async () => {
  const { happen, find, view } = table();
  const from = view.districts.findIndex((district) => district.dice[1]!.length > 0);
  const before = dice(find, from);
  const count = view.players[1]!.centre + 1;
  await happen(
    (next) => {
      next.districts[from]!.dice[1]!.pop();
      next.players[1]!.centre = count;
    },
    { event: 'expelled', seat: 0 },
  );
  expect([heard, dice(find, from)]).toEqual([['cork'], before - 1]);
  expect(find('.street text').map((text) => text.textContent)).toContain(String(count));
});

test('the target moves: its frame does', { timeout: SLOW }, async () => {
  const { happen, find, view } = table();
  const frame = (): string | null => find("[data-district='0'] .target")[0]!.getAttribute('style');
  const before = frame();
  await happen((next) => (next.districts[0]!.target = (view.districts[0]!.target + 1) % 3), {
    event: 'aimed',
    seat: 0,
  });
  expect(heard).toEqual(['wheel']);
  expect(frame()).not.toBe(before);
});

test('a district is closed: a barrier drops', { timeout: SLOW }, async () => {
  const { happen, find, view } = table();
  const open = view.districts.findIndex((district) => district.closed_by === null);
  await happen((next) => (next.districts[open]!.closed_by = 2), { event: 'closed', seat: 2 });
  expect(heard).toEqual(['thud (another)']);
  expect(find(`[data-district='${open}'] .dropped`)).toHaveLength(1);
});

test('own dice land: they lie in the tray, and tumble before', { timeout: SLOW }, async () => {
  const { happen, find } = table();
  await happen((next) => (next.players[0]!.flying = true));
  expect([heard, find('.tray .air').length > 0]).toEqual([[], true]);
  await happen((next) => (next.players[0]!.flying = false), { event: 'rolled', seat: 0 });
  expect([heard, find('.tray .air').length, find('.tray .lands').length > 0]).toEqual([['dice'], 0, true]);
});

test('the timer is turned and its last five seconds tick: the dial shows them', { timeout: SLOW }, async () => {
  let now = 0;
  const { happen, find, view } = table({ clock: () => now });
  now = view.clock;
  await happen((next) => {
    next.timer_ends = view.clock + 10_000;
    next.clock = view.clock;
  }, { event: 'timer_turned', seat: 1 });
  expect(heard).toEqual(['glass (another)']);
  const seconds = (): string | null => find('[role=timer]')[0]?.textContent ?? null;
  expect(seconds()).toContain('10');
  heard.length = 0;
  const seen: string[] = [];
  for (let second = 1; second <= 10; second += 1) {
    now = view.clock + second * 1000 - 50;
    await vi.advanceTimersByTimeAsync(100);
    if (heard.length > seen.length) seen.push(seconds()!);
  }
  expect(heard).toEqual(['tick', 'tick', 'tick', 'tick', 'tick']);
  expect(seen.map((text) => /\d+/.exec(text)![0])).toEqual(['5', '4', '3', '2', '1']);
});

test('a move is refused: a tag says why where it was to be', { timeout: SLOW }, async () => {
  const { rerender, find } = table();
  await rerender({ refused: { move: { move: 'place', die: '5', district: 3 }, text: 'Not there.' } } as never);
  await tick();
  expect(heard).toEqual(['refused']);
  expect(find("[data-district='3'].refused .tag")).toHaveLength(1);
});

test('jelly and pods are heard when the scoring shows them, district by district', { timeout: SLOW }, async () => {
  const { happen, find } = table();
  await happen(
    (next) => (next.phase = 'ready'),
    { event: 'round_ends' },
    { event: 'scored', district: 0, winners: [1], points: 9 },
    { event: 'took_jelly', takers: [1], count: 6 },
    { event: 'scored', district: 1, winners: [0], points: 4 },
    { event: 'took_pod', takers: [0], count: 1 },
  );
  expect([heard, find('.gain b').map((each) => each.textContent)]).toEqual([['plop'], ['+6']]);
  await vi.advanceTimersByTimeAsync(1700);
  expect([heard, find('.gain b').map((each) => each.textContent)]).toEqual([['plop', 'pop'], ['+1']]);
});
