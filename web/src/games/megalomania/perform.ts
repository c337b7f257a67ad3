/** What moves on the table when something happens: by transform and opacity alone, and never in
 * the way of a decision. */
import { GLIDE, LAND, move, settle } from '../../motion/moves';
import type { GameEvent } from '../../net/protocol';
import { happening } from './types';

/** Milliseconds: how long a taken trick is looked at, and how long its cards slide. */
export const BEAT = 1200;
/** In the first round, a newcomer has this much more. */
export const LONGER = 1000;
export const SLIDE = 360;

type Rects = Map<string, DOMRect>;

/** Where the cards of the own hand lie now: they leave from there. */
export function cardsNow(board: HTMLElement | undefined): Rects {
  const found: Rects = new Map();
  board?.querySelectorAll<HTMLElement>('.hand [data-piece]').forEach((element) => {
    found.set(element.dataset.piece!, element.getBoundingClientRect());
  });
  return found;
}

const places = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-seat-place='${name}']`),
];

/** The first of the places of that name that is on the screen. */
function seen(name: string): DOMRect | null {
  for (const element of places(name)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** The hands that an event is about: of who acts, and of the other. */
const handsOf = (event: ReturnType<typeof happening>): string[] =>
  [event.seat, event.other].filter((seat) => typeof seat === 'number').map((seat) => `${seat}-hand`);

function from(box: DOMRect, to: DOMRect, turn: number): Keyframe[] {
  const x = box.left + box.width / 2 - (to.left + to.width / 2);
  const y = box.top + box.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.2, Math.min(1.4, box.height / to.height));
  return [
    { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` },
    { transform: 'none' },
  ];
}

/** The rows of a round that was scored come one after the other. */
export function fillRows(rows: Iterable<Element>, duration: number): void {
  const all = [...rows];
  const part = duration / (all.length + 1);
  all.forEach((row, i) => {
    move(row, [{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1, transform: 'none' }], {
      delay: i * part,
      duration: part * 2,
      easing: GLIDE,
      fill: 'backwards',
    });
  });
}

export class Performance {
  readonly #board: () => HTMLElement | undefined;

  constructor(board: () => HTMLElement | undefined) {
    this.#board = board;
  }

  stop(): void {
    settle();
  }

  /** Plays the events of a step; says how long that takes. */
  play(events: GameEvent[], before: Rects, rate: number): number {
    let longest = 0;
    for (const event of events.map(happening)) {
      longest = Math.max(longest, this.#enact(event, before, rate));
    }
    return longest;
  }

  #enact(event: ReturnType<typeof happening>, before: Rects, rate: number): number {
    switch (event.event) {
      case 'played':
      case 'assassinated':
        return this.#lay(event.seat, String(event.card), before, 260 * rate);
      case 'dealt':
        return this.#fan(360 * rate);
      case 'round_begins':
        return this.#drop("[data-piece='banner']", 320 * rate);
      case 'mission':
        return this.#turn('.mission', 280 * rate);
      case 'turned_up':
      case 'dominant':
        return this.#drop("[data-piece='banner']", 280 * rate);
      case 'took_resources':
      case 'shared_resources':
        return this.#pop([`${event.seat}-crystals`, `${event.seat}-cubes`, `${event.seat}-scrolls`], 320 * rate);
      case 'drew_scroll':
      case 'kept_scroll':
      case 'looked_at_scrolls':
      case 'saw_scroll':
        return this.#pop([`${event.seat}-scrolls`], 320 * rate);
      case 'used_scroll':
      case 'copied_scroll':
        return this.#unroll(`scroll-${Number(event.scroll) + 1}`, 450 * rate);
      case 'declined_scroll':
      case 'no_exchange':
        return this.#shake(`${event.seat}-scrolls`, 160 * rate);
      case 'spied':
      case 'spy_saw':
      case 'exchanged':
      case 'spy_took':
      case 'spy_gave':
      case 'got_card':
      case 'gave_cards':
      case 'freed_card':
        return this.#pop(handsOf(event), 320 * rate);
      case 'plays_later':
      case 'names_leader':
      case 'fixed_leader':
        return this.#nudge(event.seat, 280 * rate, 'translateX(10px)');
      case 'explored':
      case 'gave_back':
        return this.#lift(320 * rate);
      case 'laid_row':
      case 'split':
      case 'pile_kept':
        return this.#pop([`${event.seat}-hand`], 220 * rate);
      case 'trick_stolen':
        return this.#pop([`${event.seat}-tricks`], 450 * rate);
      case 'cubes_up':
      case 'cubes_down':
        return this.#nudge(event.seat, 220 * rate, 'translateY(-6px)');
      case 'power':
        return this.#nudge(event.seat, 360 * rate, 'scale(1.06)');
      case 'takes_trick':
      case 'refuses_trick':
        return this.#nudge(event.seat, 160 * rate, 'scale(1.1)');
      case 'changed_colour':
        return this.#nudge(event.seat, 280 * rate, 'rotateY(40deg)');
      case 'hands_passed':
      case 'hands_swapped':
      case 'swapped_hands':
        return this.#fan(450 * rate);
      case 'three_points':
        return this.#pop([`${event.seat}-tricks`], 600 * rate);
      default:
        return 0;
    }
  }

