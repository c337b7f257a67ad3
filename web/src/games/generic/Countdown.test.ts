import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as never;
});

import { wordsOf } from '../../texts/words.svelte';
import Countdown from './Countdown.svelte';

afterEach(() => vi.useRealTimers());

async function shown(deadline: number, clock: (() => number) | null, at: number | null) {
  const words = await wordsOf('jelly_monster', 'en');
  const { container } = render(Countdown, { deadline, clock, at, words });
  await tick();
  return container;
}

test('it counts down by the table\'s clock', async () => {
  let now = 5_000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const container = await shown(17_400, () => now, null);
  expect(container.textContent).toBe('12 sec');
  now = 9_000;
  vi.advanceTimersByTime(100);
  await tick();
  expect(container.textContent).toBe('8.4 sec');
  now = 20_000;
  vi.advanceTimersByTime(100);
  await tick();
  expect(container.textContent).toBe('none');
});

test('without a running clock it tells how long it was when the view was made', async () => {
  expect((await shown(17_400, null, 15_000)).textContent).toBe('2.4 sec');
});
