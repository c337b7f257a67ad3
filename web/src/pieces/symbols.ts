/** The outlines of the symbols: about 20 wide and high, around 0 0. */
import type { SymbolName } from './colours';

/** A star's outline: `points` rays of one radius, with notches of another. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Fame, and the tip of a wand. */
export const STAR = star(5, 11, 5);

export const SYMBOLS: Record<SymbolName, string> = {
  lozenge: 'M0,-10.5 L8.2,0 L0,10.5 L-8.2,0Z',
  moon: 'M4.5,-9.4 A10,10 0 1 0 8.8,4.6 A8,8 0 0 1 4.5,-9.4Z',
  leaf: 'M1,10.5 C-9.5,7 -10,-5 4,-10.5 C12,-3 10,6 1,10.5Z',
  sun: star(8, 11, 6.4),
  square:
    'M-7.8,-5.4 A2.4,2.4 0 0 1 -5.4,-7.8 H5.4 A2.4,2.4 0 0 1 7.8,-5.4 V5.4 ' +
    'A2.4,2.4 0 0 1 5.4,7.8 H-5.4 A2.4,2.4 0 0 1 -7.8,5.4Z',
  peak: 'M-10.5,8.5 L0,-9.5 L10.5,8.5Z',
  hex: 'M0,-10.5 L9.1,-5.2 V5.2 L0,10.5 L-9.1,5.2 V-5.2Z',
  spiral:
    'M-9.6,3.2 A10,10 0 1 1 4.6,8.8 A8.4,8.4 0 0 1 -6.2,0.6 A6.4,6.4 0 0 1 6.4,-0.6 ' +
    'A4.6,4.6 0 0 1 -2,2.6 A1.5,1.5 0 0 1 0.6,1.2 A1.7,1.7 0 0 0 3.4,-0.4 ' +
    'A3.5,3.5 0 0 0 -3.2,0.4 A5.3,5.3 0 0 0 5.6,5.6 A7.2,7.2 0 1 0 -6.8,2.6 ' +
    'A1.5,1.5 0 0 1 -9.6,3.2Z',
};
