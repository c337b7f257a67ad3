/** Where a finger, a mouse or a key lands: spots written into the page, and read from it. */
import type { Spot } from './types';

export function written(spot: Spot): string {
  if (spot.zone !== undefined) return `${spot.district}/zone-${spot.zone}`;
  if (spot.die !== undefined) return `${spot.district}/die-${spot.die.seat}-${spot.die.face}`;
  return String(spot.district);
}

export function read(text: string | undefined): Spot | null {
  const found = /^(\d+)(?:\/(zone)-(\d+)|\/(die)-(\d+)-(\d+))?$/.exec(text ?? '');
  if (found === null) return null;
  const district = Number(found[1]);
  if (found[2] !== undefined) return { district, zone: Number(found[3]) };
  if (found[4] === undefined) return { district };
  return { district, die: { seat: Number(found[5]), face: Number(found[6]) } };
}

export const spotOf = (element: Element | null): Spot | null =>
  read(element?.closest<HTMLElement>('[data-spot]')?.dataset.spot);

export const spotAt = (x: number, y: number): Spot | null =>
  spotOf(document.elementFromPoint(x, y));
