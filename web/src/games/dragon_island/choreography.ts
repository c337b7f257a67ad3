/** What moves when something happens, and when: acts in time, made of a step's events. */
import { fitted, type Timed } from '../../motion/timed';
import { UNSEEN, type Scenery } from './scenery';
import { COLOURS, type Colour, type Happening } from './types';

export type Place =
  | { at: 'tile' | 'above'; tile: number }
  | { at: 'goods' | 'stall'; seat: number; colour: Colour }
  | { at: 'fame' | 'tray'; seat: number }
  | { at: 'supply' | 'stock'; colour: Colour }
  | { at: 'bag' | 'pile' };

export type Thing =
  | { is: 'good' | 'dragon'; colour: Colour }
  | { is: 'wizard'; seat: number }
  | { is: 'fame'; count: number }
  | { is: 'map' | 'tile' | 'storm' | 'net' | 'sparks' | 'dust' };

/** How a thing shows itself without going elsewhere: it leaves upwards, comes down, or bursts. */
export type Showing = 'leave' | 'come' | 'burst';

export type Act = Timed &
  (
    | { act: 'land' | 'rise' | 'pop' | 'nudge' | 'turn' | 'claws'; tile: number }
    | { act: 'slide' }
    | { act: 'shrug'; seat: number }
    | { act: 'ring'; place: Place }
    | { act: 'fly'; thing: Thing; from: Place; to: Place; hides: boolean }
    | { act: 'show'; thing: Thing; how: Showing; place: Place }
    | { act: 'storm' }
  );

/** What each takes, in milliseconds. */
const MS = {
  land: 280,
  gain: 320,
  pop: 260,
  carry: 360,
  hop: 260,
  teleport: 420,
  pay: 260,
  tame: 420,
  capture: 600,
  build: 320,
  card: 260,
  tile: 320,
  dig: 600,
  storm: 450,
  shake: 220,
  turn: 200,
  shrug: 200,
  ring: 200,
  claws: 200,
  slide: 300,
  net: 260,
};
const APART = 50;
/** A step of the reader takes no longer, one of the others less: a whole turn is shown in 4 s. */
const OWN = 1500;
const OTHERS = 700;
const MOST_FLYING = 4;