  /** A card comes from its player's hand into its place. */
  #lay(seat: number, card: string, before: Rects, duration: number): number {
    const place = this.#board()?.querySelector(`[data-seat-place='${seat}-place'] .lying`);
    if (!place) return 0;
    const to = place.getBoundingClientRect();
    const start = before.get(`card-${card}`) ?? seen(`${seat}-hand`) ?? seen(`${seat}-tricks`);
    if (start === null || to.width === 0) return 0;
    move(place, from(start, to, -4), { duration, easing: LAND });
    return duration;
  }

  /** The cards of a trick slide to their taker's row, and are gone. */
  slide(seat: number, delay: number, duration: number): void {
    const board = this.#board();
    const row = board?.querySelector(`[data-row='${seat}']`)?.getBoundingClientRect();
    const to = row && row.width > 0 ? row : seen(`${seat}-tricks`);
    if (!board || !to) return;
    board.querySelectorAll('.row.held .lying').forEach((card) => {
      const box = card.getBoundingClientRect();
      const x = to.left + to.width / 2 - (box.left + box.width / 2);
      const y = to.top + to.height / 2 - (box.top + box.height / 2);
      move(
        card,
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(0.16) rotate(-8deg)`, opacity: 0.2 },
        ],
        { delay, duration, easing: GLIDE, fill: 'forwards' },
      );
    });
  }

  #fan(duration: number): number {
    const held = [...(this.#board()?.querySelectorAll('.hand .held') ?? [])];
    held.forEach((card, i) => {
      const shift = ((held.length - 1) / 2 - i) * 28;
      move(
        card,
        [
          { transform: `translate(${shift}px, 60px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { delay: i * 18, duration, easing: GLIDE, fill: 'backwards' },
      );
    });
    return duration + held.length * 18;
  }

  #drop(what: string, duration: number): number {
    const element = this.#board()?.querySelector(what);
    if (!element) return 0;
    move(
      element,
      [{ transform: 'translateY(-34px)', opacity: 0 }, { transform: 'none', opacity: 1 }],
      { duration, easing: LAND },
    );
    return duration;
  }

  #turn(what: string, duration: number): number {
    const element = this.#board()?.querySelector(what);
    if (!element) return 0;
    move(
      element,
      [{ transform: 'perspective(900px) rotateY(86deg)' }, { transform: 'none' }],
      { duration, easing: GLIDE },
    );
    return duration;
  }

  /** A scroll unrolls in the middle, and goes to its place at the foot. */
  #unroll(piece: string, duration: number): number {
    const element = this.#board()?.querySelector(`.mat [data-piece='${piece}']`);
    if (!element) return 0;
    move(
      element,
      [
        { transform: 'translateY(-130px) scale(1.5, 0.2)', opacity: 0 },
        { transform: 'translateY(-130px) scale(1.5)', opacity: 1, offset: 0.55 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, easing: GLIDE },
    );
    return duration;
  }

  /** No, thank you. */
  #shake(name: string, duration: number): number {
    for (const element of places(name)) {
      const sides = [0, -5, 5, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
      move(element, sides, { duration, easing: GLIDE });
    }
    return duration;
  }

  /** A card is lifted out of the previous trick, or put into it. */
  #lift(duration: number): number {
    const card = this.#board()?.querySelector('.previous .drawn');
    if (!card) return 0;
    move(card, [{ transform: 'translateY(14px)', opacity: 0.3 }, { transform: 'translateY(-8px)', opacity: 1 }], {
      duration,
      easing: LAND,
    });
    return duration;
  }

  #pop(names: string[], duration: number): number {
    for (const element of names.flatMap(places)) {
      move(
        element,
        [{ transform: 'none' }, { transform: 'scale(1.16)', offset: 0.4 }, { transform: 'none' }],
        { duration, easing: GLIDE },
      );
    }
    return duration;
  }

  #nudge(seat: number, duration: number, how: string): number {
    const card = this.#board()?.querySelector(`[data-seat-place='${seat}-place'] .lying`);
    if (!card) return 0;
    move(card, [{ transform: 'none' }, { transform: how, offset: 0.45 }, { transform: 'none' }], {
      duration,
      easing: GLIDE,
    });
    return duration;
  }
}
