import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { part, PartMissing } from './parts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...location, reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broken = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));

async function failed(): Promise<unknown> {
  const outcome = part(broken).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test('a part that fails twice is there at the third try', async () => {
  const fetched = vi.fn(broken);
  fetched.mockImplementationOnce(broken);
  fetched.mockImplementationOnce(broken);
  fetched.mockImplementationOnce(() => Promise.resolve('board'));
  const outcome = part(fetched);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('board');
  expect(reload).not.toHaveBeenCalled();
});

test('a part that never comes is missing, and without a server the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failed()).toBeInstanceOf(PartMissing);
  expect(reload).not.toHaveBeenCalled();
});

test('where the server answers, the page is loaded again, once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  await failed();
  expect(reload).toHaveBeenCalledTimes(1);
  await failed();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await failed();
  expect(reload).toHaveBeenCalledTimes(2);
});
