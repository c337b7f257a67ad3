/** What the strip says and offers: the steps of a decision, a line, and the moves that have no
 * separate piece to press. */
import type { Move } from '../../net/protocol';
import type { Announced, Guidance, Preview, SeatInfo } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { figure } from '../../texts/figures';
import { missionName } from './cast';
import { aimText, buttonText, sentence } from './labels';
import { valueAfter } from './pieces';
import type { MegalomaniaView, Phase } from './types';

/** Before the tricks: scroll, resources, preparation. Within a play: card, cubes, power. */
const STEPS = 3;
const STEP: Partial<Record<Phase, number>> = {
  resources: 1,
  row: 2,
  split: 2,
  give: 2,
  cubes: 1,
  power: 2,
  'other-power': 2,
  farmer: 2,
  explorer: 2,
  oracle: 2,
  steal: 2,
  over: 2,
};

/** Moves that are buttons: nothing on the table is pressed for them. */
const BUTTONS = ['decline', 'play_later', 'take_trick', 'refuse_trick'];

export type Names = (seat: number) => string;

export function namesOf(seats: SeatInfo[] | undefined, me: number | null, words: Words): Names {
  return (seat) => (seat === me ? words.t('board-you') : (seats?.[seat]?.name ?? ''));
}

export function guide(
  view: MegalomaniaView,
  me: number | null,
  legal: Move[],
  words: Words,
  seats?: SeatInfo[],
): Guidance {
  const name = namesOf(seats, me, words);
  const buttons = legal
    .filter((move) => BUTTONS.includes(String(move.move)))
    .map((move) => ({ move, label: buttonText(move, view, words, name) }));
  // The free refusal is what Enter does while nothing is chosen.
  const refusal = buttons.findIndex(({ move }) => move.move === 'decline');
  const head = firstHead(view, me, words);
  return {
    steps: STEPS,
    step: STEP[view.phase] ?? 0,
    ...(head === null ? {} : { head }),
    line: firstPower(view, legal, words) ?? lineOf(view, me, words, name),
    buttons: me === null ? [] : buttons,
    primary: me === null || refusal < 0 ? null : refusal,
  };
}

/** For newcomers: before the first trick of the game, the mission is read out. */
function firstHead(view: MegalomaniaView, me: number | null, words: Words): string | null {
  const begins = view.round === 1 && view.trick <= 1 && view.turn === me;
  if (!begins || (view.phase !== 'resources' && view.phase !== 'card')) return null;
  const mission = missionName(view.mission.id, words);
  return words.t('board-first-mission', { mission, task: aimText(view.mission, words) });
}

/** And in the first round, a power says what it does. */
function firstPower(view: MegalomaniaView, legal: Move[], words: Words): string | null {
  const powers = legal.filter((move) => move.move === 'use_power');
  if (view.round !== 1 || view.phase !== 'power' || powers.length !== 1) return null;
  const power = String(powers[0]!.power);
  return words.t('board-first-power', {
    power: words.t(`rank-${power}`),
    effect: words.t(`power-${power}`),
  });
}

function lineOf(view: MegalomaniaView, me: number | null, words: Words, name: Names): string {
  const said = words.t(`guide-${view.phase}`);
  const own = me === null ? undefined : view.players[me];
  if (own !== undefined && own.gives_to !== null && view.turn === me) {
    const player = name(own.gives_to);
    return words.t('board-line-give', { nth: own.prepared + 1, all: view.to_prepare, player });
  }
  if (view.phase !== 'card' || view.turn !== me) return said;
  return [followLine(view, words) ?? said, takerLine(view, me, words, name)].join(' ').trim();
}

function followLine(view: MegalomaniaView, words: Words): string | null {
  const { bound } = view;
  if (bound === null) return view.plays.length === 0 ? words.t('board-line-lead') : null;
  const colour = bound.colour === null ? '' : words.t(`colour-${bound.colour}`);
  return words.t('board-line-follow', { bond: bound.bond, low: bound.low ? 'yes' : 'no', colour });
}

export function takerLine(
  view: MegalomaniaView,
  me: number | null,
  words: Words,
  name: Names,
): string {
  if (view.taker === null) return '';
  const { seat, reason, lowest } = view.taker;
  return words.t('board-line-taker', {
    player: name(seat),
    own: seat === me ? 'yes' : 'no',
    reason: lowest && reason !== 'decree' ? 'lowest' : reason,
  });
}

/** How the strip speaks of the chosen move: what it is, and what would come of it. */
export function announce(
  move: Move,
  preview: Preview<MegalomaniaView> | null,
  view: MegalomaniaView,
  words: Words,
  seats?: SeatInfo[],
): Announced {
  const me = view.seat;
  const name = namesOf(seats, me, words);
  const label = buttonText(move, view, words, name);
  return { label, line: lineOfChoice(move, preview, words, label), more: outcome(move, preview, view, words, name) };
}

function lineOfChoice(
  move: Move,
  preview: Preview<MegalomaniaView> | null,
  words: Words,
  label: string,
): string {
  if (move.move === 'assassinate') return words.t('board-line-assassin');
  if (move.move === 'use_power') return sentence(words.t(`power-${move.power}`));
  if (move.move === 'put_cubes') {
    const value = valueAfter(preview);
    return value === null ? label : words.t('board-line-value', { value: figure(value) });
  }
  return label;
}

/** Who would take the trick; or what the events of the preview say. */
function outcome(
  move: Move,
  preview: Preview<MegalomaniaView> | null,
  view: MegalomaniaView,
  words: Words,
  name: Names,
): string {
  if (preview === null) return '';
  const me = view.seat;
  const taken = preview.events.find(({ event }) => event === 'trick_taken');
  const then = preview.view;
  const plays = ['play_card', 'assassinate', 'put_cubes', 'use_power', 'choose_colour', 'decline'];
  if (plays.includes(String(move.move)) && view.plays.length + then.plays.length > 0) {
    if (typeof taken?.seat === 'number') {
      const seat = taken.seat;
      return words.t('board-line-takes', { player: name(seat), own: seat === me ? 'yes' : 'no' });
    }
    const line = takerLine(then, me, words, name);
    if (line !== '') return line;
  }
  const texts = preview.texts.slice(0, 2);
  const byChance = ['use_scroll', 'take_resources', 'use_power'].includes(String(move.move));
  if (preview.open && byChance) texts.push(words.t('preview-open'));
  return texts.join(' ');
}
