/** The board decides no rule of the tricks: nothing but its drawings looks at which colour or rank a
 * card has, and no value is compared or reckoned. Who takes, what is legal, what a cube makes of a
 * value: the view and the engine's previews say it. */
import { expect, it } from 'vitest';
import { RANKS } from '../../pieces/ranks';

const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const COLOURS = ['black', 'red', 'yellow', 'blue'];
const NAMED = `['"\`](?:${[...RANKS, ...COLOURS].join('|')})['"\`]`;

const FORBIDDEN: Record<string, RegExp> = {
  'compares a card with a colour or a rank': new RegExp(`(?:[=!]==?|case)\\s*${NAMED}|${NAMED}\\s*[=!]==?`),
  'looks for a colour or a rank': new RegExp(`(?:includes|indexOf|has)\\(\\s*${NAMED}`),
  'compares the colour or rank of a card': /(?:suitOf|rankOf)\([^()]*\)\s*(?:[=!]==?|[<>])|(?:[=!]==?|[<>]=?)\s*(?:suitOf|rankOf)\(/,
  'orders ranks': /RANKS\.(?:indexOf|findIndex)|ranks?\s*[<>]=?\s/,
  'compares or reckons values': /\b(?:value|printedValue\([^()]*\))\s*(?:[<>]=?|[-+*]|[=!]==)\s*(?!null)[\w(.]/,
  'reckons who sits where': /[-+]\s*\d+\s*\)?\s*%\s*\w|players\.length\s*[-+%]/,
  'compares points': /Math\.(?:max|min)\([^()]*points|\bpoints\s*(?:[<>]=?|[=!]==)\s*(?!0\b|null\b)\w/,
};

/** Cards of one colour stand together in the hand; two phases are named like ranks. */
const ALLOWED = [
  './Hand.svelte: if (last && last.says === says && last.colour === suitOf(card)) last.cards.push(card);',
  "./Centre.svelte: case 'farmer':",
  "./Centre.svelte: case 'oracle':",
];

const code = (text: string): string[] =>
  text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*/, '').replace(/view\.phase === '[\w-]+'/g, '').trim())
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
    "if (rankOf(card) === 'wizard') return 3;",
    "case 'emperor':",
    "['king'].includes('emperor')",
    'const wins = play.value > best.value;',
    'const value = play.value + change;',
    'return suitOf(a) === suitOf(b);',
    'const right = (seat + seats - 1) % seats;',
    'const partner = (seat + 2) % 4;',
    'if (player.points === best) crown();',
  ];
  for (const line of wrong) {
    const found = Object.values(FORBIDDEN).some((pattern) => pattern.test(line));
    expect(found, line).toBe(true);
  }
  expect(Object.keys(sources).length).toBeGreaterThan(40);
});
