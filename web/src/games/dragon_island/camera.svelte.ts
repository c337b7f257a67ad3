/** Where one looks at the island from. At home all of it is in the frame; it pans and zooms, and
 * never moves by itself while a pointer is down or soon after its reader moved it. */
import { boxOf, fitted, isInside, LARGEST, seenAt, type Extent, type Pose } from './geometry';
import type { Cell } from './types';

/** How far one may come nearer than home. */
const NEAREST = 2.5;
/** Milliseconds for which the reader's own pan is respected. */
const RESPECT = 4000;

export class Camera {
  pose: Pose = $state.raw({ x: 0, y: 0, radius: 40 });
  /** While one zooms, the drawing is only scaled; it is drawn afresh when one stops. */
  scale = $state(1);
  /** Whether it glides to where it is. */
  gliding = $state(false);
  frame: Extent = $state.raw({ width: 0, height: 0 });
  held = $state(0);
  #cells: readonly Cell[] = $state.raw([]);
  /** The smallest radius at home, smaller screens pan instead; and the largest. */
  #least = $state(0);
  #largest = $state(LARGEST);
  #movedAt = -Infinity;
  #placed = false;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  readonly home: Pose = $derived.by(() =>
    this.#cells.length === 0 || this.frame.width === 0
      ? this.pose
      : fitted(this.#cells, this.frame, this.#least, this.#largest),
  );

  /** What is really seen: zooming included. */
  readonly seen: Pose = $derived.by(() => ({
    ...this.pose,
    radius: this.pose.radius * this.scale,
  }));

  /** Whether it is where `fit` puts it, and all is in sight. */
  readonly isHome: boolean = $derived.by(() => {
    const { x, y, radius } = this.seen;
    const { home } = this;
    return (
      Math.abs(x - home.x) < 2 && Math.abs(y - home.y) < 2 && Math.abs(radius - home.radius) < 0.5
    );
  });

  readonly seesAll: boolean = $derived.by(() =>
    this.#cells.every((cell) => isInside(cell, this.seen, this.frame, -this.seen.radius * 0.3)),
  );

  outside(cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => !isInside(cell, this.seen, this.frame, -this.seen.radius * 0.5));
  }

  /** The frame's size changed, or what lies in it. `about`: what the decision is about. */
  show(
    cells: readonly Cell[],
    frame: Extent,
    least: number,
    about: readonly Cell[] = [],
    largest = LARGEST,
  ): void {
    const sized = frame.width !== this.frame.width || frame.height !== this.frame.height;
    const grown = cells.some((cell) => !this.#cells.some((c) => c.q === cell.q && c.r === cell.r));
    this.#cells = cells;
    this.#least = least;
    this.#largest = largest;
    this.frame = frame;
    if (frame.width === 0 || cells.length === 0) return;
    if (!this.#placed || sized) {
      this.#placed = true;
      this.#set(this.#centred(about), false);
    } else if (this.held === 0 && this.#now() - this.#movedAt > RESPECT) {
      const home = fitted(cells, frame, least, largest);
      const wanted = about.length > 0 ? about : cells;
      const hidden = wanted.some((cell) => !isInside(cell, this.pose, frame, about.length > 0 ? 8 : -4));
      const crowded = this.pose.radius > home.radius + 0.5 && home.radius > least;
      if (hidden && (grown || about.length > 0)) this.#set(this.#centred(about), true);
      else if (grown && crowded) this.#set(home, true);
    }
  }

  /** Home, or where that does not show all: centred on what the decision is about. */
  #centred(about: readonly Cell[]): Pose {
    const home = fitted(this.#cells, this.frame, this.#least, this.#largest);
    const all = this.#cells.every((cell) => isInside(cell, home, this.frame, -4));
    if (all || about.length === 0) return home;
    const inFrame = about.filter((cell) => isInside(cell, home, this.frame));
    if (inFrame.length === about.length) return home;
    const at = about.map((cell) => seenAt(cell, home));
    const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
    const middle = {
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      y: (Math.min(...ys) + Math.max(...ys)) / 2,
    };
    return {
      ...home,
      x: home.x + this.frame.width / 2 - middle.x,
      y: home.y + this.frame.height / 2 - middle.y,
    };
  }

  fit(): void {
    this.#set(this.home, true);
    this.#movedAt = -Infinity;
  }

  pan(dx: number, dy: number): void {
    const { x, y, radius } = this.pose;
    this.gliding = false;
    this.#movedAt = this.#now();
    this.pose = this.#kept({ x: x + dx, y: y + dy, radius });
  }

  /** Bring a cell to the middle; parts of cells, too. */
  look(cell: Cell): void {
    const { x, y } = seenAt(cell, this.pose);
    this.#movedAt = this.#now();
    this.#set(
      {
        ...this.pose,
        x: this.pose.x + this.frame.width / 2 - x,
        y: this.pose.y + this.frame.height / 2 - y,
      },
      true,
    );
  }

  /** Make sure that a cell is in sight: what the keys lead to. */
  follow(cell: Cell): void {
    if (this.frame.width > 0 && !isInside(cell, this.seen, this.frame)) this.look(cell);
  }

  /** So much nearer, around a spot of the frame. */
  zoom(factor: number, at = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const now = this.seen.radius;
    const far = Math.min(this.home.radius, fitted(this.#cells, this.frame).radius);
    const radius = Math.min(Math.max(now * factor, far), Math.max(this.home.radius, 24) * NEAREST);
    const grown = radius / now;
    this.gliding = false;
    this.#movedAt = this.#now();
    this.pose = this.#kept({
      x: at.x - (at.x - this.pose.x) * grown,
      y: at.y - (at.y - this.pose.y) * grown,
      radius: this.pose.radius,
    });
    this.scale *= grown;
  }

  /** The zoom is over: draw it at its size. */
  settle(): void {
    if (this.scale === 1) return;
    this.pose = { ...this.pose, radius: this.pose.radius * this.scale };
    this.scale = 1;
  }

  #set(pose: Pose, glide: boolean): void {
    const same = Math.abs(pose.radius - this.pose.radius) < 0.01;
    this.gliding = glide && same;
    this.scale = 1;
    this.pose = pose;
  }

  /** The island's middle stays in the frame. */
  #kept(pose: Pose): Pose {
    if (this.#cells.length === 0) return pose;
    const box = boxOf(this.#cells);
    const radius = this.seen.radius;
    const x = (radius * (box.left + box.right)) / 2;
    const y = (radius * (box.top + box.bottom)) / 2;
    const { width, height } = this.frame;
    return {
      radius: pose.radius,
      x: Math.min(Math.max(pose.x, -x), width - x),
      y: Math.min(Math.max(pose.y, -y), height - y),
    };
  }
}
