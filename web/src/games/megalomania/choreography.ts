/** What moves for each event of the game, and for how long: transform and opacity alone. Times are
 * milliseconds as drawn; `Ground.rate` makes them longer or shorter. */
import { GLIDE, LAND, move } from '../../motion/moves';
import { signed } from '../../texts/figures';
import { fly, type Flying, type Flight } from './flights';
import type { Ground } from './ground';
import type { Happening } from './types';

export type Motion = (event: Happening, on: Ground) => number;

/** Events with their own scene: the trick that is held and slides to its taker (`telling`), the
 * round that is shown row by row (`Told`), the end with its crown (the table). */
export const ELSEWHERE = ['trick_taken', 'scored', 'scroll_bonus', 'ended'];

/** Tokens that fly one after the other: more than these cannot be distinguished. */
const MOST = 5;

const other = (event: Happening): number => Number(event.other);

/** Several of a piece, one after the other; says when the last has landed. */
function send(
  what: Flying,
  from: DOMRect | null,
  to: DOMRect | null,
  on: Ground,
  flight: Flight & { count?: number; apart?: number },
): number {
  const { count = 1, apart = 0, duration, delay = 0, ...how } = flight;
  if (from === null || to === null) return 0;
  const some = Math.min(count, MOST);
  for (let i = 0; i < some; i++) {
    fly(what, from, to, {
      ...how,
      duration: duration * on.rate,
      delay: (delay + i * apart) * on.rate,
    });
  }
  return some === 0 ? 0 : (duration + delay + (some - 1) * apart) * on.rate;
}

function play(element: Element | null, frames: Keyframe[], duration: number, easing = GLIDE): number {
  if (element === null) return 0;
  move(element, frames, { duration, easing });
  return duration;
}

// One element

const drop = (what: string, ms: number): Motion => (_, on) =>
  play(
    on.one(what),
    [{ transform: 'translateY(-34px)', opacity: 0 }, { transform: 'none', opacity: 1 }],
    ms * on.rate,
    LAND,
  );

const unrollDown = (element: Element | null, ms: number): number =>
  play(element, [{ transform: 'scaleY(0)' }, { transform: 'none' }], ms);

const turnOver = (element: Element | null, ms: number): number =>
  play(element, [{ transform: 'perspective(900px) rotateY(86deg)' }, { transform: 'none' }], ms);

const stamp = (element: Element | null, ms: number): number =>
  play(
    element,
    [{ transform: 'scale(2.2)', opacity: 0 }, { transform: 'none', opacity: 1 }],
    ms,
    LAND,
  );

function nudge(element: Element | null, how: string, ms: number): number {
  const frames = [{ transform: 'none' }, { transform: how, offset: 0.45 }, { transform: 'none' }];
  return play(element, frames, ms);
}

