import { describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import {
  boxOf,
  columnOf,
  fitted,
  isInside,
  LARGEST,
  seenAt,
  walked,
  type Extent,
  type Pose,
} from './geometry';
import { moments } from './moments';
import type { Cell } from './types';

const island = moments.walk!.view.island;
const FRAME = { width: 708, height: 486 };

describe('the frame', () => {
  it('holds all cells at home', () => {
    for (const moment of Object.values(moments)) {
      const cells = [...moment.view.island, ...(moment.view.places ?? [])];
      const pose = fitted(cells, FRAME);
      expect(cells.filter((cell) => !isInside(cell, pose, FRAME))).toEqual([]);
    }
  });

  it('is not larger than needed', () => {
    const { radius } = fitted(island, FRAME);
    const box = boxOf(island);
    const [wide, high] = [(box.right - box.left) * radius, (box.bottom - box.top) * radius];
    expect(FRAME.width - wide < 25 || FRAME.height - high < 25 || radius === 58).toBe(true);
  });
});

describe('what lies over the lower left corner', () => {
  const corner = { width: 158, height: 60 };
  const covered = (cell: Cell, pose: Pose, frame: Extent): boolean => {
    const { x, y } = seenAt(cell, pose);
    const part = pose.radius * 0.5;
    return x - part < corner.width && y + part > frame.height - corner.height;
  };

  it('covers no cell at home, and all cells stay in the frame', () => {
    let [before, after] = [0, 0];
    for (const moment of Object.values(moments)) {
      const cells = [...moment.view.island, ...(moment.view.places ?? [])];
      for (const frame of [FRAME, { width: 480, height: 380 }, { width: 640, height: 366 }]) {
        const plain = fitted(cells, frame, 22);
        const aside = fitted(cells, frame, 22, LARGEST, corner);
        before += cells.filter((cell) => covered(cell, plain, frame)).length;
        after += cells.filter((cell) => covered(cell, aside, frame)).length;
        expect(cells.filter((cell) => !isInside(cell, aside, frame))).toEqual([]);
        expect(aside.radius).toBeGreaterThanOrEqual(plain.radius * 0.8);
      }
    }
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(0);
  });
});

describe('the arrows', () => {
  const has = (cells: Cell[]) => (cell: Cell) =>
    cells.some(({ q, r }) => q === cell.q && r === cell.r);
  const flower = [
    { q: 0, r: 0 },
    { q: 1, r: -1 },
    { q: 0, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: -2 },
    { q: 1, r: -2 },
  ];

  it('lead west and east', () => {
    expect(walked({ q: 0, r: 0 }, 'right', 0, has(flower))).toEqual({ q: 1, r: 0 });
    expect(walked({ q: 0, r: 0 }, 'left', 0, has(flower))).toBeNull();
  });

  it('lead up to the nearer of two, and with Ctrl to the other', () => {
    const up = walked({ q: 0, r: 0 }, 'up', 1, has(flower));
    expect(up).toEqual({ q: 1, r: -1 });
    expect(walked({ q: 0, r: 0 }, 'up', 1, has(flower), true)).toEqual({ q: 0, r: -1 });
  });

  it('keep the column one came from', () => {
    const start = { q: 0, r: 0 };
    const once = walked(start, 'up', columnOf(start), has(flower))!;
    const twice = walked(once, 'up', columnOf(start), has(flower))!;
    expect(columnOf(twice)).toBe(columnOf(start));
  });
});

describe('the camera', () => {
  let time = 0;
  const shown = (least = 0): Camera => {
    time = 10_000;
    const camera = new Camera(() => time);
    camera.show(island, FRAME, least);
    return camera;
  };
  const far: Cell[] = [...island, { q: 9, r: 0 }];

  it('begins at home', () => {
    const camera = shown();
    expect(camera.isHome).toBe(true);
    expect(camera.seesAll).toBe(true);
  });

  it('makes room for a tile outside', () => {
    const camera = shown();
    camera.show(far, FRAME, 0);
    expect(far.every((cell) => isInside(cell, camera.seen, FRAME))).toBe(true);
    expect(camera.gliding).toBe(true);
    camera.settle();
    expect(camera.scale).toBe(1);
    expect(far.every((cell) => isInside(cell, camera.pose, FRAME))).toBe(true);
  });

  it('never moves by itself while a pointer is down', () => {
    const camera = shown();
    const before = camera.pose;
    camera.held = 1;
    camera.show(far, FRAME, 0);
    expect(camera.pose).toBe(before);
    const lower = { ...FRAME, height: FRAME.height / 2 };
    camera.show(far, lower, 0);
    expect(camera.pose).toBe(before);
    camera.held = 0;
    camera.release();
    expect(far.every((cell) => isInside(cell, camera.seen, lower))).toBe(true);
  });

  it('leaves the island where its reader panned it, whatever came meanwhile', () => {
    const camera = shown();
    camera.held = 1;
    camera.show(far, FRAME, 0);
    camera.pan(-30, 12);
    camera.held = 0;
    const panned = camera.seen.x;
    camera.release();
    expect(camera.seen.x).toBe(panned - 30);
  });

  it('moves the drawing alone while a hand pans, and lays it down when it rests', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const camera = shown();
    const before = camera.pose;
    const seen: number[] = [];
    const leave = camera.heed(({ pose }) => seen.push(pose.x));
    camera.held = 1;
    camera.pan(10, 0);
    camera.pan(5, 0);
    expect(camera.pose).toBe(before);
    frames.shift()!(0);
    expect(seen).toEqual([before.x + 15]);
    camera.held = 0;
    camera.settle();
    expect(camera.pose.x).toBe(before.x + 15);
    leave();
    vi.unstubAllGlobals();
  });

  it('respects a pan of its reader for four seconds', () => {
    const camera = shown();
    camera.pan(-30, 12);
    const panned = camera.pose;
    time += 3999;
    camera.show(far, FRAME, 0);
    expect(camera.pose).toBe(panned);
    time += 2;
    camera.show([...far, { q: 10, r: 0 }], FRAME, 0);
    expect(camera.pose).not.toBe(panned);
  });

  it('zooms around the pointer, not beyond home or 2.5 times', () => {
    const camera = shown();
    const keep = island[0]!;
    const spot = seenAt(keep, camera.seen);
    camera.zoom(1.5, spot);
    expect(seenAt(keep, camera.seen).x).toBeCloseTo(spot.x);
    expect(seenAt(keep, camera.seen).y).toBeCloseTo(spot.y);
    const drawn = camera.pose.radius;
    camera.settle();
    expect(camera.pose.radius).toBeCloseTo(drawn * 1.5);
    expect(camera.scale).toBe(1);
    camera.zoom(100);
    expect(camera.seen.radius).toBeLessThanOrEqual(camera.home.radius * 2.5 + 1e-9);
    camera.zoom(0.001);
    expect(camera.seen.radius).toBeCloseTo(camera.home.radius);
  });

  it('keeps some of the island in sight, however far one pans', () => {
    const camera = shown();
    camera.pan(99_999, -99_999);
    const inFrame = island.some((cell) => {
      const { x, y } = seenAt(cell, camera.seen);
      return x >= -40 && x <= FRAME.width + 40 && y >= -40 && y <= FRAME.height + 40;
    });
    expect(inFrame).toBe(true);
  });

  it('on a small screen opens centred on the decision', () => {
    time = 10_000;
    const camera = new Camera(() => time);
    const small = { width: 374, height: 330 };
    const about = island.at(-1)!;
    camera.show(island, small, 45, [about]);
    expect(isInside(about, camera.pose, small)).toBe(true);
    expect(camera.pose.radius).toBe(45);
  });
});
