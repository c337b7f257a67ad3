/** The eight steps of a turn: which is now, which were done, which must or may come, and which have
 * nothing in them this turn. */
import type { GameEvent } from '../../net/protocol';
import type { DragonIslandView } from './types';

export const STEPS = ['tile', 'appear', 'carry', 'wizard', 'deal', 'act', 'dig', 'draw'] as const;
export type Step = (typeof STEPS)[number];
export type State = 'done' | 'now' | 'must' | 'may' | 'none';

const OPTIONAL: ReadonlySet<Step> = new Set<Step>(['carry', 'act', 'dig']);

/** Which step a phase belongs to; null before the first turn and after the last. */
export function stepOf(view: DragonIslandView): Step | null {
  switch (view.phase) {
    case 'maps':
      return view.round === 0 ? null : 'act';
    case 'tile':
    case 'place':
      return 'tile';
    case 'fill':
      return 'appear';
    case 'lift':
    case 'drop':
    case 'carry':
      return 'carry';
    case 'walk':
      return 'wizard';
    case 'deal':
      return 'deal';
    case 'pay':
      return view.payment?.for === 'capture' ? 'deal' : 'act';
    case 'act':
      return 'act';
    case 'treasure':
      return 'dig';
    case 'over':
      return null;
  }
}

/** The events that say that something happened in a step. */
const SIGNS: Partial<Record<Step, readonly string[]>> = {
  appear: ['appeared'],
  carry: ['carried'],
  deal: ['tamed', 'captured'],
  act: ['built_pen', 'built_spire', 'built_lair', 'drew_maps', 'took_gold', 'used'],
};

/** What was told since the turn began; null as long as nobody saw it begin. */
export type Told = ReadonlySet<string> | null;

/** What a change adds to what was told of a turn. */
export function told(before: Told, events: readonly GameEvent[]): Told {
  let found: Set<string> | null = before === null ? null : new Set(before);
  let moved = false;
  for (const event of events) {
    if (event.event === 'turn') {
      found = new Set();
      moved = false;
    }
    if (event.event === 'went') moved = true;
    // Goods gained after the wizard went come from its tile.
    if (event.event === 'gained' && (moved || found?.has('went'))) found?.add('used');
    found?.add(event.event);
  }
  return found;
}

export function statesOf(view: DragonIslandView, turn: Told): State[] | null {
  const now = stepOf(view);
  if (now === null) return null;
  const at = STEPS.indexOf(now);
  return STEPS.map((step, i): State => {
    if (i === at) return 'now';
    if (i > at) {
      if (step === 'draw' && !view.draws) return 'none';
      return OPTIONAL.has(step) ? 'may' : 'must';
    }
    const signs = SIGNS[step];
    return signs === undefined || turn === null || signs.some((sign) => turn.has(sign))
      ? 'done'
      : 'none';
  });
}
