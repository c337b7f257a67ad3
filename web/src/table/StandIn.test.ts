import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as never;
});

import { settings } from '../settings.svelte';
import { speak } from '../texts/words.svelte';
import StandIn from './StandIn.svelte';

beforeAll(() => speak(settings.language));

afterEach(() => vi.useRealTimers());

test('all see how long it takes until a bot may play, then it is offered', async () => {
  vi.useFakeTimers();
  const asked = vi.fn();
  const { container } = render(StandIn, { from: performance.now() + 62_000, letBotPlay: asked });
  await tick();
  expect(container.querySelector('button')).toBeNull();
  expect(container.textContent).toContain('1:02');
  vi.advanceTimersByTime(57_000);
  await tick();
  expect(container.textContent).toContain('0:05');
  vi.advanceTimersByTime(6_000);
  await tick();
  container.querySelector('button')!.click();
  expect(asked).toHaveBeenCalledOnce();
});

test('an open seat takes a bot at once', async () => {
  const { container } = render(StandIn, { from: null, letBotPlay: () => {} });
  await tick();
  expect(container.querySelector('button')).not.toBeNull();
});
