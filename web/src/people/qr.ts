/** QR codes: byte mode, level L, versions 1 to 6, mask 0. Enough for a link of 134 bytes. */

/** By version: data bytes of a block, error correction bytes of a block, blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const;
const HEAD_BITS = 12;

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x <<= 1;
  if (x & 256) x ^= 285;
}

/** The product in the field of 256 elements that the code counts in. */
export const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!;

/** The Reed–Solomon bytes of a block. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= product(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at]!;
    generator.forEach((each, i) => (rest[at + i]! ^= product(each, factor)));
  });
  return rest.slice(data.length);
}

const inBits = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

function inBytes(bits: number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    bytes.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  }
  return bytes;
}

/** The data of a text, filled up to the capacity. */
function dataOf(text: Uint8Array, capacity: number): number[] {
  const bits = [...inBits(4, 4), ...inBits(text.length, 8)];
  for (const byte of text) bits.push(...inBits(byte, 8));
  bits.push(...inBits(0, Math.min(4, capacity * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = inBytes(bits);
  for (let i = 0; data.length < capacity; i += 1) data.push(i % 2 === 0 ? 236 : 17);
  return data;
}

/** Data and correction of all blocks, woven into one another. */
function stream(data: number[], size: number, count: number, blocks: number): number[] {
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, (at + 1) * size));
  const corrections = parts.map((part) => correction(part, count));
  const woven = (rows: number[][]): number[] =>
    rows[0]!.flatMap((_, column) => rows.map((row) => row[column]!));
  return [...woven(parts), ...woven(corrections)];
}

type Grid = (number | null)[][];

function finder(grid: Grid, top: number, left: number): void {
  for (let r = -1; r < 8; r += 1) {
    for (let c = -1; c < 8; c += 1) {
      const row = grid[top + r];
      if (row?.[left + c] === undefined) continue;
      const far = Math.max(Math.abs(r - 3), Math.abs(c - 3));
      row[left + c] = far === 3 || far < 2 ? 1 : 0;
    }
  }
}

function frameOf(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<number | null>(size).fill(null));
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) finder(grid, top, left);
  for (let i = 8; i < size - 8; i += 1) grid[6]![i] = grid[i]![6] = i % 2 === 0 ? 1 : 0;
  if (version > 1) {
    const middle = size - 7;
    for (let r = -2; r < 3; r += 1) {
      for (let c = -2; c < 3; c += 1) {
        grid[middle + r]![middle + c] = Math.max(Math.abs(r), Math.abs(c)) === 1 ? 0 : 1;
      }
    }
  }
  format(grid, size);
  return grid;
}

/** Level L, mask 0: the same fifteen bits twice. */
function format(grid: Grid, size: number): void {
  let rest = 1 << 3;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = (((1 << 3) << 10) | rest) ^ 0x5412;
  const bit = (i: number): number => (bits >> i) & 1;
  for (let i = 0; i < 15; i += 1) {
    if (i < 6) grid[i]![8] = bit(i);
    else if (i < 8) grid[i + 1]![8] = bit(i);
    else grid[8]![i === 8 ? 7 : 14 - i] = bit(i);
    if (i < 8) grid[8]![size - 1 - i] = bit(i);
    else grid[size - 15 + i]![8] = bit(i);
  }
  grid[size - 8]![8] = 1;
}

/** The free places, in the order in which they are filled: up and down, two columns at a time. */
export function* places(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] === null) yield [row, column];
      }
    }
  }
}

export const masked = (row: number, column: number): number => ((row + column) % 2 === 0 ? 1 : 0);

/** The modules of a text, row by row: 1 is dark. Null if it is too long. */
export function modules(text: string): number[][] | null {
  const bytes = new TextEncoder().encode(text);
  const found = VERSIONS.findIndex(
    ([size, , blocks]) => HEAD_BITS + bytes.length * 8 <= size * blocks * 8,
  );
  if (found < 0) return null;
  const [size, count, blocks] = VERSIONS[found]!;
  const bits = stream(dataOf(bytes, size * blocks), size, count, blocks).flatMap((byte) =>
    inBits(byte, 8),
  );
  const grid = frameOf(found + 1);
  const free = [...places(grid)];
  free.forEach(([row, column], at) => {
    grid[row]![column] = (bits[at] ?? 0) ^ masked(row, column);
  });
  return grid as number[][];
}

/** The frame alone, for who reads a code. */
export const emptyGrid = frameOf;
