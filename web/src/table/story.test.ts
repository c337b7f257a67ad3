import { expect, test, vi } from 'vitest';
import type { Frame, StepMessage } from '../net/protocol';
import { Story } from './story.svelte';

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

const coins = (story: Story): unknown => story.shown?.view.coins;

function told(): Story {
  const story = new Story();
  story.tell({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  return story;
}

test('the newest step is shown until the reader steps back', () => {
  const story = told();
  expect(coins(story)).toBe(2);
  story.back();
  expect([coins(story), story.isNow]).toEqual([1, false]);
  story.back();
  story.back();
  expect(story.index).toBe(0);
  story.forward();
  story.forward();
  expect([coins(story), story.isNow]).toEqual([2, true]);
});

test('the game goes on while the reader looks at its past', () => {
  const story = told();
  story.look(0);
  story.step(step(4, 3));
  expect([coins(story), story.length]).toEqual([0, 4]);
  story.now();
  expect(coins(story)).toBe(3);
});

test('a step that came while the history was on its way is kept', () => {
  const story = new Story();
  story.see(3, { coins: 2 });
  story.step(step(4, 3));
  story.tell({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(story.entries.map((entry) => entry.n)).toEqual([0, 1, 3, 4]);
});

test('a history that is ahead of the live steps adds none of them twice', () => {
  const story = new Story();
  story.see(1, { coins: 1 });
  story.tell({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(coins(story)).toBe(1);
  story.step(step(3, 2));
  story.step(step(4, 3));
  expect(story.entries.map((entry) => entry.n)).toEqual([0, 1, 3, 4]);
  story.now();
  expect(coins(story)).toBe(3);
});

test('a live step is shown as a change from the step before', () => {
  const story = told();
  void story.change;
  story.step(step(4, 3));
  expect(story.change).toMatchObject({ before: { coins: 2 }, animate: true });
  expect(story.change.events).toHaveLength(1);
});

test('a jump in time is shown at once', () => {
  const story = told();
  void story.change;
  story.look(0);
  expect(story.change).toMatchObject({ before: null, animate: false, events: [] });
});

test('one step forward in the past is shown as it happened', () => {
  const story = told();
  story.look(0);
  void story.change;
  story.forward();
  expect(story.change).toMatchObject({ before: { coins: 0 }, animate: true });
});

test('an undone move is no longer in the story', () => {
  const story = told();
  story.step(step(4, 3));
  story.step(step(5, 2, true));
  expect(story.length).toBe(3);
  expect(coins(story)).toBe(2);
});

test('the same state again changes nothing', () => {
  const story = told();
  story.see(3, { coins: 2 });
  expect(story.length).toBe(3);
});

test('a state that came whole is told by its past, and nothing moves', () => {
  const story = new Story();
  story.see(3, { coins: 2 });
  const { shown, change } = story;
  story.tell({ n: 3, frames: [frame(0, 0), frame(1, 1), frame(3, 2)] });
  expect(story.shown).toBe(shown);
  expect(story.shown?.texts).toEqual(['3']);
  expect(story.change).toBe(change);
});

test('a step that comes while a board still draws the state before it is not left waiting', () => {
  vi.useFakeTimers();
  const story = new Story();
  story.tempo.enter();
  story.see(3, { coins: 2 });
  story.tempo.takes(0); // the board has drawn the state, which nobody began
  story.step(step(4, 3));
  vi.runAllTimers();
  expect([coins(story), story.isLive]).toEqual([3, true]);
  vi.useRealTimers();
});
