import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

import { RECORDED } from './generic/fixtures';
import { uiOf } from './index';

/** Boards are loaded as they are asked for, and under load that takes its time. */
const SLOW = 30_000;

test('a game without a folder of its own gets the generic face, with its legend', async () => {
  const legend = RECORDED.megalomania!.legend;
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(legend));
  const face = await uiOf('whist');
  expect(asked.mock.calls[0]![0]).toBe('/api/games/whist/legend');
  expect(face.guide).toBeUndefined();
  expect(face.points).toBeDefined();
  asked.mockRestore();
}, SLOW);

test('a game with one gets its own', async () => {
  expect((await uiOf('incubation')).guide).toBeDefined();
}, SLOW);
