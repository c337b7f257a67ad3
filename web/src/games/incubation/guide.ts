/** What the strip says and offers: the four steps of a turn, and the moves that have no piece of
 * their own to click, or deserve a button beside it. */
import type { Move } from '../../net/protocol';
import type { Guidance } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import type { IncubationView, Phase } from './types';

/** Roll, reroll, use, claim. */
export const STEPS = 4;
const STEP: Record<Phase, number> = {
  'first-egg': 0,
  roll: 0,
  reroll: 1,
  treasure: 2,
  dice: 2,
  place: 2,
  excess: 2,
  hatch: 2,
  claim: 3,
  over: 3,
};

/** The moves that get a button, the best known first. */
const ORDER = ['roll', 'keep', 'use_pair', 'use_die', 'claim', 'claim_nothing', 'reroll'];

export function guide(
  view: IncubationView,
  me: number | null,
  legal: Move[],
  words: Words,
): Guidance {
  const buttons = legal
    .filter((move) => ORDER.includes(String(move.move)) && !isOfOneDie(move))
    .sort((a, b) => ORDER.indexOf(String(a.move)) - ORDER.indexOf(String(b.move)))
    .map((move) => ({ move, label: buttonText(move, view, words) }));
  const shown = me === null ? [] : distinct(buttons);
  return {
    steps: STEPS,
    step: STEP[view.phase],
    line: words.t(`guide-${view.phase}`),
    buttons: shown,
    primary: shown.length > 0 ? 0 : null,
  };
}

/** Rerolling one die has its button below that die. */
const isOfOneDie = (move: Move): boolean => move.move === 'reroll' && move.dice !== 'both';

/** Two buttons never say the same: where they would, the board tells the pieces apart. */
function distinct(buttons: Guidance['buttons']): Guidance['buttons'] {
  return buttons.filter(({ label }, i) => buttons.findIndex((b) => b.label === label) === i);
}

export function buttonText(move: Move, view: IncubationView, words: Words): string {
  const shown = view.dice?.[Number(move.die ?? 0)]?.face;
  const face = shown === undefined ? '' : words.t(`face-${shown}`);
  switch (move.move) {
    case 'roll':
      return words.t('board-roll');
    case 'keep':
      return words.t('board-keep');
    case 'reroll':
      if (move.dice === 'both') return words.t('board-reroll-both');
      return words.t(alike(view) ? 'board-reroll-one' : 'board-reroll');
    case 'use_pair':
      return words.t('board-use-pair', { face: shown ?? '' });
    case 'use_die':
      return words.t(isPair(view) ? 'board-use-one' : 'board-use', { face });
    case 'claim': {
      const points = view.objectives[Number(move.objective)]?.points ?? 0;
      return words.t('board-claim', { points });
    }
    case 'claim_nothing':
      return words.t('board-claim-nothing');
    case 'take_egg':
      return words.t('board-with-die', { face });
    default:
      return '';
  }
}

/** Whether both dice show the same. */
export const alike = (view: IncubationView): boolean =>
  view.dice !== null && view.dice[0]!.face === view.dice[1]!.face;

const isPair = (view: IncubationView): boolean =>
  alike(view) && view.dice!.every((die) => !die.spent);
