/** What pieces are called, and what a press on them does: for who reads with their ears. */
import { listed } from '../../texts/lists';
import { keyOf, type Words } from '../../texts/words.svelte';
import type { Pointable } from './cells';
import { cardName } from './names.svelte';
import type { Reach } from './reach.svelte';
import { COLOURS, type Chart, type Colour, type Face, type Goods, type Tile } from './types';

export const listing = (parts: string[], words: Words): string =>
  listed(parts, words.language);

const counted = (key: string, goods: Goods, words: Words): string =>
  listing(
    COLOURS.filter((colour) => goods[colour]).map((colour) =>
      words.t(key, { count: goods[colour]!, colour }),
    ),
    words,
  ) || words.t('nothing');

export const goodsText = (goods: Goods, words: Words): string => counted('goods', goods, words);
/** Without the word energy, where it is plain. */
export const shortGoods = (goods: Goods, words: Words): string =>
  counted('goods-short', goods, words);
export const dragonsText = (goods: Goods, words: Words): string => counted('dragons', goods, words);
export const aroundText = (goods: Goods, words: Words): string => counted('around', goods, words);

export const colourText = (colour: string, words: Words): string => words.t(`colour-${colour}`);

export function faceText(face: Pick<Face, 'kind' | 'colour'>, words: Words): string {
  const kind = words.t(keyOf('kind', face.kind));
  return face.colour === null
    ? kind
    : words.t('face', { colour: colourText(face.colour, words), kind });
}

export const numberText = (number: number, words: Words): string =>
  number === 0 ? words.t('the-keep') : words.t('tile-number', { number });

/** Number, name, colour and symbol; dragons; building and owner; wizards; found. */
export function tileText(tile: Tile, reach: Reach): string {
  const { words, view } = reach.now;
  const on = onTile(tile, words, (seat) => reach.name(seat));
  if (tile.kind === 'keep') return inOne([sentence(words.t('kind-keep')), ...on]);
  const name = cardName('tile', tile.id, words.language);
  const parts = [
    sentence(numberText(tile.number, words)),
    ...(name && tile.kind !== 'tower' ? [name] : []),
    faceText(tile, words),
    ...on,
  ];
  if (view.moving?.origin === tile.number) parts.push(words.t('board-from-here'));
  return inOne(parts);
}

/** What stands on a tile, part by part. */
export function onTile(tile: Tile, words: Words, name: (seat: number) => string): string[] {
  const parts: string[] = [];
  if (Object.keys(tile.dragons).length > 0) parts.push(dragonsText(tile.dragons, words));
  if (tile.building !== null) {
    const what =
      tile.building === 'lair'
        ? words.t('lair-of', { colour: tile.lair_of ?? 'white' })
        : words.t(keyOf('building', tile.building));
    parts.push(
      tile.owner === null
        ? what
        : words.t('board-built-by', { what, player: name(tile.owner) }),
    );
  }
  for (const seat of tile.wizards) {
    parts.push(words.t('board-wizard-here', { player: name(seat) }));
  }
  if (tile.found) parts.push(words.t('board-found-here'));
  return parts;
}

/** A cell of the sea: what lies there, then what a press does. */
export function cellText(cell: Pointable, reach: Reach): string {
  const move = reach.move(cell.piece);
  const does = move === null ? '' : reach.text(move);
  if (cell.tile === null) return does || reach.now.words.t('board-place');
  const text = tileText(cell.tile, reach);
  if (does) return `${text}. ${does}`;
  const { view, words, legal } = reach.now;
  if (legal.length === 0) return text;
  const rule = view.ways?.find(({ tile }) => tile === cell.tile!.number)?.why_not;
  return `${text}. ${rule ? words.t('board-not-now-rule', { rule }) : words.t('board-not-now')}`;
}

export const mapName = (chart: Chart, words: Words): string =>
  cardName('map', chart.id, words.language) || words.t('kind-map');

/** 'The Tide Clock: blue, with 2 white around it; 3 fame. No. 27: 1 of 3, lacks 2 white.' */
export function mapText(chart: Chart, words: Words): string {
  const map = words.t('map', {
    name: mapName(chart, words),
    centre: colourText(chart.centre, words),
    around: aroundText(chart.around, words),
    fame: chart.fame,
    gold: chart.gold,
  });
  return `${map}. ${nearText(chart, words)}`;
}

/** Where a map fits best, in a few words. */
export function nearText(chart: Chart, words: Words): string {
  const { near } = chart;
  if (near === null) return words.t('board-fits-nowhere');
  if (near.have === near.of) return words.t('board-fits', { number: near.tile });
  return words.t('board-near', { number: near.tile, have: near.have, of: near.of });
}

export const sentence = (text: string): string =>
  text === '' ? '' : text[0]!.toUpperCase() + text.slice(1);

const inOne = (parts: string[]): string => parts.join(', ');

/** A pet of the reader, or that there is none; and what it does. */
export function petText(colour: Colour, { player, now: { view, words, seat } }: Reach): string {
  const gold = player.pets[colour];
  const pet = words.t('pet', { colour });
  const power = words.t(`board-power-${colour}-long`);
  if (!gold) return words.t('board-no-pet', { pet, power });
  const lair = view.lairs[colour] === seat ? 'yes' : 'no';
  return words.t('board-pet', { pet, gold, lair, power });
}
