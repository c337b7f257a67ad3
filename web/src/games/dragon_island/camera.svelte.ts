/** Where one looks at the island from. At home all of it is in the frame; it pans and zooms, and
 * never moves by itself while a pointer is down or soon after its reader moved it. */
import { boxOf, fitted, isInside, LARGEST, seenAt, type Extent, type Pose } from './geometry';
import type { Cell } from './types';

/** How far one may come nearer than home. */
const NEAREST = 2.5;
/** Milliseconds that a glide takes, and that a tile takes to land before one begins. */
export const GLIDING = 300;
const LANDING = 280;
/** Milliseconds for which the reader's own pan is respected. */
const RESPECT = 4000;
/** Milliseconds after which what stands around the island (miniature, edges) follows a hand. */
const FOLLOWS = 160;

/** Where the drawing lies; while one zooms, it is only scaled. */
export interface Lying {
  pose: Pose;
  scale: number;
}

/** The most of a frame that may be empty sea beside the island, where it opens by itself. */
const EMPTY = 0.15;

/** A middle that leaves no more empty than that on either side of an island from `low` to `high`. */
function lined(at: number, low: number, high: number, room: number): number {
  const [first, last] = [room * (1 - EMPTY) - high, room * EMPTY - low];
  return first > last ? (room - low - high) / 2 : Math.min(Math.max(at, first), last);
}

type Mover = (now: Lying, told: Lying) => void;

