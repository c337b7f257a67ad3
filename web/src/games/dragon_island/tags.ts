/** The words of a tag: small figures on paper, with the sign of what they count. */
export type Sign = 'gold' | 'energy' | 'fame' | 'map' | 'dig' | 'build' | 'wand' | 'lock';

export interface Part {
  sign: Sign;
  text: string;
  x: number;
  /** Where a line parts it from what is before. */
  line: number | null;
  textAt: number;
}

export interface Tag {
  parts: Part[];
  width: number;
}

export type Said = [Sign, (string | number)?];

/** Figtree's figures at 12.5 are about this wide. */
const FIGURE = 7.1;

export function tagOf(said: Said[]): Tag {
  let width = 5;
  const parts = said.map(([sign, what], i): Part => {
    const text = what === undefined ? '' : String(what);
    const line = i > 0 && sign !== 'fame' ? width + 1 : null;
    if (line !== null) width += 5;
    const x = width + 7;
    width += 15.5;
    const textAt = width + 0.5;
    if (text !== '') width += text.length * FIGURE + 3.5;
    return { sign, text, x, line, textAt };
  });
  return { parts, width: width + 4 };
}

/** A tag that is wider than its tile has two lines: so it never lies on its neighbour's. */
export function linesOf(said: Said[], room: number): Said[][] {
  return said.length < 3 || tagOf(said).width <= room
    ? [said]
    : [said.slice(0, said.length - 2), said.slice(-2)];
}
