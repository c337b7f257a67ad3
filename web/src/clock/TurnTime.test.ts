import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as never;
});

import type { ClockRule } from '../net/protocol';
import { settings } from '../settings.svelte';
import BarTime from './BarTime.svelte';
import SeatTime from './SeatTime.svelte';
import type { SeatTime as Time } from './time';
import TurnTime from './TurnTime.svelte';
import { speakOfClocks } from './words.svelte';

const live: ClockRule = { name: '30s', turn: 30, bank: 120, ending: 'turn', live: true };
const days: ClockRule = { name: '1d', turn: 86_400, bank: 0, ending: 'seat', live: false };
const running = (turn: number, bank = 0): Time => ({
  turn,
  bank,
  runs: true,
  at: performance.now(),
  paused: false,
});

beforeAll(async () => {
  settings.language = 'en';
  await speakOfClocks();
});

afterEach(() => vi.useRealTimers());

const said = (container: HTMLElement): string =>
  (container.querySelector('[role=status]')?.textContent ?? '').trim();
const shown = (container: HTMLElement): string => container.querySelector('.turn-time')!.textContent!;

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

test('the own clock: the bank after the turn, words under ten seconds, said at 60, 30 and 10', async () => {
  vi.useFakeTimers();
  const { container } = render(TurnTime, { clock: running(30_000, 120_000), rule: live, name: null });
  await tick();
  expect(shown(container)).toContain('You have 30 s, then the bank: 2:00.');
  expect(shown(container)).toContain('0:30');
  expect(said(container)).toBe('');
  await pass(40_000);
  expect(shown(container)).toContain('1:50');
  await pass(50_500);
  expect(said(container)).toBe('Your clock is almost out: 1 min.');
  await pass(30_000);
  expect(said(container)).toBe('Your clock is almost out: 30 s.');
  await pass(20_500);
  expect(said(container)).toBe('Your clock is almost out: 10 s. Then a bot plays this turn for you.');
  expect(shown(container)).toContain('Your clock is almost out: 9 s. Then a bot plays this turn for you.');
});

test('where a board has no strip, the bar says the same', async () => {
  vi.useFakeTimers();
  const seat = { seat: 0, name: 'Ada', kind: 'person', level: null, here: true, mine: true, acting: true } as const;
  const seats = [{ ...seat, clock: running(40_000, 30_000) }];
  const { container } = render(BarTime, { seats, me: 0, rule: live });
  await tick();
  expect(said(container)).toBe('');
  await pass(10_500);
  expect(said(container)).toBe('Your clock is almost out: 1 min.');
  const { container: strip } = render(TurnTime, { clock: running(9_000), rule: live, name: null, says: false });
  await tick();
  expect(strip.querySelector('[role=status]')).toBeNull();
});

test("somebody else's clock is shown and not said", async () => {
  vi.useFakeTimers();
  const { container } = render(TurnTime, { clock: running(18_000, 120_000), rule: live, name: 'Nadia' });
  await tick();
  expect(shown(container)).toContain('Nadia has 18 s, then the bank: 2:00.');
  await pass(136_000);
  expect(said(container)).toBe('');
  expect(shown(container)).not.toContain('almost out');
});

test('a clock over days in words, and one that is paused stands', async () => {
  vi.useFakeTimers();
  const { container } = render(TurnTime, { clock: running(68_500_000), rule: days, name: null });
  await tick();
  expect(shown(container)).toContain('19 h');
  const paused = { ...running(30_000, 120_000), paused: true };
  const { container: other } = render(TurnTime, { clock: paused, rule: live, name: null });
  await pass(20_000);
  expect(shown(other)).toContain('0:30');
  expect(shown(other)).toContain('The clocks are paused');
});

test('beside a name: the bank of who is not awaited, nothing over days', async () => {
  const stands = { ...running(30_000, 90_000), runs: false };
  const { container } = render(SeatTime, { clock: stands, rule: live });
  await tick();
  expect(container.textContent).toContain('bank 1:30');
  const { container: other } = render(SeatTime, { clock: { ...stands, bank: 0 }, rule: days });
  await tick();
  expect(other.textContent!.trim()).toBe('');
});
