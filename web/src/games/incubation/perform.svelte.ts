/** Acts on the screen: where each place is, what flies over the board, what moves on it. */
import {
  GLIDE,
  LAND,
  arc,
  fade,
  hideUntil,
  move,
  settle,
  spotOf,
  type Spot,
} from '../../motion/moves';
import { length } from '../../motion/timed';
import type { Act, Place } from './choreography';
import type { EggCard, Good } from './types';

type Start = (element: HTMLElement) => void;
export type Flyer = { id: number; start: Start } & (
  | { is: 'token'; good: Good }
  | { is: 'egg'; egg: EggCard; cracked: boolean; half?: 'upper' | 'lower' }
  | { is: 'dragon'; egg: EggCard }
  | { is: 'points'; points: number }
);
type Thing<F> = F extends unknown ? Omit<F, 'id' | 'start'> : never;

/** The size of a flyer's drawing. */
const DRAWN = 120;
const TOKEN = 30;
/** Milliseconds of a fade that stands for motion. */
const FADE = 120;

export class Performance {
  flyers: Flyer[] = $state.raw([]);
  #board: () => HTMLElement | undefined;
  /** The seat whose incubators lie in front. */
  #seat: () => number;
  #id = 0;

  constructor(board: () => HTMLElement | undefined, seat: () => number) {
    this.#board = board;
    this.#seat = seat;
  }

  /** Play acts; the length of it all in milliseconds. */
  play(acts: Act[]): number {
    const board = this.#board();
    if (board === undefined) return 0;
    const flyers: Flyer[] = [];
    for (const act of acts) this.#begin(act, board, flyers);
    this.flyers = flyers;
    return length(acts);
  }

  /** Without motion: what changed fades in. */
  fadeIn(pieces: string[]): void {
    const board = this.#board();
    for (const piece of pieces) {
      const element = board?.querySelector(`[data-piece='${piece}']`) ?? null;
      fade(element?.closest('[data-frame]') ?? element, FADE);
    }
  }

  stop(): void {
    settle();
    this.flyers = [];
  }

