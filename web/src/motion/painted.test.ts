import { expect, test, vi } from 'vitest';
import { afterPaint } from './painted';

test('what waits for a frame is done after it, all at once', () => {
  vi.useFakeTimers();
  let frame: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => ((frame = draw), 1));
  const done: string[] = [];
  afterPaint(() => done.push('a'));
  afterPaint(() => done.push('b'));
  vi.advanceTimersByTime(16);
  expect(done).toEqual([]);
  frame();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'b']);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('where no frame is drawn it is done soon, and once', () => {
  vi.useFakeTimers();
  let frame: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => ((frame = draw), 1));
  const done: string[] = [];
  afterPaint(() => done.push('a'));
  vi.advanceTimersByTime(200);
  expect(done).toEqual(['a']);
  frame();
  vi.advanceTimersByTime(200);
  expect(done).toEqual(['a']);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
