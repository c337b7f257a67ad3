/** How the board lies, by the room that the table gives it. */
import type { Room } from '../../table/board';
import { isSmall, type Size } from '../../table/size';

export interface Layout {
  way: 'wide' | 'phone' | 'lying';
  /** Pixels of one unit of the drawing, which is 848 wide, or 374 on a phone. */
  unit: number;
  /** A phone with little height: the mission is its name and your progress. */
  short: boolean;
}

/** Mat, tray and slab of the drawing; the strip and two gaps do not scale. */
const WIDTH = 848;
const HEIGHT = 440 + 288;
const STRIP = 68 + 24;
const PHONE = 374;
const SHORT = 600;

export function layoutOf(size: Size, room: Room): Layout {
  if (!isSmall(size)) {
    const unit = Math.min(room.width / WIDTH, (room.height - STRIP) / HEIGHT);
    return { way: 'wide', unit: Math.max(0.62, Math.min(1.4, unit)), short: false };
  }
  const way = size === 'lying' ? 'lying' : 'phone';
  const unit = way === 'phone' ? room.width / PHONE : Math.min(1, room.height / 340);
  return { way, unit: Math.max(0.85, Math.min(1.3, unit)), short: room.height < SHORT };
}