export class Camera {
  pose: Pose = $state.raw({ x: 0, y: 0, radius: 40 });
  /** While one zooms, the drawing is only scaled; it is redrawn when one stops. */
  scale = $state(1);
  /** While a hand moves the island, only subscribers are called, frame by frame: `pose` and
   * `scale`, and all that is drawn from them, follow now and then. */
  #movers: Mover[] = [];
  #lying: Lying = { pose: { x: 0, y: 0, radius: 40 }, scale: 1 };
  #frame = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Whether it glides to where it is, and after how many milliseconds it begins to. */
  gliding = $state(false);
  wait = $state(0);
  #glided: ReturnType<typeof setTimeout> | undefined;
  /** What a decision is about, and whether a hand kept it from being laid out. */
  #about: readonly Cell[] = [];
  #unlaid = false;
  frame: Extent = $state.raw({ width: 0, height: 0 });
  held = $state(0);
  /** Whether the reader moved it since it was last laid out. */
  #byHand = $state(false);
  #cells: readonly Cell[] = $state.raw([]);
  /** The smallest radius at home, smaller screens pan instead; and the largest. */
  #least = $state(0);
  #largest = $state(LARGEST);
  /** What lies over the frame's lower left corner: at home, nothing is below it. */
  #corner: Extent = $state.raw({ width: 0, height: 0 });
  #movedAt = -Infinity;
  #placed = false;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  readonly home: Pose = $derived.by(() =>
    this.#cells.length === 0 || this.frame.width === 0
      ? this.pose
      : fitted(this.#cells, this.frame, this.#least, this.#largest, this.#corner),
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

  /** Whether it lies otherwise than it was laid out: by hand, or because not all is in sight. */
  readonly isElsewhere: boolean = $derived.by(
    () => !this.seesAll || (this.#byHand && !this.isHome),
  );

  readonly seesAll: boolean = $derived.by(() =>
    this.#cells.every((cell) => isInside(cell, this.seen, this.frame, -this.seen.radius * 0.3)),
  );

  /** Subscribe to each frame in which a hand moves the island; returns what ends it. */
  heed(mover: Mover): () => void {
    this.#movers.push(mover);
    return () => void (this.#movers = this.#movers.filter((each) => each !== mover));
  }

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
    corner: Extent = { width: 0, height: 0 },
  ): void {
    const sized = frame.width !== this.frame.width || frame.height !== this.frame.height;
    const added = cells.filter((cell) => !this.#cells.some((c) => c.q === cell.q && c.r === cell.r));
    const grown = added.length > 0;
    this.#cells = cells;
    this.#least = least;
    this.#largest = largest;
    this.#corner = corner;
    this.#about = about;
    this.frame = frame;
    if (frame.width === 0 || cells.length === 0) return;
    if (this.held > 0) this.#unlaid ||= sized || grown;
    else if (!this.#placed || sized) {
      this.#placed = true;
      this.#set(this.#centred(about), false);
    } else if (this.#now() - this.#movedAt > RESPECT) {
      const { home } = this;
      const wanted = about.length > 0 ? about : cells;
      const hidden = wanted.some((cell) => !isInside(cell, this.seen, frame, about.length > 0 ? 8 : -4));
      const fits = cells.every((cell) => isInside(cell, home, frame, -4));
      const outside = fits && added.some((cell) => !isInside(cell, this.seen, frame, -4));
      const wait = grown ? LANDING : 0;
      if (hidden && (grown || about.length > 0)) this.#set(this.#centred(about), true, wait);
      else if (outside) this.#set(home, true, wait);
    }
  }

  /** The last pointer is up: what came meanwhile is laid out, unless the reader panned. */
  release(): void {
    this.settle();
    const late = this.#unlaid;
    this.#unlaid = false;
    if (late && this.#now() - this.#movedAt > RESPECT) this.#set(this.#centred(this.#about), true);
  }

  /** Home, or where that does not show all: centred on what the decision is about. */
  #centred(about: readonly Cell[]): Pose {
    const { home } = this;
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
    const box = boxOf(this.#cells);
    const { radius } = home;
    const { width, height } = this.frame;
    return {
      radius,
      x: lined(home.x + width / 2 - middle.x, box.left * radius, box.right * radius, width),
      y: lined(home.y + height / 2 - middle.y, box.top * radius, box.bottom * radius, height),
    };
  }

  fit(): void {
    this.#set(this.home, true);
    this.#movedAt = -Infinity;
  }

  pan(dx: number, dy: number): void {
    const { pose, scale } = this.#lying;
    this.#movedAt = this.#now();
    this.#byHand = true;
    this.#move({ pose: this.#kept({ ...pose, x: pose.x + dx, y: pose.y + dy }), scale });
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
    this.#byHand = true;
  }

  /** Make sure that a cell is in sight: what the keys lead to. */
  follow(cell: Cell): void {
    if (this.frame.width > 0 && !isInside(cell, this.seen, this.frame)) this.look(cell);
  }

  /** So much nearer, around a spot of the frame. `hand`: more follows, until it settles. */
  zoom(
    factor: number,
    at = { x: this.frame.width / 2, y: this.frame.height / 2 },
    hand = this.held > 0,
  ): void {
    const { pose, scale } = this.#lying;
    const now = pose.radius * scale;
    const far = Math.min(this.home.radius, fitted(this.#cells, this.frame).radius);
    const radius = Math.min(Math.max(now * factor, far), Math.max(this.home.radius, 24) * NEAREST);
    const grown = radius / now;
    this.#movedAt = this.#now();
    this.#byHand = true;
    const moved = this.#kept({
      x: at.x - (at.x - pose.x) * grown,
      y: at.y - (at.y - pose.y) * grown,
      radius: pose.radius,
    });
    this.#move({ pose: moved, scale: scale * grown }, hand);
  }

  /** The hand rests: what was zoomed is drawn at its size. */
  settle(): void {
    const { pose, scale } = this.#lying;
    this.gliding = false;
    this.#lay(scale === 1 ? this.#lying : { pose: { ...pose, radius: pose.radius * scale }, scale: 1 });
  }

  /** A hand that is down moves the drawing alone; all else is laid at once. */
  #move(lying: Lying, hand = this.held > 0): void {
    this.gliding = false;
    if (!hand) return this.#lay(lying);
    this.#lying = lying;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const told = { pose: this.pose, scale: this.scale };
      for (const tell of this.#movers) tell(this.#lying, told);
    });
    this.#later ??= setTimeout(() => this.#lay(this.#lying), FOLLOWS);
  }

  #lay(lying: Lying): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#later);
    this.#frame = 0;
    this.#later = undefined;
    this.#lying = lying;
    this.pose = lying.pose;
    this.scale = lying.scale;
  }

  /** Lie elsewhere. A glide to another size scales the drawing, which is redrawn at its end. */
  #set(pose: Pose, glide: boolean, wait = 0): void {
    const { radius } = this.pose;
    clearTimeout(this.#glided);
    this.gliding = glide;
    this.wait = wait;
    this.#byHand = false;
    if (!glide || Math.abs(pose.radius - radius) < 0.01) return this.#lay({ pose, scale: 1 });
    this.#lay({ pose: { ...pose, radius }, scale: pose.radius / radius });
    this.#glided = setTimeout(() => this.held === 0 && this.settle(), wait + GLIDING);
  }

  /** The island's middle stays in the frame. */
  #kept(pose: Pose): Pose {
    if (this.#cells.length === 0) return pose;
    const box = boxOf(this.#cells);
    const radius = this.#lying.pose.radius * this.#lying.scale;
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
