import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { ELSEWHERE, MOTIONS } from './choreography';
import { Ground } from './ground';
import { moments } from './moments';
import type { Happening } from './types';

const EVENTS = [
  ...readFileSync('../src/coffret/games/megalomania/events.py', 'utf-8').matchAll(/EVENTS\.add\("(\w+)"/g),
].map((found) => found[1]!);

/** Milliseconds, as the design has them: of the event by itself, with two of what is counted. */
const DRAWN: Record<string, number> = {
  round_begins: 320, mission: 280, dominant: 280, turned_up: 280,
  used_scroll: 450, copied_scroll: 450, declined_scroll: 160, no_exchange: 160,
  looked_at_scrolls: 370, saw_scroll: 320, kept_scroll: 370, drew_scroll: 370, three_points: 600,
  spied: 320, spy_saw: 320, exchanged: 380, spy_took: 320, spy_gave: 320, got_card: 320, gave_cards: 380,
  swapped_hands: 450, hands_swapped: 450, hands_passed: 450,
  took_resources: 370, shared_resources: 370, laid_row: 220, split: 220, pile_kept: 220,
  played: 260, assassinated: 260, plays_later: 280, fixed_leader: 280, names_leader: 280,
  cubes_up: 260, cubes_down: 260, power: 360, changed_colour: 280, names_colour: 280,
  explored: 320, gave_back: 320, takes_trick: 160, refuses_trick: 160, freed_card: 260,
  trick_stolen: 450,
  // And each card of your hand 18 later than the one before.
  dealt: 360 + 18,
}; // prettier-ignore

const TABLE = `
  <span data-seat-face="0"></span><span data-seat-face="1"></span>
  <span data-seat-place="0-hand"></span>
  <div class="board">
    <div class="mat"><div class="head"><span class="chip" data-piece="card-red-dwarf"></span></div>
      <div class="body"></div><div class="mission"></div><i data-piece="banner"></i>
      <ol><li class="place" data-seat-place="0-place"><div class="lying"><i data-corner></i>
        <i class="recoloured"></i><i class="seal"></i></div></li></ol>
      <div class="spied"><div class="held"><b data-piece="card-red-dwarf"></b></div></div>
    </div>
    <div class="tray"><div class="hand"><div class="held"><b data-piece="card-red-dwarf"></b></div></div></div>
  </div>`;

const animate = vi.fn(() => ({ addEventListener: vi.fn() }) as unknown as Animation);

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9, height: 9 }) as DOMRect;
  document.body.innerHTML = TABLE;
});

function ground(rate = 1): Ground {
  const was = structuredClone(moments['players-2']!.view);
  const now = structuredClone(was);
  now.players[0]!.crystals += 2;
  const box = { left: 0, top: 0, width: 9, height: 9 } as DOMRect;
  const before = new Map([['card-red-dwarf', box], ['0-place', box]]);
  return new Ground(document.querySelector<HTMLElement>('.board')!, before, { was, now }, rate);
}

const told = (event: string): Happening => ({
  event, seat: 0, other: 1, card: 'red-dwarf', scroll: 2, count: 2, points: 3, combination: 'crystals',
}); // prettier-ignore

test('every event of the game has its motion, and no other', () => {
  expect(EVENTS.length).toBeGreaterThan(40);
  expect([...Object.keys(MOTIONS), ...ELSEWHERE].sort()).toEqual([...EVENTS].sort());
  expect(Object.keys(DRAWN).sort()).toEqual(Object.keys(MOTIONS).sort());
});

test('each event moves something, for as long as the design says', () => {
  for (const [name, motion] of Object.entries(MOTIONS)) {
    animate.mockClear();
    expect(motion(told(name), ground()), name).toBeCloseTo(DRAWN[name]!);
    expect(animate, name).toHaveBeenCalled();
  }
});

test('where everything is faster, all of it is', () => {
  for (const [name, motion] of Object.entries(MOTIONS)) {
    expect(motion(told(name), ground(0.5)), name).toBeCloseTo(DRAWN[name]! / 2);
  }
});

test('where nothing is to be seen, nothing is waited for that flies', () => {
  document.body.innerHTML = '<div class="board"></div>';
  for (const name of ['spied', 'took_resources', 'power', 'played', 'trick_stolen', 'fixed_leader']) {
    expect(MOTIONS[name]!(told(name), ground()), name).toBe(0);
  }
});
