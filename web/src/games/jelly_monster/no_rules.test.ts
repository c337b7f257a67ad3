/** The board decides no rule: it compares no sums, counts no dice against each other, knows no end of
 * a round and no reward's worth. Who leads, which dice cancel, what one more die makes, who has most in
 * the city centre: the view and the engine's previews say it. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Two of a reward's kinds are named like phases. */
const KINDS = ['per_pod', 'copy_left', 'copy_right', 'copy_choice', 'all_give', 'give_all', 'by_dice', 'podium'];

const FORBIDDEN: Record<string, RegExp> = {
  'compares sums or dice in the city centre':
    /\b(?:points|sums?|centre|jelly|pods)(?:\[[^\]]*\])?!?\s*(?:[<>]=?|[=!]==)\s*(?!0\b|null\b|1\b)[\w(.]|Math\.(?:max|min)\([^;]*\.(?:points|centre|sums)\b/,
  'adds up faces': /(?:faces?|dice)\.reduce\(|\+\s*(?:die\.)?face\b|\bface\s*\+(?!\s*1\b)/,
  'counts equal faces': /filter\([^)]*face\s*===[^)]*\)\.length\s*[<>]/,
  'looks at the kind of a reward': new RegExp(`(?:[=!]==|case)\\s*'(?:${KINDS.join('|')})'`),
  'compares a face with a number': /\bface\s*(?:[<>]=?|[=!]==)\s*[1-6]\b/,
  'ends a round': /round\s*(?:[<>]=?|[=!]==)\s*[2-9]/,
};

/** Digits choose among six faces. */
const ALLOWED: readonly string[] = [
  './keyboard.ts: for (let face = 1; face <= 6; face += 1) {',
];

const code = (text: string): string[] =>
  text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*/, '').trim())
    .filter((line) => line !== '');

it.each(Object.entries(FORBIDDEN))('nothing %s', (_, pattern) => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    code(text)
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(found.filter((line) => !ALLOWED.includes(line))).toEqual([]);
});

it('would find them', () => {
  const wrong = [
    'const leads = points[seat] > best;',
    'const cancels = sum !== (district.points[seat] ?? 0) + face;',
    'const most = Math.max(...view.players.map((player) => player.centre));',
    'return best.every((each) => each.sum === district.points[seat]);',
    'const sum = faces.reduce((all, each) => all + each, 0);',
    "if (kind === 'podium') return 2;",
    'if (face === 1) expel();',
    'if (view.round === 4) end();',
  ];
  for (const line of wrong) {
    expect(Object.values(FORBIDDEN).some((pattern) => pattern.test(line)), line).toBe(true);
  }
  expect(Object.keys(sources).length).toBeGreaterThan(40);
});
