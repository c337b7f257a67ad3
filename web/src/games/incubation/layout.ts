/** How the board lies: by the room that the table gives it. */
import type { Room } from '../../table/board';
import type { Size } from '../../table/size';

export type Layout = 'wide' | 'tablet' | 'phone' | 'landscape';

export function layoutOf(size: Size, room: Room): Layout {
  if (size === 'lying') return 'landscape';
  if (size === 'phone') return 'phone';
  return size === 'tablet' && room.height > room.width ? 'tablet' : 'wide';
}
