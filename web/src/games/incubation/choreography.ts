/** What is to be seen of a step: its events as acts, one after the other. Nothing here knows the
 * screen; `perform.ts` does. */
import { fitted, type Timed } from '../../motion/timed';
import {
  GOODS,
  RESOURCES,
  amount,
  type EggCard,
  type Face,
  type Good,
  type Happening,
  type IncubationView,
} from './types';

/** A place on the table, by name: what flies goes from one to another. */
export type Place =
  | { at: 'reserve'; good: Good }
  | { at: 'section'; section: number; good: Good }
  | { at: 'slot'; seat: number; incubator: number; good: Good; index: number }
  | { at: 'incubator'; seat: number; incubator: number }
  | { at: 'purse'; seat: number }
  | { at: 'hatched'; seat: number; egg: string }
  | { at: 'deck'; deck: number }
  | { at: 'hand'; good: Good }
  | { at: 'objective'; place: number };

export type Act = Timed &
  (
    | { act: 'roll'; dice: number[]; faces: [Face, Face] }
    | { act: 'turn' }
    | { act: 'drop'; good: Good; section: number; isNew: boolean }
    | { act: 'fly'; good: Good; from: Place; to: Place; isNew: boolean }
    | { act: 'take'; egg: EggCard; from: Place; to: Place }
    | { act: 'hatch'; egg: EggCard; from: Place; to: Place; points: number }
    | { act: 'claim'; place: number; points: number; seat: number }
  );

/** Milliseconds, as the art direction has them. */
const ROLL = 600;
const TURN = 450;
const DROP = 220;
const FLY = 320;
const HATCH = 900;
const TAKE = 400;
const BETWEEN = 50;
/** Longer than this no step takes. */
export const LONGEST = 2000;

export function choreography(
  events: readonly Happening[],
  before: IncubationView,
  after: IncubationView,
): Act[] {
  const acts: Act[] = [];
  // What has been seen so far: tokens on eggs and eggs in incubators, as the events give them.
  const held = before.players.map((player) =>
    player.incubators.map((each) =>
      each === null ? null : { egg: each.egg, water: each.water, fire: each.fire },
    ),
  );
  let clock = 0;
  /** Where tokens that are placed come from: a treasure just taken, or the reserve. */
  let source: number | null = null;

  for (const event of events) {
    switch (event.event) {
      case 'rolled':
      case 'rerolled': {
        const faces: [Face, Face] = [event.first, event.second];
        const dice = tumbled(event.event, before, faces);
        acts.push({ act: 'roll', dice, faces, at: clock, ms: ROLL });
        clock += ROLL;
        break;
      }
      case 'wheel_turned':
        acts.push({ act: 'turn', at: clock, ms: TURN });
        clock += TURN;
        for (const good of GOODS) {
          const section = event[good];
          if (section < 0) continue;
          const isNew = amount(before.market[section]!, good) === 0;
          acts.push({ act: 'drop', good, section, isNew, at: clock, ms: DROP });
          clock += 60;
        }
        clock += DROP - 60;
        break;
      case 'took_coins':
        for (let i = 0; i < event.count; i += 1) {
          fly('coin', { at: 'reserve', good: 'coin' }, { at: 'purse', seat: event.seat }, false);
        }
        clock += FLY;
        break;
      case 'took_treasure': {
        source = event.section;
        const { seat, section } = event;
        for (let i = 0; i < Math.min(event.coins, 6); i += 1) {
          fly('coin', { at: 'section', section, good: 'coin' }, { at: 'purse', seat }, false);
        }
        if (event.coins > 0) clock += FLY;
        break;
      }
      case 'placed': {
        const { seat, incubator, resource: good } = event;
        const egg = held[seat]?.[incubator];
        for (let i = 0; i < event.count; i += 1) {
          const index = egg ? egg[good] : 0;
          if (egg) egg[good] += 1;
          const from: Place =
            source !== null
              ? { at: 'section', section: source, good }
              : before.hand[good] > 0
                ? { at: 'hand', good }
                : { at: 'reserve', good };
          fly(good, from, { at: 'slot', seat, incubator, good, index }, true);
        }
        clock += FLY;
        break;
      }
      case 'left_excess': {
        const { section, resource: good } = event;
        const isNew = amount(before.market[section]!, good) === 0;
        for (let i = 0; i < event.count; i += 1) {
          fly(good, { at: 'hand', good }, { at: 'section', section, good }, isNew);
        }
        clock += FLY;
        break;
      }
      case 'took_egg': {
        const egg = before.decks[event.deck]?.top ?? null;
        if (egg === null) break;
        const { seat, incubator, deck } = event;
        held[seat]![incubator] = { egg, water: 0, fire: 0 };
        const to: Place = { at: 'incubator', seat, incubator };
        acts.push({ act: 'take', egg, from: { at: 'deck', deck }, to, at: clock, ms: TAKE });
        clock += TAKE;
        break;
      }
      case 'hatched': {
        const { seat, incubator, points } = event;
        const egg = held[seat]?.[incubator]?.egg;
        held[seat]![incubator] = null;
        source = null;
        if (egg === undefined) break;
        const from: Place = { at: 'incubator', seat, incubator };
        const to: Place = { at: 'hatched', seat, egg: egg.id };
        acts.push({ act: 'hatch', egg, from, to, points, at: clock, ms: HATCH });
        clock += HATCH;
        break;
      }
      case 'claimed': {
        const { seat, points } = event;
        const place = after.objectives.findIndex(
          (each, i) => each.claimed_by === seat && before.objectives[i]?.claimed_by === null,
        );
        if (place >= 0) acts.push({ act: 'claim', place, points, seat, at: clock, ms: TAKE });
        clock += TAKE;
        break;
      }
    }
  }
  return fitted(acts, LONGEST);

  function fly(good: Good, from: Place, to: Place, isNew: boolean): void {
    acts.push({ act: 'fly', good, from, to, isNew, at: clock, ms: FLY });
    clock += BETWEEN;
  }
}

