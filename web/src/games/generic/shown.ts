/** A view as it is shown: labelled facts, words and names instead of keys, numbers and ids. */

/** One value in words. */
export interface Leaf {
  as: 'leaf';
  text: string;
  /** Nothing, no, none: shown faintly. */
  empty: boolean;
  number: boolean;
  /** The id of the card that it names. */
  card: string | null;
  /** What a die shows. */
  die: number | null;
  /** The colour it names, to be shown with its symbol. */
  colour: string | null;
  /** A time of the table's clock, to be counted down to. */
  time: number | null;
  /** What the card does. */
  line: string | null;
  /** It was not so before. */
  fresh: boolean;
}

export interface Fact {
  key: string;
  label: string;
  shown: Shown;
}

/** A card, a tile, a player: something with facts. */
export interface Thing {
  /** Its number in its row, as people count. */
  number: number | null;
  title: string | null;
  line: string | null;
  facts: Fact[];
  /** Where it lies on a map of hexagons: column and row. */
  at: { q: number; r: number } | null;
  /** Nothing lies here: only the place. */
  empty: boolean;
  /** It was not there before. */
  fresh: boolean;
}

export type Shown =
  | Leaf
  | { as: 'list'; items: Shown[] }
  | { as: 'counts'; items: { word: Leaf; shown: Shown }[] }
  | { as: 'seats'; items: { seat: number; name: string; shown: Shown }[] }
  | { as: 'thing'; thing: Thing }
  | { as: 'things'; things: Thing[] };

export function isEmpty(shown: Shown): boolean {
  switch (shown.as) {
    case 'leaf':
      return shown.empty;
    case 'list':
      return shown.items.every(isEmpty);
    case 'counts':
      return shown.items.every((item) => isEmpty(item.shown));
    case 'seats':
      return shown.items.every((item) => isEmpty(item.shown));
    case 'thing':
      return false;
    case 'things':
      return shown.things.length === 0;
  }
}

/** Nothing at all; a number that is 0 stays in its place. */
export function isGone(shown: Shown): boolean {
  return isLeaf(shown) ? shown.empty && !shown.number : isEmpty(shown);
}

/** Whether it fits into a line beside its label. */
export function isShort(shown: Shown): boolean {
  if (shown.as === 'leaf') return true;
  if (shown.as === 'list') return shown.items.length <= 4 && shown.items.every(isLeaf);
  return shown.as === 'counts' && shown.items.length <= 5;
}

/** Whether it is a map of hexagons. */
export function isMap(shown: Shown): boolean {
  return (
    shown.as === 'things' && shown.things.length > 1 && shown.things.every(({ at }) => at !== null)
  );
}

/** Whether it stands among the figures: one value, or a few words. */
export function isFigure(shown: Shown): boolean {
  return isLeaf(shown) || (shown.as === 'list' && isShort(shown) && !hasCards(shown));
}

/** Whether cards or other things lie here: what a hand is made of. */
export function hasCards(shown: Shown): boolean {
  if (shown.as === 'list') return shown.items.some((item) => isLeaf(item) && item.card !== null);
  return shown.as === 'things';
}

export const isLeaf = (shown: Shown): shown is Leaf => shown.as === 'leaf';
