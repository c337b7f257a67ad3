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
import { length } from '../../motion/timeline';
import type { Act, Place } from './choreography';
import type { EggCard, Good } from './types';

type Start = (element: HTMLElement) => void;
export type Flyer = { id: number; start: Start } & (
  | { is: 'token'; good: Good }
  | { is: 'egg'; egg: EggCard; cracked: boolean }
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
        if (act.isNew) hideUntil(this.#element(act.to, board), act.at + act.ms);
        if (from === null || to === null) break;
        this.#send(flyers, { is: 'token', good: act.good }, [from, to], act, GLIDE);
        break;
      }
      case 'take': {
        const from = this.#spot(act.from, board);
        const to = this.#spot(act.to, board);
        hideUntil(this.#element(act.to, board), act.at + act.ms);
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
        const seat = this.#spot({ at: 'purse', seat: act.seat }, board) ?? from;
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
    hideUntil(this.#element(act.to, board), act.at + act.ms);
    const scale = from.size / DRAWN;
    const here = (aside: number, angle: number, grown = 1): string =>
      `translate(${from.x + aside}px, ${from.y}px) rotate(${angle}deg) scale(${scale * grown})`;
    flyers.push(
      this.#flyer({ is: 'egg', egg: act.egg, cracked: true }, (element) => {
        // Until it hatches, the egg of before lies in its nest.
        const still = { opacity: 1, transform: here(0, 0) };
        move(element, [still, still], { duration: act.at });
        const turns = [0, -7, 7, -9, 9, -5, 0];
        const frames: Keyframe[] = turns.map((angle, i) => ({
          opacity: 1,
          transform: here(angle / 3, angle),
          offset: (i / (turns.length - 1)) * 0.8,
        }));
        frames.push({ opacity: 0, transform: here(0, 0, 1.12), offset: 1 });
        move(element, frames, { delay: act.at, duration: shaken });
      }),
    );
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
        const at = (rise: number): string =>
          `translate(${to.x}px, ${to.y - rise}px) scale(${34 / DRAWN})`;
        move(
          element,
          [
            { opacity: 0, transform: at(0) },
            { opacity: 1, transform: at(24), offset: 0.4 },
            { opacity: 0, transform: at(40) },
          ],
          { delay: act.at + act.ms * 0.8, duration: act.ms * 0.7 },
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

/** In from the right edge of the tray, three faces, to rest at an angle. */
function tumble(board: HTMLElement, die: number, delay: number, duration: number): void {
  const piece = board.querySelector(`[data-piece='die-${die}']`);
  const body = piece?.querySelector('.body');
  if (!body) return;
  move(
    body,
    [
      { transform: 'translate(150px, -26px) rotate(300deg)', opacity: 0 },
      { transform: 'translate(90px, 14px) rotate(190deg)', opacity: 1, offset: 0.25 },
      { transform: 'translate(34px, -16px) rotate(80deg)', opacity: 1, offset: 0.6 },
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