/** The dice that tumble: all of a roll; of a reroll those that show another face, or both if the
 * faces do not show. */
function tumbled(event: string, before: IncubationView, faces: [Face, Face]): number[] {
  if (event === 'rolled' || before.dice === null) return [0, 1];
  const changed = [0, 1].filter((die) => before.dice![die]!.face !== faces[die]);
  return changed.length > 0 ? changed : [0, 1];
}

/** The dice as a step shows them while it is played, though the view may have gone on. */
export function diceOf(events: readonly Happening[]): [Face, Face] | null {
  let faces: [Face, Face] | null = null;
  for (const event of events) {
    if (event.event === 'rolled' || event.event === 'rerolled') faces = [event.first, event.second];
  }
  return faces;
}

/** What changed, for those who want no motion: the pieces that wear a ring for a moment. */
export function changed(before: IncubationView, after: IncubationView, seat: number): string[] {
  const names: string[] = [];
  after.market.forEach((treasure, section) => {
    const was = before.market[section]!;
    if (GOODS.some((good) => amount(treasure, good) !== amount(was, good))) {
      names.push(`section-${section}`);
    }
  });
  after.decks.forEach((deck, number) => {
    if (deck.count !== before.decks[number]?.count) names.push(`deck-${number}`);
  });
  after.objectives.forEach((objective, place) => {
    if (objective.claimed_by !== before.objectives[place]?.claimed_by) {
      names.push(`objective-${place}`);
    }
  });
  [0, 1].forEach((place) => {
    const [was, is] = [before, after].map((view) => view.players[seat]?.incubators[place] ?? null);
    const other =
      was?.egg.id !== is?.egg.id || RESOURCES.some((each) => was?.[each] !== is?.[each]);
    if (other) names.push(`incubator-${place}`);
  });
  if (JSON.stringify(before.dice) !== JSON.stringify(after.dice)) names.push('die-0', 'die-1');
  return names;
}
