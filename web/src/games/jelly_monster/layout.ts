/** Where everything is, at each size. All figures are pixels before `scale`. */
import type { Room } from '../../table/board';
import type { Size } from '../../table/size';
import { columns, freeCell, ring, type Box, type Cell } from './ring';
import { WIDE, type Look } from './tile';

export type Layout = 'wide' | 'tall' | 'phone' | 'lying';

export interface Plan {
  layout: Layout;
  /** Everything is drawn this much larger. */
  scale: number;
  width: number;
  height: number;
  mat: Box;
  /** Inside the mat. */
  cells: Cell[];
  look: Look;
  /** Centre, timer and pods: a street between the rows, a bar below, or the cell that is free. */
  street: Box & { is: 'street' | 'bar' | 'cell' };
  tray: Box;
  /** The others, where the frame has no rails; null: it has. */
  chips: Box | null;
}

const TRAY = 148;
const LARGEST = 1.3;

/** Until the board has been measured. */
const USUAL: Record<Size, Room> = {
  large: { width: 1524, height: 1000 },
  desktop: { width: 1124, height: 828 },
  tablet: { width: 984, height: 634 },
  lying: { width: 828, height: 340 },
  phone: { width: 374, height: 786 },
};

/** While a window is turned, its size is known before its room: nothing is drawn smaller. */
const LEAST: Record<Size, Room> = {
  large: { width: 800, height: 500 },
  desktop: { width: 800, height: 500 },
  tablet: { width: 660, height: 530 },
  lying: { width: 480, height: 250 },
  phone: { width: 300, height: 430 },
};

/** The room of the menu, where a phone has no bar. */
const MENU = 46;

export function planOf(
  size: Size,
  measured: Room,
  seats: number,
  districts: number,
  bare = false,
): Plan {
  const least = LEAST[size];
  const room =
    measured.width > 0 && measured.height > 0
      ? { width: Math.max(measured.width, least.width), height: Math.max(measured.height, least.height) }
      : USUAL[size];
  switch (size) {
    case 'phone':
      return phone(room, seats, districts, bare);
    case 'lying':
      return lying(room, seats, districts, bare);
    case 'tablet':
      return room.width < room.height ? tall(room, districts) : wide(room, districts, true);
    default:
      return wide(room, districts, false);
  }
}

function wide(room: Room, districts: number, chips: boolean): Plan {
  const scale = Math.max(0.6, Math.min(LARGEST, room.width / 1124, room.height / 760));
  const width = room.width / scale;
  const height = room.height / scale;
  const top = chips ? 66 : 0;
  const mat = { x: 0, y: top, w: width, h: height - TRAY - 14 - top };
  const rows = { w: width, h: mat.h, pad: 16, gap: 11, band: 66 };
  const cells = ring(districts, rows);
  const h = cells[0]!.h;
  const zones = Math.max(40, Math.min(66, h * 0.25));
  return {
    layout: 'wide',
    scale,
    width,
    height,
    mat,
    cells,
    look: { ...WIDE, zones, head: h < 220 ? 28 : 32, note: Math.max(13, 12 / scale) },
    street: { is: 'street', x: 0, y: rows.pad + h + rows.gap, w: width, h: rows.band },
    tray: { x: 0, y: height - TRAY, w: width, h: TRAY },
    chips: chips ? { x: 0, y: 0, w: width, h: 56 } : null,
  };
}

/** A tablet upright: two columns, everything else below. */
function tall(room: Room, districts: number): Plan {
  const { width, height } = room;
  const tray = { x: 0, y: height - TRAY, w: width, h: TRAY };
  const odd = districts % 2 === 1;
  const bar = odd ? 0 : 62;
  const mat = { x: 0, y: 66, w: width, h: height - TRAY - 14 - 66 - (odd ? 0 : bar + 10) };
  const cells = columns(districts, { x: 14, y: 14, w: width - 28, h: mat.h - 34 }, 14);
  const free = freeCell(districts, cells);
  return {
    layout: 'tall',
    scale: 1,
    width,
    height,
    mat,
    cells,
    look: { ...WIDE, head: 28, zones: Math.max(40, Math.min(66, cells[0]!.h * 0.22)) },
    street:
      free === null
        ? { is: 'bar', x: 0, y: mat.y + mat.h + 10, w: width, h: bar }
        : { is: 'cell', ...free },
    tray,
    chips: { x: 0, y: 0, w: width, h: 56 },
  };
}

function phone(room: Room, seats: number, districts: number, bare: boolean): Plan {
  const { width, height } = room;
  const short = height < 640;
  const odd = districts % 2 === 1;
  const rows = Math.ceil(districts / 2);
  const chips = { x: 0, y: 0, w: width - (bare ? MENU : 0), h: short ? 34 : 40 };
  const trayH = short ? 146 : 196;
  const tray = { x: 0, y: height - trayH, w: width, h: trayH };
  const bar = odd ? 0 : short ? 36 : 44;
  const top = chips.h + (short ? 4 : 6);
  const mat = { x: 0, y: top, w: width, h: tray.y - top - (odd ? 10 : bar + 16) };
  const pad = short ? 4 : 6;
  const cells = columns(
    districts,
    { x: pad, y: pad, w: width - pad * 2, h: mat.h - pad * 2 - 5 },
    short ? 7 : 10,
  );
  const free = freeCell(districts, cells);
  const h = cells[0]!.h;
  const tight = h < 125 || rows > 3;
  const nameless = h < 112;
  const look: Look = {
    pad: tight ? 4 : 6,
    head: nameless ? 0 : tight ? 19 : 24,
    zones: nameless ? 27 : tight ? Math.min(36, h * 0.27) : 43,
    thin: true,
    rx: 13,
    name: nameless ? 0 : 12.5,
  };
  return {
    layout: 'phone',
    scale: 1,
    width,
    height,
    mat,
    cells,
    look: { ...look, zones: Math.max(22, Math.min(look.zones, h - look.head - 10 - seats * 12)) },
    street:
      free === null
        ? { is: 'bar', x: 0, y: mat.y + mat.h + 6, w: width, h: bar }
        : { is: 'cell', ...free },
    tray,
    chips,
  };
}

/** The height of a row of own dice in such a tray: their marks lie below them. */
export const lyingRow = (tray: Box): number => Math.max(58, Math.min(70, (tray.h - 160) / 2));

/** A phone on its side: the districts left, everything for the thumb right. */
function lying(room: Room, seats: number, districts: number, bare: boolean): Plan {
  const { width, height } = room;
  const side = 226;
  const mat = { x: 0, y: 0, w: width - side - 10, h: height };
  const band = 32;
  const cells = ring(districts, { w: mat.w, h: mat.h - 4, pad: 6, gap: 6, band });
  const h = cells[0]!.h;
  return {
    layout: 'lying',
    scale: 1,
    width,
    height,
    mat,
    cells,
    look: {
      pad: 5,
      head: 20,
      zones: Math.max(24, Math.min(40, h - 20 - 12 - seats * 12.5)),
      thin: true,
      rx: 13,
      name: districts > 6 ? 0 : 12,
    },
    street: { is: 'street', x: 0, y: 6 + h + 6, w: mat.w, h: band },
    tray: { x: mat.w + 10, y: 46, w: side, h: height - 46 },
    chips: { x: mat.w + 10, y: 0, w: side - (bare ? MENU : 0), h: 40 },
  };
}
