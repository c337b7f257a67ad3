import { describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

import { LANGUAGES } from '../../settings.svelte';
import { wordsOf } from '../../texts/words.svelte';
import { RECORDED, seatsOf } from './fixtures';
import { Reader } from './reading';
import type { Fact, Leaf, Shown } from './shown';

async function readerOf(game: string, language: 'en' | 'fr' = 'en'): Promise<Reader> {
  const recorded = RECORDED[game]!;
  const seats = seatsOf(recorded);
  const words = await wordsOf(game, language);
  return new Reader(recorded.legend, words, (seat) => seats[seat]!.name);
}

function* leaves(shown: Shown): Generator<Leaf> {
  if (shown.as === 'leaf') yield shown;
  else if (shown.as === 'list') for (const item of shown.items) yield* leaves(item);
  else if (shown.as === 'counts') {
    for (const item of shown.items) {
      yield item.word;
      yield* leaves(item.shown);
    }
  } else if (shown.as === 'seats') for (const item of shown.items) yield* leaves(item.shown);
  else {
    const things = shown.as === 'thing' ? [shown.thing] : shown.things;
    for (const { facts } of things) for (const fact of facts) yield* leaves(fact.shown);
  }
}

function* labels(facts: Fact[]): Generator<string> {
  for (const { label, shown } of facts) {
    yield label;
    const parts = shown.as === 'seats' ? shown.items.map((item) => item.shown) : [shown];
    for (const part of parts) {
      const things = part.as === 'thing' ? [part.thing] : part.as === 'things' ? part.things : [];
      for (const thing of things) {
        if (thing.title !== null) yield thing.title;
        yield* labels(thing.facts);
      }
    }
  }
}

const fact = (facts: Fact[], key: string): Shown => facts.find((each) => each.key === key)!.shown;
const texts = (shown: Shown): string[] => [...leaves(shown)].map(({ text }) => text);

describe.each(Object.keys(RECORDED))('views of %s', (game) => {
  test.each(LANGUAGES)('are told in words (%s)', async (language) => {
    const reader = await readerOf(game, language);
    for (const { view, before } of RECORDED[game]!.views) {
      const facts = reader.facts('', view, before);
      const told = facts.flatMap(({ shown }) => [...leaves(shown)]);
      expect(told.length).toBeGreaterThan(20);
      for (const text of [...labels(facts), ...told.map((leaf) => leaf.text)]) {
        expect(text).not.toMatch(/_|^view-|null|undefined|\{|[a-z]-\d/);
      }
    }
  });

  test('have nothing new beside themselves', async () => {
    const reader = await readerOf(game);
    for (const { view } of RECORDED[game]!.views) {
      const facts = reader.facts('', view, view);
      expect(facts.flatMap(({ shown }) => [...leaves(shown)].filter((leaf) => leaf.fresh))).toEqual([]);
    }
  });

  test('show what is new since the step before', async () => {
    const reader = await readerOf(game);
    const { view, before } = RECORDED[game]!.views[0]!;
    const facts = reader.facts('', view, before);
    const fresh = facts.flatMap(({ shown }) => [...leaves(shown)].filter((leaf) => leaf.fresh));
    const all = facts.flatMap(({ shown }) => [...leaves(shown)]);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThan(all.length / 4);
  });
});

test('seats are names, places are counted from one, colours come with their symbol', async () => {
  const reader = await readerOf('incubation');
  const facts = reader.facts('', RECORDED.incubation!.views[0]!.view, null);
  expect(texts(fact(facts, 'first_player'))).toEqual(['Ada']);
  const market = fact(facts, 'market');
  expect(market.as === 'things' && market.things.map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect([...leaves(market)].map(({ colour }) => colour)).toContain('ruby');
  const spinner = RECORDED.incubation!.views[0]!.view.spinner as Record<string, number>;
  expect(texts(fact(facts, 'spinner'))[0]).toBe(String(spinner.coin! + 1));
});

test('cards have their names and what they do', async () => {
  const reader = await readerOf('megalomania', 'fr');
  const facts = reader.facts('', RECORDED.megalomania!.views[0]!.view, null);
  const mission = fact(facts, 'mission');
  expect(mission.as === 'thing' && mission.thing.title).toBe('Quatre couronnes');
  expect(mission.as === 'thing' && mission.thing.line).toContain('couleur');
});

test('of equal items only those are new that are more than there were', async () => {
  const reader = await readerOf('jelly_monster');
  const [dice] = reader.facts('players', { dice: [1, 4, 4] }, { dice: [4, 1] });
  expect([...leaves(dice!.shown)].map(({ fresh }) => fresh)).toEqual([false, false, true]);
});

test('a reward is told as a phrase', async () => {
  const reader = await readerOf('jelly_monster');
  const rewards = [[['podium', 2, 4]], [['jelly', 4]], [['pod']]];
  const [told] = reader.facts('districts', { rewards }, null);
  expect(texts(told!.shown)).toEqual(['1st: 2 jelly, 2nd: 4', '4 jelly', 'a pod']);
});
