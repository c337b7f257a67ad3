/** Acts on the screen: where each place is, what flies over the board, what moves on the island. */
import { arc, fade, GLIDE, hideUntil, LAND, move, settle, spotOf, type Spot } from '../../motion/moves';
import { length } from '../../motion/timed';
import type { Act, Place, Showing, Thing } from './choreography';

export interface Flyer {
  id: number;
  thing: Thing;
  start: (element: HTMLElement) => void;
}

/** The size of a flyer's drawing. */
const DRAWN = 60;
const FADE = 120;

/** Over its spot: where a thing is, how large and how plain to see. */
const at = ({ x, y, size }: Spot, up: number, scale: number, opacity: number): Keyframe => ({
  transform: `translate(${x}px, ${y - up}px) scale(${(size / DRAWN) * scale})`,
  opacity,
});

const showing: Record<Showing, (spot: Spot) => Keyframe[]> = {
  leave: (spot) => [at(spot, 0, 1, 1), at(spot, 26, 0.9, 0)],
  come: (spot) => [at(spot, 22, 0.9, 0), at(spot, 0, 1, 1)],
  burst: (spot) => [at(spot, 0, 0.4, 0), at(spot, 2, 1.1, 1), at(spot, 4, 1.7, 0)],
};

const SWELL = ['none', 'scale(1.12)', 'none'].map((transform) => ({ transform }));
/** A hand reaches into the bag. */
const SQUASH = ['none', 'scale(1.14, 0.84)', 'none'].map((transform) => ({ transform }));

const aside = (by: readonly number[]): Keyframe[] =>
  by.map((x) => ({ transform: `translateX(${x}px)` }));

export class Performance {
  flyers: Flyer[] = $state.raw([]);
  readonly #board: () => HTMLElement | undefined;
  /** The seat whose slab lies in front. */
  readonly #seat: () => number;
  #id = 0;

  constructor(board: () => HTMLElement | undefined, seat: () => number) {
    this.#board = board;
    this.#seat = seat;
  }

  /** Play acts; the length of it all in milliseconds. */
  play(acts: Act[]): number {
    const board = this.#board();
    if (board === undefined) return 0;
    this.flyers = acts.flatMap((act) => this.#begin(act, board));
    return length(acts);
  }

  /** Without motion: what changed fades in. */
  fadeIn(tiles: number[]): void {
    for (const tile of tiles) {
      for (const part of this.#board()?.querySelectorAll(`[data-moves='${tile}']`) ?? []) {
        fade(part, FADE);
      }
    }
  }

  stop(): void {
    settle();
    this.flyers = [];
  }

  #begin(act: Act, board: HTMLElement): Flyer[] {
    const timing = { delay: act.at, duration: act.ms, fill: 'backwards' as const, easing: LAND };
    if (act.act === 'fly') return this.#fly(act, board);
    if (act.act === 'show') return this.#show(act, board);
    if (act.act === 'storm') return this.#cross(act, board);
    if (act.act === 'slide') {
      const strip = board.querySelector('[data-strip]');
      if (strip) move(strip, [{ transform: 'translateY(8px)', opacity: 0.4 }, { transform: 'none', opacity: 1 }], timing);
      return [];
    }
    if (act.act === 'claws') {
      const claws = board.querySelector(`[data-land='${act.tile}'] .claws`);
      if (claws) move(claws, [1, 0.1, 1].map((opacity) => ({ opacity })), timing);
      return [];
    }
    if (act.act === 'shrug') {
      const wizard = board.querySelector(`[data-wizard='${act.seat}']`);
      if (wizard) move(wizard, aside([0, -3, 3, -2, 0]), timing);
      return [];
    }
    if (act.act === 'ring') {
      const part = this.#element(act.place, board);
      if (part) move(part, act.place.at === 'bag' ? SQUASH : SWELL, timing);
      return [];
    }
    const frames: Record<typeof act.act, Keyframe[]> = {
      land: [{ transform: 'translateY(-12px)', opacity: 0 }, { transform: 'none', opacity: 1 }],
      rise: [{ transform: 'translateY(14px)', opacity: 0 }, { transform: 'none', opacity: 1 }],
      pop: [{ transform: 'scale(0.3)', opacity: 0 }, { transform: 'none', opacity: 1 }],
      nudge: aside([0, -2, 0]),
      turn: [{ transform: 'scaleX(0.1)' }, { transform: 'none' }],
    };
    const layer = ['land', 'nudge', 'turn'].includes(act.act) ? '[data-land]' : '[data-standing]';
    const part = board.querySelector(`${layer} [data-moves='${act.tile}']`);
    if (part) move(part, frames[act.act], timing);
    return [];
  }

