import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, onceDrawn } from './painted';

/** Messages that were sent, each delivered when a test says so. */
const sent: (() => void)[] = [];
const deliver = (): void => sent.splice(0).forEach((each) => each());

beforeEach(() => {
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: () => undefined };
      port2 = { postMessage: () => sent.push(() => this.port1.onmessage()) };
    },
  );
});

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
  expect(done).toEqual([]);
  deliver();
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
  deliver();
  vi.advanceTimersByTime(200);
  expect(done).toEqual(['a']);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is asked for first is done first, and what is cancelled never', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const done: string[] = [];
  onceDrawn(() => done.push('measured'));
  onceDrawn(() => done.push('cancelled'))();
  afterPaint(() => done.push('followed'));
  frames.forEach((draw) => draw());
  deliver();
  expect(done).toEqual(['measured', 'followed']);
  vi.unstubAllGlobals();
});

test('where tasks have priorities, what follows a frame is urgent', () => {
  const asked: [() => void, unknown][] = [];
  vi.stubGlobal('scheduler', { postTask: (task: () => void, how: unknown) => asked.push([task, how]) });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (draw(), 1));
  const done: string[] = [];
  onceDrawn(() => done.push('first'));
  onceDrawn(() => done.push('second'));
  expect(sent).toEqual([]);
  expect(asked.map(([, how]) => how)).toEqual([{ priority: 'user-blocking' }, { priority: 'user-blocking' }]);
  asked.forEach(([task]) => task());
  expect(done).toEqual(['first', 'second']);
  vi.unstubAllGlobals();
});
