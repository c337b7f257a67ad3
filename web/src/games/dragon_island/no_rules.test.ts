/** The board decides no rule: it reckons no cost, gain or payment, knows no step that may be left out,
 * and looks at the kind of a tile only to draw it. What a place yields, what a tile offers, which
 * mixes pay: the view and the engine's previews say it. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const KINDS = ['build', 'joker', 'dragon', 'map', 'telekinesis', 'storm', 'double', 'tower', 'keep'];
const FIGURES = [
  'owed', 'energy', 'fame', 'gold', 'carry_cost', 'tame', 'tamed', 'build', 'points', 'keeps',
  'supply', 'bag', 'pile', 'spires', 'tiles_left', 'round', 'have', 'goods',
];
const FIGURE = `(?:\\.(?:${FIGURES.join('|')})|\\.(?:goods|supply|dragons|pets)\\[[^\\]]*\\])`;

const FORBIDDEN: Record<string, RegExp> = {
  'looks at the kind of a tile': new RegExp(
    `\\.kind\\s*[=!]==|case '(?:${KINDS.filter((kind) => kind !== 'map' && kind !== 'storm').join('|')})'|kinds?\\.(?:includes|has)|(?:includes|has)\\([^()]*kind`,
  ),
  'reckons or compares a figure': new RegExp(
    `${FIGURE}(?: \\?\\? 0\\))?\\s*(?:[<>]=?|[-+*/]|[=!]==)\\s*(?!null|undefined)[\\w(.]|[\\w)]\\s(?:[<>]=?|[-+*/])\\s\\(?[\\w.[\\]?!]*${FIGURE}\\b(?!\\.length)`,
  ),
  'knows the order of the steps': /'(?:tile|appear|carry|wizard|deal|act|dig|draw)'\s*,\s*'(?:tile|appear|carry|wizard|deal|act|dig|draw)'/,
  'takes one from what is drawn, or adds one': /(?:offered|maps|hand|drawn)(?:\.length)?\s*[-+]\s*1\b/,
  'goes from tile to tile': /\bbeside\(|\bSTEPS\b/,
};

/** What draws a tile looks at its kind; a tile's name, and the side of a joker that opens its
 * colours, are no rule. The shelf draws what is not there pale; cubes that lie in the tray are not
 * drawn in their well, too; each coin flies; a map whose tile has all that it asks is called one that
 * fits. */
const ALLOWED: Record<string, readonly string[]> = {
  'looks at the kind of a tile': [
    './Land.svelte',
    './herds.ts',
    './labels.ts',
    './zoom.ts',
    './Zoom.svelte',
    './Hand.svelte',
    './news.ts',
    './guide.ts: const face = faces?.find((each) => (side === undefined ? each.kind === \'joker\' : each.side === side));',
    "./guide.ts: case 'telekinesis': {",
    "./pieces.ts: case 'telekinesis':",
  ],
  'reckons or compares a figure': [
    './Shelf.svelte',
    './GoodsWell.svelte: (screen?.goods[colour] ?? 0) - (payer.isPaying ? (payer.mix[colour] ?? 0) : 0),',
    './Maps.svelte: {#if worded && !digs(chart) && chart.near && chart.near.have < chart.near.of}',
    "./labels.ts: if (near.have === near.of) return words.t('board-fits', { number: near.tile });",
    "./choreography.ts: add({ act: 'rise', tile: event.tile, at: time, ms: MS.build }, time + MS.build);",
    './choreography.ts: for (let i = 0; i < event.gold; i += 1) {',
    './index.ts: round: (view) => (view.round > 0 ? view.round : null),',
  ],
  'goes from tile to tile': ['./geometry.ts', './cells.ts', './Sea.svelte', './ways.ts'],
};

const code = (text: string): string[] =>
  text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*/, '').trim())
    .filter((line) => line !== '');

it.each(Object.entries(FORBIDDEN))('nothing %s', (name, pattern) => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    code(text)
      .filter((line) => pattern.test(line))
      .map((line) => [file, `${file}: ${line}`]),
  );
  const allowed = ALLOWED[name] ?? [];
  const wrong = found.filter(([file, line]) => !allowed.includes(file!) && !allowed.includes(line!));
  expect(wrong.map(([, line]) => line)).toEqual([]);
});

it('would find them', () => {
  const wrong = [
    "const OPTIONAL = new Set(['carry', 'act', 'dig']);",
    'let rest = payment.owed - counts[0]!;',
    'return screen.goods[colour] - (mix[colour] ?? 0);',
    'const can = spare > payment.owed;',
    "if (tile.kind === 'dragon') return 5;",
    'const kept = drawn - 1;',
    'if (view.round === 1) return first;',
    "const near = has(beside(tile, 'east'));",
    'if (outlook.energy >= outlook.capture.energy) return true;',
  ];
  for (const line of wrong) {
    const found = Object.values(FORBIDDEN).some((pattern) => pattern.test(line));
    expect(found, line).toBe(true);
  }
  expect(Object.keys(sources).length).toBeGreaterThan(60);
});