  #begin(act: Act, board: HTMLElement, flyers: Flyer[]): void {
    const timing = { delay: act.at, duration: act.ms, fill: 'backwards' as const };
    switch (act.act) {
      case 'roll':
        for (const die of act.dice) tumble(board, die, act.at, act.ms);
        break;
      case 'turn': {
        for (const arm of board.querySelectorAll('.spin')) {
          move(arm, [{ transform: 'rotate(-45deg)' }, { transform: 'none' }], {
            ...timing,
            easing: GLIDE,
          });
        }
        for (const mark of board.querySelectorAll('.upright')) {
          move(mark, [{ transform: 'rotate(45deg)' }, { transform: 'none' }], {
            ...timing,
            easing: GLIDE,
          });
        }
        break;
      }
      case 'drop': {
        const to = this.#spot({ at: 'section', section: act.section, good: act.good }, board);
        if (to === null) break;
        const pile = board.querySelector(`[data-at='section-${act.section}-${act.good}']`);
        if (act.isNew) hideUntil(pile, act.at + act.ms);
        const from = { ...to, y: to.y - 26, size: to.size * 1.25 };
        this.#send(flyers, { is: 'token', good: act.good }, [from, to], act, LAND);
        break;
      }
      case 'fly': {
        const from = this.#spot(act.from, board);
        const to = this.#spot(act.to, board);
        if (act.isNew) this.#hide(act.to, board, act.at + act.ms);
        if (from === null || to === null) break;
        // A token is as large on its way as where it lands.
        const start = { ...from, size: to.size };
        this.#send(flyers, { is: 'token', good: act.good }, [start, to], act, GLIDE);
        break;
      }
      case 'take': {
        const from = this.#spot(act.from, board);
        const to = this.#spot(act.to, board);
        this.#hide(act.to, board, act.at + act.ms);
        if (from === null || to === null) break;
        const thing = { is: 'egg' as const, egg: act.egg, cracked: false };
        this.#send(flyers, thing, [{ ...from, size: from.size * 0.7 }, to], act, GLIDE);
        break;
      }
      case 'hatch':
        this.#hatch(act, board, flyers);
        break;
      case 'claim': {
        const card = board.querySelector(`[data-piece='objective-${act.place}']`);
        const from = spotOf(card, board);
        if (from === null) break;
        const seat =
          besideFace(act.seat, board) ?? this.#spot({ at: 'purse', seat: act.seat }, board) ?? from;
        const sizes = [{ ...from, size: 44 }, { ...seat, size: 30 }] as [Spot, Spot];
        this.#send(flyers, { is: 'points', points: act.points }, sizes, act, GLIDE);
        break;
      }
    }
  }

  /** Shake, crack; the dragon rises, walks to the others, and its points rise from it. */
  #hatch(act: Act & { act: 'hatch' }, board: HTMLElement, flyers: Flyer[]): void {
    const from = this.#spot(act.from, board);
    const to = this.#spot(act.to, board) ?? from;
    if (from === null || to === null) return;
    const shaken = act.ms * 0.42;
    this.#hide(act.to, board, act.at + act.ms);
    const scale = from.size / DRAWN;
    const here = (aside: number, angle: number, grown = 1): string =>
      `translate(${from.x + aside}px, ${from.y}px) rotate(${angle}deg) scale(${scale * grown})`;
    // The shell shakes, then opens: its halves go apart, and the dragon rises between them.
    for (const half of ['upper', 'lower'] as const) {
      const way = half === 'upper' ? -1 : 1;
      flyers.push(
        this.#flyer({ is: 'egg', egg: act.egg, cracked: true, half }, (element) => {
          // Until it hatches, the egg of before lies in its nest.
          const still = { opacity: 1, transform: here(0, 0) };
          move(element, [still, still], { duration: act.at });
          const turns = [0, -7, 7, -9, 9, -5, 0];
          const frames: Keyframe[] = turns.map((angle, i) => ({
            opacity: 1,
            transform: here(angle / 3, angle),
            offset: (i / (turns.length - 1)) * 0.5,
          }));
          const apart = `translate(${from.x + way * 4}px, ${from.y + way * from.size * 0.3}px)`;
          frames.push(
            { opacity: 1, transform: `${apart} rotate(${-way * 16}deg) scale(${scale})`, offset: 0.8 },
            { opacity: 0, transform: `${apart} rotate(${-way * 24}deg) scale(${scale})`, offset: 1 },
          );
          move(element, frames, { delay: act.at, duration: act.ms * 0.8 });
        }),
      );
    }
    flyers.push(
      this.#flyer({ is: 'dragon', egg: act.egg }, (element) => {
        const size = Math.max(from.size, 60);
        const rise = { ...from, y: from.y - from.size * 0.12 };
        const walk = arc({ ...rise, size }, { ...to, size: Math.max(40, to.size) }, DRAWN);
        const first = walk[0]!.transform as string;
        const frames: Keyframe[] = [
          { opacity: 0, transform: `${first} scale(0.5)`, offset: 0 },
          { opacity: 1, transform: first, offset: 0.35 },
          ...walk
            .slice(1)
            .map((frame, i) => ({ ...frame, opacity: 1, offset: 0.35 + ((i + 1) / 4) * 0.65 })),
        ];
        const begin = act.at + shaken * 0.85;
        move(element, frames, { delay: begin, duration: act.at + act.ms - begin, easing: GLIDE });
      }),
    );
    flyers.push(
      this.#flyer({ is: 'points', points: act.points }, (element) => {
        // They rise from the dragon and land beside the face of who gets them.
        const face = besideFace(act.to.at === 'hatched' ? act.to.seat : -1, board) ?? { x: to.x, y: to.y - 24 };
        const at = ({ x, y }: { x: number; y: number }): string =>
          `translate(${x}px, ${y}px) scale(${34 / DRAWN})`;
        move(
          element,
          [
            { opacity: 0, transform: at(from) },
            { opacity: 1, transform: at({ x: from.x, y: from.y - 24 }), offset: 0.3 },
            { opacity: 1, transform: at(face), offset: 0.85 },
            { opacity: 0, transform: at(face) },
          ],
          { delay: act.at + act.ms * 0.3, duration: act.ms * 0.7, easing: GLIDE },
        );
      }),
    );
  }

  #send(
    flyers: Flyer[],
    thing: Thing<Flyer>,
    [from, to]: [Spot, Spot],
    act: Act,
    easing: string,
  ): void {
    flyers.push(
      this.#flyer(thing, (element) => {
        const frames = arc(from, to, DRAWN).map((frame) => ({ ...frame, opacity: 1 }));
        move(element, frames, { delay: act.at, duration: act.ms, easing });
      }),
    );
  }

  #flyer(thing: Thing<Flyer>, start: Start): Flyer {
    this.#id += 1;
    return { ...thing, id: this.#id, start } as Flyer;
  }

  /** Keep what has not arrived unseen: on the board only, as the players' cards still show the
   * moment before. */
  #hide(place: Place, board: HTMLElement, ms: number): void {
    if ('seat' in place && place.seat !== this.#seat()) return;
    hideUntil(this.#element(place, board), ms);
  }

  /** The element at a place, if it is on this screen. */
  #element(place: Place, board: HTMLElement): Element | null {
    const inRail = (name: string): Element | null =>
      'seat' in place ? document.querySelector(`[data-seat-place='${place.seat}-${name}']`) : null;
    const here = 'seat' in place && place.seat === this.#seat();
    switch (place.at) {
      case 'reserve':
        return board.querySelector(`[data-place='reserve-${place.good}']`);
      case 'section':
        return (
          board.querySelector(`[data-at='section-${place.section}-${place.good}']`) ??
          board.querySelector(`[data-place='section-${place.section}-${place.good}']`)
        );
      case 'slot': {
        if (!here) return inRail(`incubator-${place.incubator}`);
        const slot = `incubator-${place.incubator}-${place.good}-${place.index}`;
        return board.querySelector(`[data-slot='${slot}']`);
      }
      case 'incubator':
        if (!here) return inRail(`incubator-${place.incubator}`);
        return board.querySelector(`[data-place='incubator-${place.incubator}-egg']`);
      case 'purse':
        return (here ? board.querySelector("[data-place='purse']") : null) ?? inRail('purse');
      case 'hatched':
        if (!here) return inRail('hatched');
        return board.querySelector(`[data-dragon='${place.egg}']`);
      case 'deck':
        return board.querySelector(`[data-frame='deck-${place.deck}'] .top`);
      case 'hand':
        return board.querySelector("[data-place='hand']");
      case 'objective':
        return board.querySelector(`[data-piece='objective-${place.place}']`);
    }
  }

  /** Where a place is; what is not on this screen has a place from which one sees it coming. */
  #spot(place: Place, board: HTMLElement): Spot | null {
    const isToken = place.at !== 'incubator' && place.at !== 'hatched' && place.at !== 'deck';
    const found = spotOf(this.#element(place, board), board);
    if (found !== null) {
      const inRail = 'seat' in place && place.seat !== this.#seat();
      if (inRail) return { ...found, size: isToken ? 18 : 30 };
      if (!isToken) return found;
      const pile = place.at === 'section' && found.size > 4 ? Math.min(found.size, 40) : TOKEN;
      return { ...found, size: place.at === 'slot' ? found.size : pile };
    }
    switch (place.at) {
      case 'slot':
      case 'hatched':
        if (place.seat !== this.#seat()) return above(board, isToken);
        return place.at === 'slot'
          ? this.#spot({ at: 'incubator', seat: place.seat, incubator: place.incubator }, board)
          : spotOf(board.querySelector("[data-place='hatched']"), board);
      case 'incubator':
      case 'purse':
        return above(board, isToken);
      case 'hand':
        return this.#spot({ at: 'reserve', good: place.good }, board);
      case 'deck':
        return spotOf(board.querySelector(`[data-piece='deck-${place.deck}']`), board);
      case 'reserve': {
        const tray = spotOf(board.querySelector('.tray'), board);
        return tray && { ...tray, size: TOKEN };
      }
      default:
        return null;
    }
  }
}

