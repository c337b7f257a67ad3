/** How the board lies: by the room that the window gives. */

export type Layout = 'wide' | 'tablet' | 'phone' | 'landscape';

export function layoutOf(width: number, height: number): Layout {
  if (height <= 500 && width > height) return 'landscape';
  if (width < 720) return 'phone';
  return width < 1200 && height > width ? 'tablet' : 'wide';
}
