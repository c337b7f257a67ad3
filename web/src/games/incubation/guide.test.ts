import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Words as WordsType } from '../../texts/words.svelte';
import { guide, STEPS } from './guide';
import { moveText, pieceText } from './labels';
import { all, moments } from './moments';
import { piecesOf } from './pieces';

const FOLDERS = ['../src/coffret/texts', '../src/coffret/games/incubation/texts'];
const spoken: WordsType[] = [];

beforeAll(async () => {
  // jsdom has no media queries; the settings ask for some.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { Words } = await import('../../texts/words.svelte');
  for (const language of ['en', 'fr'] as const) {
    const texts = FOLDERS.map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf-8'));
    spoken.push(new Words(language, texts));
  }
});

/** A missing text shows its key, a missing value its name in braces. */
const BROKEN =
  /\b(board|guide|move|colour|face|resource|asks|count|tag|name|follows)-[a-z-]+\b|[{}]|undefined/;

test('every moment has a line and a step, in both languages', () => {
  for (const words of spoken) {
    for (const { view, legal, acting } of all) {
      const { line, step, buttons } = guide(view, acting, legal, words);
      expect(line).not.toMatch(BROKEN);
      expect(line.length).toBeGreaterThan(5);
      expect(step).toBeLessThan(STEPS);
      for (const { move, label } of buttons) {
        expect(legal).toContain(move);
        expect(label).not.toMatch(BROKEN);
      }
      expect(new Set(buttons.map(({ label }) => label)).size).toBe(buttons.length);
    }
  }
});

test('every move and every piece has its words, in both languages', () => {
  for (const words of spoken) {
    for (const { view, legal, acting } of all) {
      for (const move of legal) {
        expect(moveText(move, view, acting ?? 0, words)).not.toMatch(BROKEN);
      }
      for (const piece of piecesOf(view)) {
        const text = pieceText(piece, view, acting ?? 0, words, (seat) => `Seat ${seat}`);
        expect(text).not.toMatch(BROKEN);
      }
    }
  }
});

test('what is best known comes first', () => {
  const words = spoken[0]!;
  const labels = (name: string): string[] => {
    const { view, legal, acting } = moments[name]!;
    return guide(view, acting, legal, words).buttons.map(({ label }) => label);
  };
  expect(labels('roll')).toEqual(['Roll the dice']);
  expect(labels('reroll-chest')).toEqual(['Keep both', 'Reroll both']);
  expect(labels('claim')).toEqual(['Claim 4 points', 'Claim nothing']);
  expect(labels('treasure')).toEqual([]);
});

test('only the one sensible move is primary', () => {
  const words = spoken[0]!;
  const primary = (name: string): number | null => {
    const { view, legal, acting } = moments[name]!;
    return guide(view, acting, legal, words).primary;
  };
  expect(primary('roll')).toBe(0);
  expect(primary('claim')).toBe(0);
  expect(primary('reroll-chest')).toBeNull();
  expect(primary('dice-two')).toBeNull();
  expect(primary('treasure')).toBeNull();
});

test('who only looks gets no buttons', () => {
  const { view, legal } = moments.roll!;
  expect(guide(view, null, legal, spoken[0]!).buttons).toEqual([]);
});
