import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

import { RECORDED } from './generic/fixtures';
import { faceOf } from './index';

test('a game without a folder of its own gets the generic face, with its legend', async () => {
  const legend = RECORDED.megalomania!.legend;
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(legend));
  const face = await faceOf('megalomania');
  expect(asked.mock.calls[0]![0]).toBe('/api/games/megalomania/legend');
  expect(face.guide).toBeUndefined();
  expect(face.points).toBeDefined();
  asked.mockRestore();
});

test('a game with one gets its own', async () => {
  expect((await faceOf('incubation')).guide).toBeDefined();
});
