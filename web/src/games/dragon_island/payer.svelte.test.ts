import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Move } from '../../net/protocol';
import { moments } from './moments';
import { Payer, proposed } from './payer.svelte';
import { total, type DragonIslandView, type Energy } from './types';

const { view, legal, seat } = moments.pay!;

function till(first: DragonIslandView = view): { payer: Payer; played: Move[]; now: { view: DragonIslandView; legal: Move[] } } {
  const played: Move[] = [];
  const now = $state({ view: first, legal });
  const payer = new Payer(() => ({
    view: now.view,
    legal: now.legal,
    me: seat,
    play: (move) => void played.push(move),
  }));
  payer.follow();
  return { payer, played, now };
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

it('pays colour by colour, in one go', () => {
  const { payer, played, now } = till();
  const { mixes, colour, owed } = view.payment!;
  const mix = mixes!.every.find((each) => each[colour] && Object.keys(each).length === 2)!;
  payer.mix = mix;
  payer.pay();
  const paid = mix[colour]!;
  expect(played).toEqual([{ move: 'pay', colour, count: paid }]);
  payer.follow();
  expect(played).toHaveLength(1);
  const rest = Object.entries(mix).find(([name]) => name !== colour)!;
  const next = rest[0] as Energy;
  const left = { [next]: rest[1] };
  now.view = {
    ...view,
    payment: {
      ...view.payment!,
      colour: next,
      owed: owed - paid,
      mixes: { plenty: left, even: left, every: [left] },
    },
  };
  now.legal = [{ move: 'pay', colour: next, count: rest[1] }];
  flushSync();
  payer.follow();
  expect(played[1]).toEqual({ move: 'pay', colour: next, count: rest[1] });
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
