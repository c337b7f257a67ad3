/** Which rule is about which piece: of the rulebook's pictures. */
import { RANKS, type Rank } from '../../../pieces/ranks';
import type { Colour, Mission } from '../types';

export type Pictured =
  | { of: 'power'; rank: Rank }
  | { of: 'scroll'; effect: string }
  | { of: 'mission'; mission: Mission }
  | { of: 'follow' | 'dominant' | 'cubes' | 'resources' | 'rolled' };

const PLAIN = {
  way: 'plain',
  deal: { hand: 8, up: 0, down: 0 },
  amount: 0,
  colour: null,
  ranks: [],
  counts: [],
} satisfies Partial<Mission>;

const mission = (number: number, points: number, rest: Partial<Mission>): Mission =>
  ({ number, id: String(number), points, task: 'every_trick', ...PLAIN, ...rest }) as Mission;
const cards = (number: number, points: number, colour: Colour): Mission =>
  mission(number, points, { task: 'every_card_of_colour', colour });
const PEOPLE: Rank[] = ['dwarf', 'wizard'];

/** What the missions of the box show; another set of cards shows its own at the table. */
const MISSIONS: Mission[] = [
  mission(1, 3, { task: 'tricks_exactly', amount: 3 }),
  mission(2, -3, { task: 'all_colours' }),
  cards(3, 1, 'blue'),
  cards(4, 1, 'yellow'),
  mission(5, 4, { task: 'tricks_at_least', amount: 4 }),
  mission(6, 4, { task: 'no_card_of_ranks', ranks: PEOPLE }),
  mission(7, 2, { task: 'every_cheap_trick', amount: 25 }),
  mission(8, 3, { task: 'all_colours' }),
  cards(9, -1, 'red'),
  cards(10, -1, 'black'),
  mission(11, 5, { task: 'total_value', amount: 80 }),
  mission(12, -3, { task: 'tricks_odd' }),
  mission(13, 3, { deal: { hand: 3, up: 3, down: 0 } }),
  mission(14, 3, { way: 'turn_up_dominant' }),
  mission(15, 3, { way: 'lay_row' }),
  mission(16, -5, { task: 'tricks_at_least', amount: 4 }),
  mission(17, -5, { task: 'tricks_exactly', amount: 2 }),
  mission(18, 1, { deal: { hand: 0, up: 4, down: 4 } }),
  mission(19, 1, { task: 'every_card_of_ranks', ranks: PEOPLE }),
  mission(20, 3, { task: 'pair_with_more_tricks' }),
  mission(21, -3, { task: 'pair_with_fewer_tricks' }),
  mission(22, 3, { way: 'pass_hands' }),
  mission(23, 2, { task: 'colour_majorities' }),
  mission(24, 3, { way: 'split' }),
  mission(25, -1, { way: 'give_three' }),
];

/** What the scrolls of the box do, by their numbers. */
const SCROLLS = [
  'redeal',
  'new_mission',
  'new_colour',
  'double',
  'shield',
  'spy',
  'copy',
  'three_scrolls',
  'two_resources',
  'steal_trick',
  'one_trick_less',
  'point_per_trick',
  'swap_hands',
  'play_last',
  'share_resources',
  'decide_trick',
  'three_points',
  'crystals_anywhere',
  'fixed_leader',
  'any_power',
];

const SINGLE: Record<string, Pictured> = {
  'MEG-2.1': { of: 'rolled' },
  'MEG-3.1': { of: 'resources' },
  'MEG-4.2': { of: 'follow' },
  'MEG-4.3': { of: 'dominant' },
  'MEG-6.1': { of: 'cubes' },
};

export function pictureOf(rule: string): Pictured | null {
  const [, chapter, number] = /^MEG-(\d+)\.(\d+)$/.exec(rule) ?? [];
  const n = Number(number);
  const rank = RANKS[n - 1];
  if (chapter === '5' && rank !== undefined) return { of: 'power', rank };
  const found = MISSIONS[n - 1];
  if (chapter === '7' && found !== undefined) return { of: 'mission', mission: found };
  const effect = SCROLLS[n - 1];
  if (chapter === '8' && effect !== undefined) return { of: 'scroll', effect };
  return SINGLE[rule] ?? null;
}

export const isPictured = (rule: string): boolean => pictureOf(rule) !== null;
