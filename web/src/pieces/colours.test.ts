import { describe, expect, it } from 'vitest';
import { COLOURS, colourOf, MYSTERY, SEAT_COLOURS } from './colours';
import { SYMBOLS } from './symbols';

const ALL = [...Object.values(COLOURS), MYSTERY];

function linear(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/** The contrast of two colours by WCAG: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other]
    .map((hex) => {
      const [r, g, b] = linear(hex);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The distance of two colours by CIE 1976: about 2 is the least that an eye sees. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red, green, blue] = linear(hex);
    const [x, y, z] = [
      (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
      0.2126 * red + 0.7152 * green + 0.0722 * blue,
      (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [
      number,
      number,
      number,
    ];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }) as [number[], number[]];
  return Math.hypot(...a.map((part, i) => part - b[i]!));
}

describe('the colours of play', () => {
  it.each(ALL)('lets words be read on $name', ({ base, on }) => {
    expect(contrast(base, on)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps any two apart by sight', () => {
    for (const [i, one] of ALL.entries()) {
      for (const other of ALL.slice(i + 1)) {
        const apart = `${one.name} and ${other.name}`;
        expect(distance(one.base, other.base), apart).toBeGreaterThan(20);
      }
    }
  });

  it('gives each a symbol of its own', () => {
    expect(new Set(ALL.map(({ symbol }) => symbol)).size).toBe(ALL.length);
    expect(new Set(Object.values(SYMBOLS)).size).toBe(ALL.length);
  });

  it('knows the names that the games give them', () => {
    expect(['ruby', 'azure', 'jade', 'amber', 'yellow'].map((name) => colourOf(name).name)).toEqual(
      ['red', 'blue', 'green', 'gold', 'gold'],
    );
    expect(colourOf('green')).toBe(COLOURS.green);
  });

  it('draws what has no colour as a mystery', () => {
    expect(colourOf('mystery')).toBe(MYSTERY);
    expect(colourOf('toString')).toBe(MYSTERY);
  });

  it('seats five players in five colours', () => {
    expect(new Set(SEAT_COLOURS).size).toBe(5);
  });
});
