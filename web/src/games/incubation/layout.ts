/** How the board lies: by the room that the table gives it. Lengths are in pixels. */
import type { Room } from '../../table/board';
import type { Size } from '../../table/size';

/** `wide`: wheel, then decks above objectives. `tablet`: three columns. `tall`: a tablet upright.
 * `lying` and `phone`: lying cards, objectives as chips, words in the tray. */
export type Layout = 'wide' | 'tablet' | 'tall' | 'lying' | 'phone';

export function layoutOf(size: Size, room: Room): Layout {
  if (size === 'lying' || size === 'phone') return size;
  if (size !== 'tablet') return 'wide';
  return room.height > room.width ? 'tall' : 'tablet';
}

export interface Plan {
  layout: Layout;
  /** What one unit of the drawing measures. */
  unit: number;
  /** The height of your board. */
  slab: number;
  /** On a phone, the height of the tray. */
  tray: number;
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The strip with its gaps, with one line of words. */
export const STRIP = 92;

/** Up to this height the mat makes its pieces smaller. */
export const LOW_MAT = 290;

/** From this width on the mat has room beside the decks. */
export const BROAD_MAT = 1100;

export function planOf(size: Size, room: Room): Plan {
  const layout = layoutOf(size, room);
  const { width, height } = room;
  switch (layout) {
    case 'wide': {
      // The mat takes what your board leaves: 440 of 732 at least.
      const unit = between(0.6, Math.min(width / 836, (height - STRIP) / 732), 1.3);
      return { layout, unit, slab: 292 * unit, tray: 0 };
    }
    case 'tablet': {
      const slab = between(190, 0.38 * height, 300);
      return { layout, unit: between(0.7, Math.min(width / 984, slab / 240), 1.2), slab, tray: 0 };
    }
    case 'tall': {
      const slab = between(200, 0.26 * height, 300);
      return { layout, unit: between(0.7, Math.min(width / 836, slab / 250), 1.2), slab, tray: 0 };
    }
    case 'lying':
      return { layout, unit: 0.72, slab: between(108, 0.376 * height, 170), tray: 0 };
    case 'phone': {
      // From 360 × 640 to 390 × 844, and a little beyond.
      const roomy = between(0, (height - 495) / (674 - 495), 1.3);
      return { layout, unit: 0.72, slab: 98 + 58 * roomy, tray: 170 + 30 * roomy };
    }
  }
}
