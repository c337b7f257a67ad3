import { expect, test } from 'vitest';
import { length } from '../../motion/timed';
import { LONGEST, changed, choreography, diceOf } from './choreography';
import { all, moments, run } from './moments';
import type { Happening } from './types';

const acts = (name: string) => {
  const { events, before, view } = moments[name]!;
  return choreography(events as unknown as Happening[], before!, view);
};

test('a roll tumbles both dice', () => {
  expect(acts('reroll-chest')).toMatchObject([
    { act: 'roll', dice: [0, 1], faces: ['water', 'chest'], at: 0, ms: 600 },
  ]);
});

test('tokens fly to the slots they fill, then the egg hatches', () => {
  const played = acts('treasure');
  expect(played.map(({ act }) => act)).toEqual(['fly', 'hatch']);
  expect(played[1]!.at).toBeGreaterThan(played[0]!.at);
});

test('each token of one event goes to a slot of its own', () => {
  const slots = acts('hatch').map((act) => (act.act === 'fly' ? JSON.stringify(act.to) : ''));
  expect(new Set(slots).size).toBe(3);
});

test('the wheel turns before its tokens drop', () => {
  const played = acts('full');
  expect(played.map(({ act }) => act)).toEqual(['roll', 'turn', 'drop']);
  expect(played[2]!.at).toBeGreaterThanOrEqual(played[1]!.at + played[1]!.ms - 1);
});

test('no step takes longer than two seconds', () => {
  for (const { events, before, view } of all) {
    if (before === null) continue;
    const played = choreography(events as unknown as Happening[], before, view);
    expect(length(played)).toBeLessThanOrEqual(LONGEST + 1);
    for (const { at, ms } of played) expect(at >= 0 && ms > 0).toBe(true);
  }
});

test('the dice of a step are those of its last roll', () => {
  expect(diceOf([])).toBeNull();
  const rolled: Happening = { event: 'rolled', seat: 0, first: 'coin', second: 'fire' };
  expect(diceOf([rolled])).toEqual(['coin', 'fire']);
});

test('what changed is known without motion, too', () => {
  for (const { before, view, events } of run) {
    if (before === null || events.length === 0) continue;
    const seat = Number(events[0]!.seat ?? 0);
    const kinds = events.map(({ event }) => event);
    if (kinds.includes('wheel_turned')) {
      expect(changed(before, view, seat).some((name) => name.startsWith('section'))).toBe(true);
    }
    if (kinds.includes('took_egg')) {
      expect(changed(before, view, seat).some((name) => name.startsWith('deck'))).toBe(true);
    }
  }
});
