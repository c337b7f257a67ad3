/** Board, strip, players, points and log show one moment: the frames of a recorded turn, stepped
 * through, and what each part shows compared. */
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actingThen, lastText } from './guidance';
import { sinceLastTurn } from './since';
import { actorOf, Timeline, type Entry } from './timeline.svelte';
import { run } from '../games/incubation/moments';
import type { IncubationView } from '../games/incubation/types';
import { Stage, type Scene } from '../motion/stage.svelte';
import { hurryOf } from '../motion/tempo.svelte';
import type { StepMessage } from '../net/protocol';
import { settings } from '../settings.svelte';

const PLAYS = 600;

beforeEach(() => {
  vi.useFakeTimers();
  settings.others = 'normal';
  settings.speed = 1;
});
afterEach(() => void vi.useRealTimers());

/** A table at which nothing has happened yet, and a board that takes its time. */
function table(me: number | null = 0): Timeline {
  const timeline = new Timeline();
  timeline.me = me;
  timeline.tempo.enter();
  timeline.see(0, run[0]!.view);
  void timeline.change;
  return timeline;
}

function step(n: number): StepMessage {
  const { view, events, acting } = run[n]!;
  return {
    type: 'step',
    n,
    set: { '': view },
    events,
    event_texts: events.map((event) => `${n} ${event.event}`),
    acting: acting === null ? [] : [acting],
  };
}

/** The board has drawn the moment on the table, and plays it. */
async function plays(timeline: Timeline): Promise<void> {
  void timeline.change;
  await tick();
  timeline.tempo.takes(PLAYS);
}

const points = (timeline: Timeline): unknown =>
  (timeline.settled as IncubationView | null)?.players.map((player) => player.points);

test('every part shows the moment on the table, one after the other', async () => {
  const timeline = table();
  const last = 9;
  for (let n = 1; n <= last; n += 1) timeline.step(step(n));
  for (let n = 1; n <= last; n += 1) {
    expect(timeline.index).toBe(n);
    expect(timeline.shown?.view).toEqual(run[n]!.view);
    expect(timeline.change).toMatchObject({ before: run[n - 1]!.view, events: run[n]!.events, animate: true });
    await plays(timeline);
    // While pieces move, labels say what was before, and who moves them is lit.
    expect(points(timeline)).toEqual(run[n - 1]!.view.players.map((player) => player.points));
    const actor = actorOf(timeline.shown!);
    if (actor !== null) expect(actingThen(timeline)).toEqual([actor]);
    expect(lastText(timeline.entries, timeline.index, null)).toMatch(/^\d+ /);
    expect(timeline.isLive).toBe(n === last);
    await vi.advanceTimersByTimeAsync(PLAYS + 1);
    if (timeline.index === n) expect(points(timeline)).toEqual(run[n]!.view.players.map((player) => player.points));
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(timeline.isReady).toBe(true);
});

test('what others do is seen to its end before a decision is asked for; own moves never wait', async () => {
  const other = run.findIndex(({ events }) => events[0]?.seat === 1 && events[0].event !== 'turn');
  const timeline = table(0);
  timeline.step(step(other));
  await plays(timeline);
  expect([timeline.isLive, timeline.isReady]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(PLAYS + 1);
  expect(timeline.isReady).toBe(true);
  const own = table(1);
  own.step(step(other));
  await plays(own);
  expect(own.isReady).toBe(true);
});

test('a click shows the newest at once, without motion', async () => {
  const timeline = table();
  for (const n of [1, 2, 3]) timeline.step(step(n));
  await plays(timeline);
  timeline.finish();
  expect([timeline.index, timeline.isReady, timeline.tempo.moving]).toEqual([3, true, false]);
  expect(timeline.change.animate).toBe(false);
});

test('where a clock runs, or others are switched off, nothing waits', () => {
  const hasty = table();
  hasty.immediate = true;
  for (const n of [1, 2, 3]) hasty.step(step(n));
  expect(hasty.index).toBe(3);
  settings.others = 'off';
  const off = table(3);
  for (const n of [1, 2, 3]) off.step(step(n));
  expect([off.index, off.change.animate]).toEqual([3, false]);
});

test('the table is never further behind than the chosen speed allows', async () => {
  expect(hurryOf('slow', 0)).toBeLessThan(hurryOf('normal', 0));
  expect(hurryOf('fast', 0)).toBeGreaterThan(hurryOf('normal', 0));
  expect(hurryOf('normal', 60)).toBeGreaterThan(hurryOf('normal', 3));
  expect(hurryOf('off', 1)).toBe(Infinity);
  // A board that says nothing does not hold the table up.
  const timeline = table();
  for (const n of [1, 2, 3]) timeline.step(step(n));
  await vi.advanceTimersByTimeAsync(3 * 2500);
  expect(timeline.isLive).toBe(true);
});

test('a board by itself keeps its labels until its pieces have landed', async () => {
  const scene = (key: number): Scene<string> => ({
    key,
    view: `${key}`,
    before: `${key - 1}`,
    events: [],
    animate: true,
  });
  const stage = new Stage(scene(0), () => 500, () => undefined);
  stage.offer(scene(1));
  await tick();
  expect([stage.shown.view, stage.settled]).toEqual(['1', '0']);
  await vi.advanceTimersByTimeAsync(501);
  expect(stage.settled).toBe('1');
});

test('since the last turn: a column for each turn of the others, and it can be watched', async () => {
  const timeline = table(0);
  timeline.finish();
  for (let n = 1; n < run.length; n += 1) timeline.step(step(n));
  timeline.finish();
  const last = run.length - 1;
  const turns = sinceLastTurn(timeline.entries, last, 0, {
    points: (view, seat) => (view as unknown as IncubationView).players[seat]!.points,
  });
  for (const { seat, from, to, before, after, steps } of turns) {
    expect(seat).not.toBe(0);
    expect(steps).toHaveLength(to - from + 1);
    expect(before).toBe(run[from - 1]!.view.players[seat]!.points);
    expect(after).toBe(run[to]!.view.players[seat]!.points);
  }
  timeline.watch(2);
  expect([timeline.index, timeline.isLive, timeline.isNow]).toEqual([2, false, true]);
  timeline.finish();
  expect(timeline.isLive).toBe(true);
});

test('a die that was taken up and brought nothing yet does not hide what the others did', () => {
  const entry = (n: number, seat: number | null): Entry => ({
    n,
    view: run[0]!.view as unknown as Entry['view'],
    seat: null,
    events: seat === null ? [] : [{ event: 'rolled', seat }],
    texts: [],
    scores: null,
  });
  const entries = [null, 0, 1, 1, 0, null].map((seat, n) => entry(n, seat));
  expect(sinceLastTurn(entries, 5, 0, {}).map(({ from, to }) => [from, to])).toEqual([[2, 3]]);
});
