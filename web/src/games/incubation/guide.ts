/** What the strip says and offers: the four steps of a turn, and the moves that have no piece of
 * their own to press, or deserve a button beside it. */
import type { Move } from '../../net/protocol';
import { keyOf, type Guidance } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { effectsOf, nameOf } from './effects';
import { dieInHand, movesOf, usableDice, usesWithoutSlot, type Situation } from './pressing';
import { piecesOf } from './pieces';
import type { IncubationView, Phase } from './types';
import { isIdle } from './worth';

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

/** The moves that always get a button, the best known first. */
const ORDER = ['roll', 'keep', 'claim', 'claim_nothing', 'reroll'];

export function guide(
  view: IncubationView,
  me: number | null,
  legal: Move[],
  words: Words,
): Guidance {
  return guideIn({ view, legal: me === null ? [] : legal, picked: null, previews: new Map() }, words);
}

/** Where a die may be in hand. `takeUp` takes up the other one. */
export function guideIn(
  now: Situation,
  words: Words,
  takeUp: (die: number) => void = () => undefined,
): Guidance {
  const { view, legal } = now;
  const common = { steps: STEPS, step: STEP[view.phase] };
  const die = dieInHand(now);
  const name = (move: Move): string => {
    const preview = now.previews.get(keyOf(move));
    const seat = view.turn ?? 0;
    return nameOf(move, preview ? effectsOf(preview, view, seat) : null, view, seat, words);
  };
  if (legal.length === 1) {
    const move = legal[0]!;
    const line = words.t(`guide-${view.phase}`);
    return { ...common, line, buttons: [{ move, label: name(move) }], primary: 0 };
  }
  if (usableDice(legal).length === 0) {
    const buttons = legal
      .filter((move) => ORDER.includes(String(move.move)) && !isPressed(move, legal))
      .sort((a, b) => ORDER.indexOf(String(a.move)) - ORDER.indexOf(String(b.move)))
      .map((move) => ({ move, label: name(move) }));
    const line = words.t(`guide-${view.phase}`);
    const primary = buttons.length > 0 && isSensible(buttons[0]!.move, now) ? 0 : null;
    return { ...common, line, buttons: distinct(buttons), primary };
  }
  if (die === null) {
    return { ...common, line: words.t('guide-take-up'), buttons: [], primary: null };
  }
  const face = words.t(`face-${view.dice![die]!.face}`);
  const others = usableDice(legal).filter((other) => other !== die);
  const instead = others.map((other) => ({
    move: legal.find((move) => move.die === other)!,
    label: words.t('board-die-instead', { face: words.t(`face-${view.dice![other]!.face}`) }),
    act: () => takeUp(other),
  }));
  const direct = usesWithoutSlot(now).map((move) => ({ move, label: name(move) }));
  const lit = piecesOf(view).filter((piece) => !piece.startsWith('die-') && movesOf(piece, now).length > 0);
  const count = lit.length + direct.length;
  return {
    ...common,
    head: words.t('board-die-can', { face, count }),
    line: words.t(lit.length > 0 ? 'guide-press-twice' : 'guide-dice'),
    buttons: distinct([...instead, ...direct]),
    primary: null,
  };
}

/** Whether nothing else makes sense: the one objective that is met is claimed, and dice are kept
 * while both are of use. */
function isSensible(move: Move, { view, legal }: Situation): boolean {
  if (move.move === 'claim') return legal.filter((each) => each.move === 'claim').length === 1;
  return move.move === 'keep' && !isIdle(view, 0) && !isIdle(view, 1);
}

/** Rerolling one die is done by pressing it, or the button below it; one of several objectives is
 * claimed by pressing its card. */
function isPressed(move: Move, legal: Move[]): boolean {
  if (move.move === 'claim') return legal.filter((each) => each.move === 'claim').length > 1;
  return move.move === 'reroll' && move.dice !== 'both';
}

/** Two buttons never say the same: where they would, the board tells the pieces apart. */
function distinct(buttons: Guidance['buttons']): Guidance['buttons'] {
  return buttons.filter(({ label }, i) => buttons.findIndex((b) => b.label === label) === i);
}
