import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tempo } from '../../motion/tempo.svelte';
import { length } from '../../motion/timeline';
import { settings } from '../../settings.svelte';
import { changedTiles, choreography } from './choreography';
import played from './fixtures/turns.json';
import face from './index';
import type { Happening } from './types';

const TURN: Happening[] = [
  { event: 'placed', seat: 1, tile: 12, beside: 3 },
  { event: 'storm', seat: 1, colour: 'red' },
  { event: 'pets_shaken', seat: 0, count: 2, lost: 0 },
  { event: 'gained', seat: 1, colour: 'red', count: 3 },
  { event: 'appeared', seat: 1, colour: 'gold', count: 1, tile: 5 },
  { event: 'went', seat: 1, tile: 5 },
  { event: 'paid', seat: 1, colour: 'blue', count: 9 },
  { event: 'captured', seat: 1, count: 1, colours: 16, fame: 2 },
  { event: 'played_map', seat: 1, fame: 4, tile: 5 },
  { event: 'drew_tile', seat: 1, left: 4 },
];

it("tells a step of another quickly, and one's own in its time", () => {
  expect(length(choreography(TURN, [0, 3], false))).toBeLessThanOrEqual(700);
  expect(length(choreography(TURN, [0, 3], true))).toBeLessThanOrEqual(1500);
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  settings.others = 'normal';
});
afterEach(() => vi.useRealTimers());

/** Milliseconds from the first step of another's turn to the end of its last, on a table. */
function told(
  steps: readonly Happening[][],
  wizards: readonly (number | null)[] = [0, 3],
): number {
  const tempo = new Tempo();
  tempo.turn = face.turnMs ?? Infinity;
  tempo.enter();
  const from = Date.now();
  for (const events of steps) {
    let over = false;
    tempo.begin(1, 0, () => (over = true));
    tempo.takes(length(choreography(events, wizards, false)) / tempo.hurry);
    while (!over) vi.advanceTimersByTime(1);
  }
  return Date.now() - from;
}

const carried = (i: number): Happening[] => [
  { event: 'carried', seat: 1, colour: 'gold', origin: i, destination: i + 1 },
];
const paid = (colour: 'white' | 'blue' | 'red' | 'green'): Happening[] => [
  { event: 'paid', seat: 1, colour, count: 9 },
];
/** Each move of a turn with everything in it, as the table is told of them. */
const STEPS: Happening[][] = [
  TURN.slice(0, 4),
  [{ event: 'appeared', seat: 1, colour: 'gold', count: 1, tile: 5 }],
  [{ event: 'appeared', seat: 1, colour: 'red', count: 1, tile: 6 }],
  ...Array.from({ length: 11 }, (_, i) => carried(i)),
  [{ event: 'went', seat: 1, tile: 5 }],
  ...(['white', 'blue', 'red', 'green'] as const).map(paid),
  [{ event: 'captured', seat: 1, count: 11, colours: 31, fame: 16 }],
  [{ event: 'built_lair', seat: 1, tile: 5, fame: 2, colour: 'gold' }],
  [{ event: 'played_map', seat: 1, fame: 4, tile: 5 }],
  [{ event: 'drew_tile', seat: 1, left: 4 }],
];

it('tells the fullest turn of another in at most four seconds, and no step in no time', () => {
  expect(face.turnMs).toBe(4000);
  expect(told(STEPS)).toBeLessThanOrEqual(4000);
  expect(told(Array.from({ length: 30 }, () => TURN))).toBeLessThanOrEqual(4000);
  expect(told(STEPS.slice(0, 2))).toBeGreaterThan(1000);
});

interface Step {
  seat: number;
  wizards: (number | null)[];
  events: Happening[];
}

it('tells every turn of the others in a played game in at most four seconds', () => {
  const steps = played as unknown as Step[];
  const reader = 0;
  const turns: Step[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last?.[0]!.seat === step.seat) last.push(step);
    else turns.push([step]);
  }
  const others = turns.filter(([first]) => first!.seat !== reader);
  expect(others.length).toBeGreaterThan(25);
  const times = others.map((turn) => told(turn.map(({ events }) => events), turn[0]!.wizards));
  expect(Math.max(...times)).toBeLessThanOrEqual(4000);
  expect(Math.max(...times)).toBeGreaterThan(2000);
});

it('lets a wizard hop from where it stood, and act where it went', () => {
  const acts = choreography(TURN, [0, 3], true);
  const hop = acts.find((act) => act.act === 'fly' && act.thing.is === 'wizard');
  expect(hop).toMatchObject({ from: { at: 'tile', tile: 3 }, to: { at: 'tile', tile: 5 } });
  const fame = acts.find((act) => act.act === 'fly' && act.thing.is === 'fame');
  expect(fame).toMatchObject({ from: { at: 'tile', tile: 5 } });
});

it('names the tiles that changed', () => {
  expect(changedTiles(TURN)).toEqual([12, 5, 5, 5]);
});
