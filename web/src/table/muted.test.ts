import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener: () => {} }) as never;
});

import { speakOfPeople } from '../people/words.svelte';
import { settings } from '../settings.svelte';
import { speak } from '../texts/words.svelte';
import type { SeatInfo } from './board';
import { unmuted } from './muted';
import ChatPanel from './ChatPanel.svelte';

const person = (seat: number, name: string, tag: number): SeatInfo => ({
  seat,
  name,
  tag,
  kind: 'person',
  level: null,
  here: true,
  mine: seat === 0,
  acting: false,
});

const SEATS = [person(0, 'Ada', 11), person(1, 'Bo', 22), person(2, 'Cid', 33)];
const LINES = [
  { seat: 0, text: 'hello there' },
  { seat: 1, text: 'you will lose' },
  { seat: 1, text: '', mood: 'grump' },
  { seat: 2, text: 'well played' },
];

beforeAll(async () => {
  await speak(settings.language);
  await speakOfPeople();
});

beforeEach(() => {
  settings.muted = [];
});

function talk(): HTMLElement {
  const react = vi.fn();
  const { container } = render(ChatPanel, { lines: LINES, seats: SEATS, say: () => {}, react });
  return container.querySelector<HTMLElement>('[role=log]')!;
}

test('all words and faces are shown while nobody is muted', () => {
  const log = talk();
  expect(log.querySelectorAll('p')).toHaveLength(4);
  expect(log.querySelectorAll('.mood')).toHaveLength(1);
});

test('who is muted is neither read nor seen, those before too, until unmuted again', async () => {
  const log = talk();
  settings.muted = [22];
  await tick();
  expect(log.textContent).not.toContain('you will lose');
  expect(log.textContent).not.toContain('Bo');
  expect(log.querySelectorAll('.mood')).toHaveLength(0);
  expect(log.textContent).toContain('well played');
  settings.muted = [];
  await tick();
  expect(log.textContent).toContain('you will lose');
});

test('the lines of somebody who is muted do not count as unread', () => {
  settings.muted = [22];
  expect(unmuted(LINES, SEATS)).toHaveLength(2);
});

test('a seat whose person is not known is unmuted', () => {
  settings.muted = [22];
  expect(unmuted([{ seat: 9, text: 'hm' }], SEATS)).toHaveLength(1);
  expect(unmuted([{ seat: 0, text: 'hm' }], [{ tag: null }])).toHaveLength(1);
});

test('only those who play show faces, one button for each', () => {
  const react = vi.fn();
  const { container } = render(ChatPanel, { lines: [], seats: SEATS, say: () => {}, react });
  const faces = [...container.querySelectorAll<HTMLElement>('.faces button')];
  expect(faces).toHaveLength(8);
  for (const face of faces) face.click();
  expect(new Set(react.mock.calls.map(([mood]) => mood as string)).size).toBe(8);
  const watching = render(ChatPanel, { lines: [], seats: SEATS, say: null, react });
  expect(watching.container.querySelector('.faces')).toBeNull();
});
