import { expect, it } from 'vitest';
import { length } from '../../motion/timeline';
import { changedTiles, choreography } from './choreography';
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

it("tells a whole turn of another in well under four seconds, and one's own in its time", () => {
  expect(length(choreography(TURN, [0, 3], false))).toBeLessThanOrEqual(700);
  expect(length(choreography(TURN, [0, 3], true))).toBeLessThanOrEqual(1500);
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