  #fly(act: Act & { act: 'fly' }, board: HTMLElement): Flyer[] {
    const from = this.#spot(act.from, board);
    const to = this.#spot(act.to, board);
    if (act.hides && act.thing.is === 'wizard') {
      hideUntil(board.querySelector(`[data-wizard='${act.thing.seat}']`), act.at + act.ms);
    }
    return from === null || to === null ? [] : [this.#send(act.thing, from, to, act)];
  }

  #show(act: Act & { act: 'show' }, board: HTMLElement): Flyer[] {
    const spot = this.#spot(act.place, board);
    if (act.thing.is === 'wizard') {
      hideUntil(board.querySelector(`[data-wizard='${act.thing.seat}']`), act.at + act.ms);
    }
    return spot === null ? [] : [this.#start(act.thing, showing[act.how](spot), act, LAND)];
  }

  /** A cloud crosses the players' cards, from the first to the last. */
  #cross(act: Act, board: HTMLElement): Flyer[] {
    const cards = [...document.querySelectorAll("[data-seat-place$='-pets']")]
      .map((card) => spotOf(card, board))
      .filter((spot) => spot !== null);
    const [first, last] = [cards[0], cards.at(-1)];
    if (first === undefined || last === undefined) return [];
    const size = Math.min(130, Math.max(60, first.size * 0.6));
    const way = { x: last.x - first.x, y: last.y - first.y };
    const long = Math.hypot(way.x, way.y);
    // A single card is crossed from side to side.
    const [x, y] = long > 0 ? [way.x / long, way.y / long] : [1, 0];
    const from = { x: first.x - x * size, y: first.y - y * size, size };
    const to = { x: last.x + x * size, y: last.y + y * size, size };
    return [this.#send({ is: 'storm' }, from, to, act)];
  }

  #send(thing: Thing, from: Spot, to: Spot, act: Act): Flyer {
    const frames = arc(from, to, DRAWN).map((frame) => ({ ...frame, opacity: 1 }));
    return this.#start(thing, frames, act, GLIDE);
  }

  #start(thing: Thing, frames: Keyframe[], { at: delay, ms: duration }: Act, easing: string): Flyer {
    this.#id += 1;
    const start = (element: HTMLElement): void =>
      void move(element, frames, { delay, duration, easing });
    return { id: this.#id, thing, start };
  }

  /** Where a place is; what is not on this screen lies beyond the upper edge. */
  #spot(place: Place, board: HTMLElement): Spot | null {
    const found = spotOf(this.#element(place, board), board);
    if (found !== null && place.at === 'above') return { ...found, y: found.y - 70, size: found.size * 0.5 };
    if (found !== null) return { ...found, size: place.at === 'tile' ? found.size * 0.5 : 26 };
    return { x: board.clientWidth / 2, y: -20, size: 22 };
  }

  #element(place: Place, board: HTMLElement): Element | null {
    const own = 'seat' in place && place.seat === this.#seat();
    const inRail = (name: string): Element | null =>
      'seat' in place ? document.querySelector(`[data-seat-place='${place.seat}-${name}']`) : null;
    switch (place.at) {
      case 'tile':
      case 'above':
        return board.querySelector(`[data-tile='${place.tile}']`);
      case 'goods':
        return own ? board.querySelector(`[data-place='goods-${place.colour}']`) : inRail('pets');
      case 'stall':
        if (!own) {
          const pet = document.querySelector(`[data-pet='${place.seat}-${place.colour}']`);
          return pet ?? inRail('pets');
        }
        return (
          board.querySelector(`[data-place='stall-${place.colour}']`) ??
          board.querySelector(`[data-place='goods-${place.colour}']`)
        );
      case 'fame':
        return own ? board.querySelector("[data-place='fame']") : inRail('pets');
      case 'tray':
        return own ? board.querySelector('.tray') : inRail('pets');
      case 'supply':
        return board.querySelector(`[data-place='supply-${place.colour}']`) ?? board.querySelector('.bag');
      case 'stock':
        return board.querySelector(`[data-place='stock-${place.colour}']`) ?? board.querySelector('.bag');
      case 'bag':
      case 'pile':
        return board.querySelector(`[data-place='${place.at}']`) ?? board.querySelector('.bag');
    }
  }
}