/** The animal shakes its head, wherever it is seen. */
const shake: Motion = ({ seat }, on) => {
  const sides = [0, -5, 5, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  for (const face of document.querySelectorAll(`[data-seat-face='${seat}']`)) {
    play(face, sides, 160 * on.rate);
  }
  return 160 * on.rate;
};

// Scrolls

/** It unrolls in the middle and rolls to its place at the foot. */
const unroll: Motion = ({ seat, scroll }, on) => {
  const element = on.one(`.mat [data-piece='scroll-${Number(scroll) + 1}']`);
  if (element === null) {
    return send('scroll', on.of(seat, 'scrolls'), on.middle(), on, { duration: 450 });
  }
  const frames = [
    { transform: 'translateY(-130px) scale(1.5, 0.2)', opacity: 0 },
    { transform: 'translateY(-130px) scale(1.5)', opacity: 1, offset: 0.55 },
    { transform: 'none', opacity: 1 },
  ];
  return play(element, frames, 450 * on.rate);
};

const drawScrolls =
  (back: boolean): Motion =>
  ({ seat, count }, on) =>
    send('scroll', on.foot('scrolls'), on.of(seat, 'scrolls'), on, {
      duration: 320,
      count: typeof count === 'number' ? count : 1,
      apart: 50,
      back,
    });

/** Those that only the reader sees rise from the pile. */
const rise: Motion = ({ seat }, on) => {
  const rows = on.all('.scrolls > li');
  for (const row of rows) {
    const frames = [{ transform: 'translateY(46px)', opacity: 0 }, { transform: 'none', opacity: 1 }];
    play(row, frames, 320 * on.rate);
  }
  return rows.length > 0 ? 320 * on.rate : drawScrolls(true)({ event: '', seat }, on);
};

// Cards

const inHand = (card: unknown, on: Ground): Element | null =>
  on.one(`.tray .hand [data-piece='card-${String(card)}']`)?.closest('.held') ?? null;

/** Your hand opens like a fan. */
function fan(on: Ground, ms: number): number {
  const held = on.all('.tray .hand .held');
  held.forEach((card, i) => {
    const shift = ((held.length - 1) / 2 - i) * 28;
    move(
      card,
      [
        { transform: `translate(${shift}px, 60px)`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { delay: i * 18 * on.rate, duration: ms * on.rate, easing: GLIDE, fill: 'backwards' },
    );
  });
  return (ms + held.length * 18) * on.rate;
}

/** Backs fly from the dealer to everyone. */
const deal: Motion = ({ seat }, on) => {
  const from = on.face(seat) ?? on.middle();
  on.now.players.forEach((_, to) => {
    if (to !== seat) send('back', from, on.of(to, 'hand'), on, { duration: 360, count: 2, apart: 40 });
  });
  return fan(on, 360);
};

/** A card comes from its player's hand into its place. */
const lay: Motion = ({ seat, card }, on) => {
  const start = on.before.get(`card-${String(card)}`) ?? on.of(seat, 'hand');
  return on.from(on.lying(seat), start, 260 * on.rate, LAND, -4);
};

/** Two cards cross, unseen by others. */
const cross: Motion = (event, on) => {
  const [here, there] = [on.of(event.seat, 'hand'), on.of(other(event), 'hand')];
  const first = send('back', there, here, on, { duration: 320 });
  return Math.max(first, send('back', here, there, on, { duration: 320, delay: 60 }));
};

/** A card that the reader now has comes from where it was seen, or from its giver. */
const arrive =
  (giver: (event: Happening, on: Ground) => number | null, ms = 320): Motion =>
  (event, on) => {
    const seat = giver(event, on);
    const start =
      on.before.get(`card-${String(event.card)}`) ??
      (seat === null ? on.middle() : on.of(seat, 'hand'));
    return on.from(inHand(event.card, on), start, ms * on.rate);
  };

const crossFans = (one: number, two: number, on: Ground): number => {
  const [here, there] = [on.of(one, 'hand'), on.of(two, 'hand')];
  send('fan', here, there, on, { duration: 450 });
  return send('fan', there, here, on, { duration: 450 });
};

/** Every hand goes to where its cards now are: opposite, or to the right. */
const handsMove =
  (steps: (count: number) => number): Motion =>
  (_, on) => {
    const count = on.now.players.length;
    on.now.players.forEach((_player, seat) => {
      const to = (seat + steps(count)) % count;
      send('fan', on.of(seat, 'hand'), on.of(to, 'hand'), on, { duration: 450 });
    });
    return Math.max(450 * on.rate, fan(on, 320));
  };

/** The cards of a preparation drop into place. */
const settleCards: Motion = ({ seat }, on) => {
  for (const card of on.all('.slot > *')) {
    play(card, [{ transform: 'translateY(-12px)' }, { transform: 'none' }], 220 * on.rate, LAND);
  }
  return handStirs(seat, on);
};

const handStirs = (seat: number, on: Ground): number => {
  const hand = document.querySelector(`[data-seat-place='${seat}-hand']`);
  return nudge(hand, 'scale(1.16)', 220 * on.rate);
};

/** Your pile that is not kept fades; of others, only the hand is seen. */
const fadeApart: Motion = ({ seat }, on) => {
  play(on.one('.tray .apart'), [{ opacity: 0 }, { opacity: 1 }], 220 * on.rate);
  return handStirs(seat, on);
};

// Tokens

/** What a seat has more of than before flies into its wells. */
const collect =
  (from: (event: Happening, on: Ground) => DOMRect | null): Motion =>
  (event, on) => {
    const start = from(event, on);
    const had = on.was.players[event.seat];
    const has = on.now.players[event.seat];
    if (had === undefined || has === undefined) return 0;
    const more = (what: Flying, kind: string, count: number): number =>
      send(what, start, on.of(event.seat, kind), on, { duration: 320, count, apart: 50 });
    return Math.max(
      more('crystal', 'crystals', has.crystals - had.crystals),
      more('cube', 'cubes', has.cubes - had.cubes),
      more('scroll', 'scrolls', has.scroll_count - had.scroll_count),
    );
  };

const crystalLands = (seat: number, on: Ground, duration: number): number =>
  send('crystal', on.of(seat, 'crystals'), on.place(seat), on, { duration, easing: LAND });

const putCubes: Motion = ({ seat, count }, on) => {
  const land = send('cube', on.of(seat, 'cubes'), on.place(seat), on, {
    duration: 220,
    count: Number(count),
    apart: 40,
    easing: LAND,
  });
  const value = on.lying(seat)?.querySelector('[data-corner]') ?? null;
  const frames = [{ transform: 'translateY(-16px)', opacity: 0 }, { transform: 'none', opacity: 1 }];
  play(value, frames, 220 * on.rate);
  return land;
};

/** The crystal, then the stroke of the power: its chip enters the head. */
const usePower: Motion = ({ seat }, on) => {
  const chip = on.all('.head .chip').at(-1) ?? null;
  play(chip, [{ transform: 'translateX(18px)', opacity: 0 }, { transform: 'none', opacity: 1 }], 360 * on.rate);
  nudge(on.lying(seat), 'scale(1.06)', 360 * on.rate);
  return crystalLands(seat, on, 360);
};

const recolour: Motion = ({ seat }, on) =>
  unrollDown(on.lying(seat)?.querySelector('.recoloured') ?? null, 280 * on.rate) ||
  nudge(on.lying(seat), 'rotateY(40deg)', 280 * on.rate);

const seal: Motion = ({ seat }, on) =>
  stamp(on.lying(seat)?.querySelector('.seal') ?? null, 160 * on.rate);

// Order

const passFlag: Motion = (event, on) =>
  send('flag', on.place(event.seat), on.place(other(event)), on, { duration: 280 });

/** Places slide to where they now stand in the order of play. */
const slidePlaces: Motion = (_, on) => {
  let ms = 0;
  for (const place of on.all('.place[data-seat-place]')) {
    const start = on.before.get((place as HTMLElement).dataset.seatPlace!);
    ms = Math.max(ms, on.from(place, start ?? null, 280 * on.rate));
  }
  return ms;
};

/** Out of the last trick, or back into it. */
const explore =
  (out: boolean): Motion =>
  ({ seat }, on) => {
    const card = on.one('.previous .drawn');
    if (card !== null) {
      const frames = [
        { transform: 'translateY(14px) rotateY(70deg)', opacity: 0.3 },
        { transform: 'translateY(-8px)', opacity: 1 },
      ];
      return play(card, frames, 320 * on.rate, LAND);
    }
    const [trick, hand] = [on.foot('trick'), on.of(seat, 'hand')];
    return send('back', out ? trick : hand, out ? hand : trick, on, { duration: 320 });
  };

/** The trick goes from row to row, a mask above it. */
const steal: Motion = ({ seat }, on) => {
  const victim = on.was.taker?.seat ?? on.was.leader;
  const [from, to] = [on.row(victim), on.row(seat)];
  send('mask', on.face(seat), to, on, { duration: 450 });
  return send('trick', from, to, on, { duration: 450 });
};

export const MOTIONS: Record<string, Motion> = {
  round_begins: drop("[data-piece='banner']", 320),
  mission: (_, on) => turnOver(on.one('.mission'), 280 * on.rate),
  dealt: deal,
  dominant: (_, on) => unrollDown(on.one("[data-piece='banner']"), 280 * on.rate),
  turned_up: ({ card }, on) =>
    turnOver(on.one(`.head [data-piece='card-${String(card)}']`) ?? on.one("[data-piece='banner']"), 280 * on.rate),
  used_scroll: unroll,
  copied_scroll: unroll,
  declined_scroll: shake,
  no_exchange: shake,
  looked_at_scrolls: drawScrolls(true),
  saw_scroll: rise,
  kept_scroll: drawScrolls(false),
  drew_scroll: drawScrolls(false),
  three_points: ({ seat, points }, on) =>
    send('shield', on.of(seat, 'scrolls'), on.face(seat), on, {
      duration: 600,
      easing: LAND,
      text: signed(Number(points)),
    }),
  spied: (event, on) => send('eye', on.face(event.seat), on.face(other(event)), on, { duration: 320 }),
  spy_saw: ({ card }, on) =>
    turnOver(on.one(`.spied [data-piece='card-${String(card)}']`)?.closest('.held') ?? null, 320 * on.rate),
  exchanged: cross,
  spy_took: arrive((_, on) => on.was.spied),
  spy_gave: arrive(({ seat }) => seat),
  got_card: arrive(() => null),
  gave_cards: (event, on) =>
    send('back', on.of(event.seat, 'hand'), on.of(other(event), 'hand'), on, {
      duration: 320,
      count: Number(event.count),
      apart: 60,
    }),
  swapped_hands: (event, on) => Math.max(crossFans(event.seat, other(event), on), fan(on, 320)),
  hands_swapped: handsMove((count) => count / 2),
  hands_passed: handsMove((count) => count - 1),
  took_resources: collect(
    ({ combination }, on) =>
      on.one(`[data-piece='resource-${String(combination)}']`)?.getBoundingClientRect() ?? on.middle(),
  ),
  shared_resources: collect((_, on) => on.middle()),
  laid_row: settleCards,
  split: settleCards,
  pile_kept: fadeApart,
  played: lay,
  assassinated: (event, on) => Math.max(lay(event, on), crystalLands(event.seat, on, 260)),
  plays_later: slidePlaces,
  fixed_leader: passFlag,
  names_leader: passFlag,
  cubes_up: putCubes,
  cubes_down: putCubes,
  power: usePower,
  changed_colour: recolour,
  names_colour: recolour,
  explored: explore(true),
  gave_back: explore(false),
  takes_trick: seal,
  refuses_trick: seal,
  freed_card: arrive(() => null, 260),
  trick_stolen: steal,
};
