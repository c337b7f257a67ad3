import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage, hurryOf, type Scene } from './stage.svelte';
import { fitted, length } from './timed';

const scene = (key: number, animate = true): Scene<string> => ({
  key,
  view: `view ${key}`,
  before: `view ${key - 1}`,
  events: [],
  animate,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('scenes are shown one after the other', async () => {
  const stage = new Stage(scene(0), () => 500, () => undefined);
  stage.offer(scene(1));
  await tick();
  stage.offer(scene(2));
  expect(stage.shown.key).toBe(1);
  expect(stage.isLive).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.shown.key).toBe(2);
  expect(stage.isLive).toBe(true);
});

test('a person who acts sees the newest at once', async () => {
  const stop = vi.fn();
  const stage = new Stage(scene(0), () => 500, stop);
  stage.offer(scene(1));
  stage.offer(scene(2));
  stage.offer(scene(3));
  await tick();
  stage.finish();
  expect(stage.shown.key).toBe(3);
  expect(stop).toHaveBeenCalled();
});

test('what is not to move is shown at once, and ends what moves', async () => {
  const stage = new Stage(scene(0), () => 500, () => undefined);
  stage.offer(scene(1));
  await tick();
  stage.offer(scene(5, false));
  expect(stage.shown.key).toBe(5);
});

test('the same scene is no news', () => {
  const play = vi.fn(() => 10);
  const first = scene(0);
  const stage = new Stage(first, play, () => undefined);
  stage.offer({ ...first });
  expect(stage.isLive).toBe(true);
  expect(play).not.toHaveBeenCalled();
});

test('the more wait, the faster it goes', () => {
  expect(hurryOf(0)).toBe(1);
  expect(hurryOf(4)).toBeGreaterThan(hurryOf(2));
});

test('acts that take too long are shortened together', () => {
  const acts = fitted(
    [
      { at: 0, ms: 2000 },
      { at: 2000, ms: 2000 },
    ],
    2000,
  );
  expect(length(acts)).toBe(2000);
  expect(acts[1]!.at).toBe(1000);
});