/** The others sit beyond the upper edge. */
function above(board: HTMLElement, isToken: boolean): Spot {
  return { x: board.clientWidth / 2, y: -20, size: isToken ? 18 : 40 };
}

/** Where points land: beside the face of who gets them; null where no face is in sight. */
function besideFace(seat: number, board: HTMLElement): Spot | null {
  for (const face of document.querySelectorAll(`[data-seat-face='${seat}']`)) {
    const spot = spotOf(face, board);
    if (spot !== null) return { x: spot.x + spot.size / 2 + 18, y: spot.y, size: 30 };
  }
  return null;
}

/** Rolling in from the tray's own edge, never from behind another panel; three faces, to rest at
 * an angle. */
function tumble(board: HTMLElement, die: number, delay: number, duration: number): void {
  const piece = board.querySelector(`[data-piece='die-${die}']`);
  const body = piece?.querySelector('.body');
  if (!body) return;
  const tray = piece!.closest('.tray') ?? board;
  const room = tray.getBoundingClientRect().right - body.getBoundingClientRect().right;
  const far = Math.max(24, Math.min(150, room - 6));
  move(
    body,
    [
      { transform: `translate(${far}px, -26px) rotate(300deg)`, opacity: 0 },
      { transform: `translate(${far * 0.6}px, 14px) rotate(190deg)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${far * 0.22}px, -16px) rotate(80deg)`, opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    { delay: delay + die * 60, duration: duration - die * 60, easing: LAND, fill: 'backwards' },
  );
  piece!.querySelectorAll('.tumbled').forEach((face, i) => {
    const at = i / 4;
    move(
      face,
      [
        { opacity: 0, offset: 0 },
        { opacity: 0, offset: at },
        { opacity: 1, offset: at },
        { opacity: 1, offset: at + 0.25 },
        { opacity: 0, offset: at + 0.25 },
        { opacity: 0, offset: 1 },
      ],
      { delay, duration, fill: 'backwards' },
    );
  });
}
