import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tempo } from '../../motion/tempo.svelte';
import { length } from '../../motion/timed';
import { settings } from '../../settings.svelte';
import { changedTiles, choreography } from './choreography';
import played from './fixtures/turns.json';
import ui from './index';
import { moments } from './moments';
import { sceneryOf, UNSEEN } from './scenery';
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
  tempo.turn = ui.turnMs ?? Infinity;
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
/** Each move of a turn with everything in it, as the table receives them. */
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
  expect(ui.turnMs).toBe(4000);
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

it('lets a wizard who teleports vanish, land in sparks, and step on from there', () => {
  const far = { ...UNSEEN, portal: () => 9 };
  const acts = choreography([{ event: 'went', seat: 1, tile: 5 }], [0, 3], true, far);
  const shown = acts.filter((act) => act.act === 'show');
  expect(shown.map(({ thing, how, place }) => [thing.is, how, place])).toEqual([
    ['wizard', 'leave', { at: 'tile', tile: 3 }],
    ['wizard', 'come', { at: 'tile', tile: 9 }],
    ['sparks', 'burst', { at: 'tile', tile: 9 }],
  ]);
  expect(acts.filter((act) => act.act === 'fly')).toMatchObject([
    { thing: { is: 'wizard' }, from: { tile: 9 }, to: { tile: 5 } },
  ]);
  const straight = choreography([{ event: 'went', seat: 1, tile: 9 }], [0, 3], true, far);
  expect(straight.some((act) => act.act === 'fly')).toBe(false);
});

it('knows from the view how each way of the wizard leads, and for others by where it lands', () => {
  const { view } = moments.walk!;
  const from = view.players[view.turn!]!.wizard!;
  const seen = sceneryOf(view, view);
  for (const { tile, via } of view.ways!.filter(({ outlook }) => outlook)) {
    expect(seen.portal(from, tile)).toBe(via);
  }
  const others = sceneryOf({ ...view, ways: null }, view);
  for (const { tile, via } of view.ways!.filter(({ outlook }) => outlook)) {
    expect(others.portal(from, tile)).toBe(via === null ? null : tile);
  }
});

it('lets goods rise from the tiles that give them, and nudges all neighbours of a tile', () => {
  const before = moments.place!.view;
  const place = before.places![0]!;
  const number = before.island.length;
  const placed = { ...before.island[0]!, ...before.chosen!, q: place.q, r: place.r, number };
  const seen = sceneryOf(before, { ...before, island: [...before.island, placed] });
  const colour = place.givers![0]!.colour;
  const events: Happening[] = [
    { event: 'placed', seat: 0, tile: number, beside: place.beside },
    { event: 'gained', seat: 0, colour, count: place.gains![colour]! },
  ];
  const acts = choreography(events, [0, 0, 0, 0], true, seen);
  const nudged = acts.flatMap((act) => (act.act === 'nudge' ? [act.tile] : []));
  const givers = place.givers!.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  expect(nudged.toSorted()).toEqual(givers.toSorted());
  const from = acts.flatMap((act) => (act.act === 'fly' ? [act.from] : []));
  expect(from).toContainEqual({ at: 'tile', tile: number });
  expect(from).toHaveLength(place.gains![colour]!);
});

it('fades the claws of a colour whose dragons stayed away, and rings its empty place on the shelf', () => {
  const { view } = moments['step-on']!;
  const bare = view.island.filter(({ kind, dragons, building }) => {
    const claws = kind === 'dragon' || kind === 'double';
    return claws && building === null && Object.keys(dragons).length === 0;
  });
  expect(bare.length).toBeGreaterThan(0);
  const colour = bare[0]!.colour!;
  const away: Happening[] = [{ event: 'stayed_away', seat: 0, colour, count: 1 }];
  const acts = choreography(away, [0, 0, 0], true, sceneryOf(view, view));
  const faded = acts.flatMap((act) => (act.act === 'claws' ? [act.tile] : []));
  expect(faded).toEqual(bare.filter((tile) => tile.colour === colour).map(({ number }) => number));
  expect(acts).toContainEqual(expect.objectContaining({ act: 'ring', place: { at: 'stock', colour } }));
});

it('slides the strip when a turn begins', () => {
  const acts = choreography([{ event: 'turn', seat: 1, number: 3 }], [0, 3], true);
  expect(acts).toMatchObject([{ act: 'slide', ms: 300 }]);
});

it('names the tiles that changed', () => {
  expect(changedTiles(TURN)).toEqual([12, 5, 5, 5]);
});
