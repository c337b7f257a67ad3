import { expect, test } from 'vitest';
import { sharedPlan, type Edge } from './shared';
import { DICE } from './types';

/** A tray as it lies on screen, once it is turned. */
function turned({ x, y, w, h, turn }: Edge): { x: number; y: number; w: number; h: number } {
  if (turn % 180 === 0) return { x, y, w, h };
  return { x: x + w / 2 - h / 2, y: y + h / 2 - w / 2, w: h, h: w };
}

const apart = (a: ReturnType<typeof turned>, b: ReturnType<typeof turned>): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const ROOMS = [
  { width: 1160, height: 756 },
  { width: 1004, height: 704 },
  { width: 800, height: 1116 },
  { width: 1420, height: 834 },
];

test.each([2, 3, 4, 5])('%s trays and the city lie beside each other, on the screen', (hands) => {
  for (const room of ROOMS) {
    const plan = sharedPlan(room, hands, Math.max(5, hands + 2));
    const boxes = [...plan.trays.map(turned), plan.mat];
    expect(plan.trays).toHaveLength(hands);
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(-0.5);
      expect(box.y).toBeGreaterThanOrEqual(-0.5);
      expect(box.x + box.w).toBeLessThanOrEqual(plan.width + 0.5);
      expect(box.y + box.h).toBeLessThanOrEqual(plan.height + 0.5);
      for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
    }
    for (const tray of plan.trays) expect(tray.w).toBeGreaterThan(DICE * 36 + 120);
  }
});
