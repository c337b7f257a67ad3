/** A reader that shares only the frame and the order of places with the writer: it undoes the mask,
 * checks every block's syndromes, and reads the text. */
import { expect, test } from 'vitest';
import { emptyGrid, masked, modules, places, product } from './qr';

const BLOCKS = [
  [26, 19, 1],
  [44, 34, 1],
  [70, 55, 1],
  [100, 80, 1],
  [134, 108, 1],
  [86, 68, 2],
] as const;

function read(code: number[][]): string {
  const version = (code.length - 17) / 4;
  const [whole, size, blocks] = BLOCKS[version - 1]!;
  const bits = [...places(emptyGrid(version))].map(([r, c]) => code[r]![c]! ^ masked(r, c));
  const bytes = Array.from({ length: whole * blocks }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const data: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    const own = bytes.filter((_, at) => at % blocks === block);
    for (let power = 0, root = 1; power < whole - size; power += 1, root = product(root, 2)) {
      expect(own.reduce((sum, byte) => product(sum, root) ^ byte, 0)).toBe(0);
    }
    data.push(...own.slice(0, size));
  }
  const stream = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(stream[0]).toBe(4);
  const length = stream[1]! * 16 + stream[2]!;
  const read = Array.from({ length }, (_, at) => stream[3 + 2 * at]! * 16 + stream[4 + 2 * at]!);
  return new TextDecoder().decode(Uint8Array.from(read));
}

test.each([1, 17, 18, 32, 53, 78, 106, 107, 134])('a text of %i bytes can be read', (length) => {
  const text = 'https://é'.padEnd(length - 1, 'abc/#-').slice(0, length > 9 ? length - 1 : length);
  expect(read(modules(text)!)).toBe(text);
});

test('a longer one has no code', () => {
  expect(modules('x'.repeat(135))).toBe(null);
});

test('the frame is what readers look for', () => {
  const code = modules('coffret')!;
  const size = code.length;
  const edge = [1, 1, 1, 1, 1, 1, 1, 0];
  expect(code[0]!.slice(0, 8)).toEqual(edge);
  expect(code[0]!.slice(-8)).toEqual([...edge].reverse());
  expect(code[size - 1]!.slice(0, 8)).toEqual(edge);
  // Level L and mask 0, as the standard lists it: 111011111000100.
  const format = [0, 1, 2, 3, 4, 5, 7].map((column) => code[8]![column]!).join('');
  expect(format).toBe('1110111');
});
