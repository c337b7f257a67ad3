import { expect, test, vi } from 'vitest';
import type { Frame, StepMessage } from '../net/protocol';
import { Timeline } from './timeline.svelte';

const frame = (n: number, coins: number): Frame =>
  n === 0
    ? { n, view: { coins }, events: [] }
    : { n, set: { coins }, events: [{ event: 'took_coins', count: 1 }], event_texts: [`${n}`] };

const step = (n: number, coins: number, undone = false): StepMessage => ({
  type: 'step',
  n,
  set: { coins },
  events: undone ? [] : [{ event: 'took_coins' }],
  undone,
});

const coins = (timeline: Timeline): unknown => timeline.shown?.view.coins;

function told(): Timeline {
  const timeline = new Timeline();
  timeline.load({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  return timeline;
}

test('the newest step is shown until the reader steps back', () => {
  const timeline = told();
  expect(coins(timeline)).toBe(2);
  timeline.back();
  expect([coins(timeline), timeline.isNow]).toEqual([1, false]);
  timeline.back();
  timeline.back();
  expect(timeline.index).toBe(0);
  timeline.forward();
  timeline.forward();
  expect([coins(timeline), timeline.isNow]).toEqual([2, true]);
});

test('the game goes on while the reader looks at its past', () => {
  const timeline = told();
  timeline.look(0);
  timeline.step(step(4, 3));
  expect([coins(timeline), timeline.length]).toEqual([0, 4]);
  timeline.now();
  expect(coins(timeline)).toBe(3);
});

test('a step that came while the history was on its way is kept', () => {
  const timeline = new Timeline();
  timeline.see(3, { coins: 2 });
  timeline.step(step(4, 3));
  timeline.load({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(timeline.entries.map((entry) => entry.n)).toEqual([0, 1, 3, 4]);
});

test('a history that is ahead of the live steps adds none of them twice', () => {
  const timeline = new Timeline();
  timeline.see(1, { coins: 1 });
  timeline.load({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(coins(timeline)).toBe(1);
  timeline.step(step(3, 2));
  timeline.step(step(4, 3));
  expect(timeline.entries.map((entry) => entry.n)).toEqual([0, 1, 3, 4]);
  timeline.now();
  expect(coins(timeline)).toBe(3);
});

test('a live step is shown as a change from the step before', () => {
  const timeline = told();
  void timeline.change;
  timeline.step(step(4, 3));
  expect(timeline.change).toMatchObject({ before: { coins: 2 }, animate: true });
  expect(timeline.change.events).toHaveLength(1);
});

test('a jump in time is shown at once', () => {
  const timeline = told();
  void timeline.change;
  timeline.look(0);
  expect(timeline.change).toMatchObject({ before: null, animate: false, events: [] });
});

test('one step forward in the past is shown as it happened', () => {
  const timeline = told();
  timeline.look(0);
  void timeline.change;
  timeline.forward();
  expect(timeline.change).toMatchObject({ before: { coins: 0 }, animate: true });
});

test('an undone move is no longer in the timeline', () => {
  const timeline = told();
  timeline.step(step(4, 3));
  timeline.step(step(5, 2, true));
  expect(timeline.length).toBe(3);
  expect(coins(timeline)).toBe(2);
});

test('the same state again changes nothing', () => {
  const timeline = told();
  timeline.see(3, { coins: 2 });
  expect(timeline.length).toBe(3);
});

test('a state that came whole is told by its past, and nothing moves', () => {
  const timeline = new Timeline();
  timeline.see(3, { coins: 2 });
  const { shown, change } = timeline;
  timeline.load({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(timeline.shown).toBe(shown);
  expect(timeline.shown?.texts).toEqual(['3']);
  expect(timeline.change).toBe(change);
});

test('a step that comes while a board still draws the state before it is not left waiting', () => {
  vi.useFakeTimers();
  const timeline = new Timeline();
  timeline.tempo.enter();
  timeline.see(3, { coins: 2 });
  timeline.tempo.takes(0); // the board has drawn the state, which nobody began
  timeline.step(step(4, 3));
  vi.runAllTimers();
  expect([coins(timeline), timeline.isLive]).toEqual([3, true]);
  vi.useRealTimers();
});