export function choreography(
  events: readonly Happening[],
  wizards: readonly (number | null)[],
  mine: boolean,
  scenery: Scenery = UNSEEN,
): Act[] {
  const acts: Act[] = [];
  let time = 0;
  let placed: number | null = null;
  const where: (number | null)[] = [...wizards];
  const add = (act: Act, next: number): void => {
    acts.push(act);
    time = next;
  };
  const fly = (
    thing: Thing,
    from: Place,
    to: Place,
    ms: number,
    { apart = ms, hides = false } = {},
  ): void => add({ act: 'fly', thing, from, to, hides, at: time, ms }, time + apart);

  const hop = (seat: number, from: number, to: number): void =>
    fly({ is: 'wizard', seat }, { at: 'tile', tile: from }, { at: 'tile', tile: to }, MS.hop, { hides: true });
  /** A wizard rises and fades, and lands elsewhere in sparks. */
  const teleport = (seat: number, from: number, to: number): void => {
    const wizard: Thing = { is: 'wizard', seat };
    const [left, there]: Place[] = [{ at: 'tile', tile: from }, { at: 'tile', tile: to }];
    const half = MS.teleport / 2;
    const show = (thing: Thing, how: Showing, place: Place, at: number): void =>
      add({ act: 'show', thing, how, place, at, ms: half }, time);
    show(wizard, 'leave', left!, time);
    show(wizard, 'come', there!, time + half);
    show({ is: 'sparks' }, 'burst', there!, time + half);
    time += MS.teleport;
  };

  for (const event of events) {
    const here = (): Place => ({ at: 'tile', tile: where[event.seat] ?? placed ?? 0 });
    switch (event.event) {
      case 'placed':
        placed = event.tile;
        for (const tile of scenery.touching(event.tile)) {
          add({ act: 'nudge', tile, at: time + MS.land * 0.6, ms: MS.turn }, time);
        }
        add({ act: 'land', tile: event.tile, at: time, ms: MS.land }, time + MS.land * 0.7);
        break;
      case 'announced':
        if (placed !== null) {
          add({ act: 'turn', tile: placed, at: time, ms: MS.turn }, time + MS.turn * 0.5);
        }
        break;
      case 'gained': {
        const givers = placed === null ? [] : scenery.givers(placed, event.colour);
        for (let i = 0; i < Math.min(event.count, MOST_FLYING); i += 1) {
          const giver = givers[i] ?? placed;
          const from: Place = giver === null ? here() : { at: 'tile', tile: giver };
          const to: Place = { at: 'goods', seat: event.seat, colour: event.colour };
          fly({ is: 'good', colour: event.colour }, from, to, MS.gain, { apart: APART });
        }
        break;
      }
      case 'paid':
        for (let i = 0; i < Math.min(event.count, MOST_FLYING); i += 1) {
          const from: Place = { at: 'goods', seat: event.seat, colour: event.colour };
          const to: Place = { at: 'supply', colour: event.colour };
          fly({ is: 'good', colour: event.colour }, from, to, MS.pay, { apart: 40 });
        }
        break;
      case 'storm':
        add({ act: 'storm', at: time, ms: MS.storm }, time + MS.storm * 0.6);
        break;
      case 'blown_away': {
        const from: Place = { at: 'goods', seat: event.seat, colour: event.colour };
        fly({ is: 'good', colour: event.colour }, from, { at: 'supply', colour: event.colour }, MS.pay, { apart: 60 });
        break;
      }
      case 'pets_shaken':
        for (const { colour, gone } of scenery.losses(event.seat)) {
          const from: Place = { at: 'stall', seat: event.seat, colour };
          fly({ is: 'good', colour: 'gold' }, from, { at: 'supply', colour: 'gold' }, MS.shake, { apart: APART });
          if (gone) fly({ is: 'dragon', colour }, from, { at: 'supply', colour }, MS.tame, { apart: APART });
        }
        break;
      case 'appeared':
        add({ act: 'pop', tile: event.tile, at: time + 120, ms: MS.pop }, time + 60);
        break;
      case 'stayed_away': {
        const place: Place = { at: 'stock', colour: event.colour };
        for (const tile of scenery.claws(event.colour)) {
          add({ act: 'claws', tile, at: time, ms: MS.claws }, time);
        }
        add({ act: 'ring', place, at: time, ms: MS.ring }, time + APART);
        break;
      }
      case 'stayed':
        add({ act: 'shrug', seat: event.seat, at: time, ms: MS.shrug }, time + MS.shrug);
        break;
      case 'carried':
        fly(
          { is: 'dragon', colour: event.colour },
          { at: 'tile', tile: event.origin },
          { at: 'tile', tile: event.destination },
          MS.carry,
          { apart: 120 },
        );
        break;
      case 'went': {
        const from = where[event.seat];
        placed = null;
        where[event.seat] = event.tile;
        if (from == null) add({ act: 'pop', tile: event.tile, at: time, ms: MS.pop }, time + MS.pop);
        else {
          const portal = scenery.portal(from, event.tile);
          if (portal !== null) teleport(event.seat, from, portal);
          const step = portal ?? from;
          if (step !== event.tile) hop(event.seat, step, event.tile);
        }
        break;
      }
      case 'tamed':
        fly(
          { is: 'dragon', colour: event.colour },
          here(),
          { at: 'stall', seat: event.seat, colour: event.colour },
          MS.tame,
        );
        for (let i = 0; i < event.gold; i += 1) {
          const from: Place = { at: 'goods', seat: event.seat, colour: 'gold' };
          const to: Place = { at: 'stall', seat: event.seat, colour: event.colour };
          fly({ is: 'good', colour: 'gold' }, from, to, MS.shake, { apart: APART });
        }
        break;
      case 'captured':
        fly({ is: 'net' }, { at: 'above', tile: where[event.seat] ?? 0 }, here(), MS.net);
        for (const colour of COLOURS.filter((_, i) => (event.colours >> i) & 1).slice(0, MOST_FLYING)) {
          const to: Place = { at: 'stall', seat: event.seat, colour };
          fly({ is: 'dragon', colour }, here(), to, MS.tame, { apart: APART });
        }
        fly({ is: 'fame', count: event.fame }, here(), { at: 'fame', seat: event.seat }, MS.capture);
        break;
      case 'built_pen':
      case 'built_spire':
      case 'built_lair':
        add({ act: 'show', thing: { is: 'dust' }, how: 'burst', place: here(), at: time, ms: MS.build }, time);
        add({ act: 'rise', tile: event.tile, at: time, ms: MS.build }, time + MS.build);
        break;
      case 'played_map':
        fly({ is: 'map' }, { at: 'tray', seat: event.seat }, here(), MS.card);
        add({ act: 'pop', tile: event.tile, at: time, ms: MS.pop }, time + 80);
        fly({ is: 'fame', count: event.fame }, here(), { at: 'fame', seat: event.seat }, MS.dig);
        break;
      case 'drew_maps':
        for (let i = 0; i < event.count; i += 1) {
          fly({ is: 'map' }, { at: 'pile' }, { at: 'tray', seat: event.seat }, MS.card, { apart: 60 });
        }
        break;
      case 'put_under':
        fly({ is: 'map' }, { at: 'tray', seat: event.seat }, { at: 'pile' }, MS.card, { apart: 60 });
        break;
      case 'drew_tile':
        add({ act: 'ring', place: { at: 'bag' }, at: time, ms: MS.ring }, time);
        fly({ is: 'tile' }, { at: 'bag' }, { at: 'tray', seat: event.seat }, MS.tile);
        break;
      case 'turn':
      case 'begins':
        add({ act: 'slide', at: time, ms: MS.slide }, time);
        break;
    }
  }
  return fitted(acts, mine ? OWN : OTHERS);
}

/** The tiles that a step has changed: what wears a ring where nothing moves. */
export function changedTiles(events: readonly Happening[]): number[] {
  return events.flatMap((event) => {
    if ('destination' in event) return [event.destination];
    return 'tile' in event && typeof event.tile === 'number' ? [event.tile] : [];
  });
}
