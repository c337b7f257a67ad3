/** What a move would bring, read from the engine's preview: for tags, the strip and the reader. */
import type { Move } from '../../net/protocol';
import type { Announced, Preview } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { calledText, moveText, pileText, sectionText } from './labels';
import {
  RESOURCES,
  happening,
  type EggCard,
  type Happening,
  type IncubationView,
  type Resource,
} from './types';

export interface Placed {
  incubator: number;
  resource: Resource;
  count: number;
}

export interface Effects {
  /** Tokens that come onto eggs. */
  placed: Placed[];
  /** Incubators whose eggs hatch. */
  hatched: number[];
  /** Where an egg comes to lie. */
  eggs: { incubator: number; egg: EggCard }[];
  coins: number;
  /** More points than before. */
  points: number;
  /** Whether a token is to be given away then. */
  excess: boolean;
  /** Whether the player chooses then where a token goes. */
  toPlace: boolean;
  /** The colours of the treasures that follow. */
  sales: string[];
}

/** What a preview says of a seat. */
export function effectsOf(
  preview: Preview<IncubationView>,
  view: IncubationView,
  seat: number,
): Effects {
  const own = preview.events.map(happening).filter((event) => !('seat' in event) || event.seat === seat);
  const then = preview.view;
  const of = <K extends Happening['event']>(kind: K) =>
    own.filter((event): event is Extract<Happening, { event: K }> => event.event === kind);
  return {
    placed: of('placed').map(({ incubator, resource, count }) => ({ incubator, resource, count })),
    hatched: of('hatched').map(({ incubator }) => incubator),
    eggs: of('took_egg').flatMap(({ incubator }) => {
      const held = then.players[seat]?.incubators[incubator];
      return held ? [{ incubator, egg: held.egg }] : [];
    }),
    coins: (then.players[seat]?.coins ?? 0) - (view.players[seat]?.coins ?? 0),
    points: (then.players[seat]?.points ?? 0) - (view.players[seat]?.points ?? 0),
    excess: !preview.open && then.phase === 'excess',
    toPlace: !preview.open && then.phase === 'place',
    sales: then.turn === seat && then.phase === 'treasure' && !then.any_treasure ? then.sales : [],
  };
}

/** In a few words, beside the piece: 'hatches, +5'. */
export function tagText(effects: Effects, words: Words): string {
  if (effects.hatched.length > 0) return words.t('tag-hatches', { points: effects.points });
  if (effects.eggs.length > 0) return words.t('tag-take');
  if (effects.placed.length > 0) {
    return RESOURCES.map((resource) => ({
      resource,
      count: effects.placed.reduce((sum, each) => sum + (each.resource === resource ? each.count : 0), 0),
    }))
      .filter(({ count }) => count > 0)
      .map(({ resource, count }) => words.t('tag-tokens', { what: words.t(`count-${resource}`, { count }) }))
      .join(', ');
  }
  if (effects.toPlace) return words.t('tag-place');
  if (effects.excess) return words.t('tag-excess');
  return effects.coins > 0 ? words.t('tag-coins', { count: effects.coins }) : '';
}

/** The name of a move for the button that plays it: 'Hatch Scarlet'. */
export function nameOf(
  move: Move,
  effects: Effects | null,
  view: IncubationView,
  seat: number,
  words: Words,
): string {
  const held = (incubator: number): string => {
    const egg = view.players[seat]?.incubators[incubator]?.egg;
    return egg ? calledText(egg, words) : '';
  };
  const hatches = effects?.hatched[0];
  const isUse = move.move === 'use_die' || move.move === 'use_pair';
  if (hatches !== undefined && (isUse || move.move === 'place')) {
    return words.t('name-hatch', { egg: held(hatches) });
  }
  switch (move.move) {
    case 'roll':
    case 'keep':
    case 'claim_nothing':
      return words.t(`board-${String(move.move).replaceAll('_', '-')}`);
    case 'reroll':
      return words.t(move.dice === 'both' ? 'board-reroll-both' : 'board-reroll-one');
    case 'choose_egg':
    case 'take_egg': {
      const top = view.decks[Number(move.deck)]?.top;
      return words.t('name-take', { what: top ? calledText(top, words) : '' });
    }
    case 'use_die':
    case 'use_pair': {
      if (effects === null) break;
      const first = effects.placed[0];
      if (first !== undefined) {
        const what = words.t(`count-${first.resource}`, { count: first.count });
        return words.t('name-put', { what, egg: held(first.incubator) });
      }
      if (effects.toPlace) return words.t('name-choose-egg');
      if (effects.excess) return words.t('name-give-away');
      if (effects.coins > 0) {
        return words.t('name-take', { what: words.t('count-coin', { count: effects.coins }) });
      }
      break;
    }
    case 'place':
      return words.t('name-put', {
        what: words.t(`count-${move.resource}`, { count: 1 }),
        egg: held(Number(move.incubator)),
      });
    case 'hatch':
      return words.t('name-hatch', { egg: held(Number(move.incubator)) });
    case 'take_treasure':
      return words.t('name-take', { what: pileText(view.market[Number(move.section)]!, words) });
    case 'leave_excess':
      return words.t('name-leave', { section: sectionText(Number(move.section), view, words) });
    case 'claim':
      return words.t('board-claim', { points: view.objectives[Number(move.objective)]?.points ?? 0 });
  }
  const face = view.dice?.[Number(move.die ?? 0)]?.face;
  return words.t('board-use', { face: face === undefined ? '' : words.t(`face-${face}`) });
}

export function announce(
  move: Move,
  preview: Preview<IncubationView> | null,
  view: IncubationView,
  words: Words,
): Announced {
  const seat = view.turn ?? 0;
  const effects = preview === null ? null : effectsOf(preview, view, seat);
  return {
    label: nameOf(move, effects, view, seat, words),
    line: moveText(move, view, seat, words),
    more: effects === null ? '' : followsText(effects, preview!.open, words),
  };
}

/** '5 points, then a ruby treasure.' */
export function followsText(effects: Effects, open: boolean, words: Words): string {
  const parts: string[] = [];
  if (effects.points > 0) parts.push(words.t('follows-points', { points: effects.points }));
  for (const colour of effects.sales) {
    parts.push(words.t('follows-treasure', { colour: words.t(`colour-${colour}`) }));
  }
  if (effects.excess) parts.push(words.t('follows-excess'));
  if (effects.toPlace) parts.push(words.t('follows-place'));
  if (open && effects.eggs.length > 0) parts.push(words.t('follows-next-egg'));
  else if (open) parts.push(words.t('follows-chance'));
  const text = parts.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
