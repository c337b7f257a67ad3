import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Move } from '../../net/protocol';
import { moments } from './moments';
import { Payer, proposed } from './payer.svelte';
import { total, type DragonIslandView, type Energy, type Goods } from './types';

const { view, legal, seat } = moments.pay!;

function till(first: DragonIslandView = view): {
  payer: Payer;
  played: Move[];
  undone: DragonIslandView[];
  now: { view: DragonIslandView; legal: Move[] };
} {
  const played: Move[] = [];
  const undone: DragonIslandView[] = [];
  const now = $state({ view: first, legal });
  const payer = new Payer(() => ({
    view: now.view,
    legal: now.legal,
    me: seat,
    play: (move) => void played.push(move),
    undo: () => void undone.push(now.view),
  }));
  payer.follow();
  return { payer, played, undone, now };
}

it('proposes the mix of the view, and exchanges cube for cube', () => {
  const { payer } = till();
  expect(payer.mix).toEqual(view.payment!.mixes!.plenty);
  const [first] = Object.keys(payer.mix) as Energy[];
  payer.exchange(first!);
  expect(total(payer.mix)).toBe(view.payment!.owed);
  payer.even();
  expect(payer.mix).toEqual(view.payment!.mixes!.even);
  const { every } = view.payment!.mixes!;
  for (const mix of every) {
    payer.mix = mix;
    for (const colour of Object.keys(mix) as Energy[]) {
      payer.mix = mix;
      payer.exchange(colour);
      expect(every).toContainEqual(payer.mix);
      payer.mix = mix;
      const can = payer.canAdd(colour);
      payer.add(colour);
      expect(every).toContainEqual(payer.mix);
      expect(payer.mix !== mix).toBe(can);
    }
  }
});

/** The view when the first colour of a mix of two is paid. */
function rest(): { mix: Goods; then: DragonIslandView; left: Goods; move: Move } {
  const { mixes, colour, owed } = view.payment!;
  const mix = mixes!.every.find((each) => each[colour] && Object.keys(each).length === 2)!;
  const [name, count] = Object.entries(mix).find(([each]) => each !== colour)!;
  const next = name as Energy;
  const left = { [next]: count };
  const payment = {
    ...view.payment!,
    colour: next,
    owed: owed - mix[colour]!,
    mixes: { plenty: left, even: left, every: [left] },
  };
  return { mix, then: { ...view, payment }, left, move: { move: 'pay', colour: next, count } };
}

it('pays colour by colour, in one go, and what is paid is no longer in the till', () => {
  const { payer, played, now } = till();
  const { colour } = view.payment!;
  const { mix, then, left, move } = rest();
  payer.mix = mix;
  payer.pay();
  expect(played).toEqual([{ move: 'pay', colour, count: mix[colour] }]);
  payer.follow();
  expect(played).toHaveLength(1);
  now.view = then;
  now.legal = [move];
  flushSync();
  payer.follow();
  expect(played[1]).toEqual(move);
  expect(payer.mix).toEqual(left);
});

it('takes a payment back as one gesture, too', () => {
  const { payer, undone, now } = till();
  const { mix, then, left, move } = rest();
  payer.mix = mix;
  payer.pay();
  const show = (next: DragonIslandView, moves: Move[]): void => {
    now.view = next;
    now.legal = moves;
    flushSync();
    payer.follow();
  };
  show(then, [move]);
  show({ ...view, payment: null }, [{ move: 'no_action' }]);
  expect(undone).toEqual([]);
  // Undo leads to the last colour; from there it goes on to where nothing was paid.
  show(then, [move]);
  expect(undone).toHaveLength(1);
  show(view, legal);
  expect(undone).toHaveLength(1);
  expect(payer.mix).toEqual(view.payment!.mixes!.plenty);
  // Who comes into the midst of a payment, after a reload, pays what is left.
  const late = till(then);
  late.now.legal = [move];
  flushSync();
  late.payer.follow();
  expect(late.undone).toEqual([]);
  expect(late.payer.mix).toEqual(left);
});

it('proposes what can be paid, where a lesson asks for another mix', () => {
  const { colour, owed, mixes } = view.payment!;
  expect(proposed(view, legal)).toEqual(mixes!.plenty);
  const others = legal.filter(({ count }) => count !== (mixes!.plenty[colour] ?? 0));
  expect(others.length).toBeGreaterThan(0);
  for (const asked of others) {
    const mix = proposed(view, [asked])!;
    expect(mix[colour] ?? 0).toBe(asked.count);
    expect(total(mix)).toBe(owed);
  }
});
