/** The pieces and moves of the board in words: the same sentences as in the list of moves. */
import { listed } from '../../texts/lists';
import type { Move } from '../../net/protocol';
import type { Words } from '../../texts/words.svelte';
import { eggName, objectiveLine } from './names';
import {
  GOODS,
  RESOURCES,
  amount,
  missing,
  type EggCard,
  type IncubationView,
  type Incubator,
  type Objective,
  type Pile,
} from './types';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'ruby', 'ruby-azure' or 'mystery'. */
export function colourText(egg: EggCard, words: Words): string {
  const names = egg.colours.map((colour) => words.t(`colour-${colour}`));
  return names.join('-') || words.t('colour-mystery');
}

/** 'Cinder (ruby, 3 points: 1 water, 1 fire)'. */
export function eggText(egg: EggCard, words: Words): string {
  const { points, water, fire } = egg;
  const name = eggName(egg, words.language);
  const facts = { colour: colourText(egg, words), points, water, fire };
  return name === null ? words.t('board-egg', facts) : words.t('egg', { ...facts, name });
}

/** 'Cinder'; where names are not known, 'Ruby'. */
export const calledText = (egg: EggCard, words: Words): string =>
  eggName(egg, words.language) ?? capital(colourText(egg, words));

/** 'Cinder, 3 points'. */
export const eggTitle = (egg: EggCard, words: Words): string =>
  words.t('board-colours', { colour: calledText(egg, words), points: egg.points });

/** 'Cinder 3'. */
export const eggShort = (egg: EggCard, words: Words): string =>
  `${calledText(egg, words)} ${egg.points}`;

/** 'Cinder, ruby dragon, 3 points'. */
export function dragonText(egg: EggCard, words: Words): string {
  const text = words.t('board-dragon', { colour: colourText(egg, words), points: egg.points });
  const name = eggName(egg, words.language);
  return name === null ? text : `${name}, ${text}`;
}

/** '2 coins, 1 water and 1 fire', or 'nothing'. */
export function pileText(pile: Pile, words: Words): string {
  const parts = GOODS.filter((good) => amount(pile, good) > 0).map((good) =>
    words.t(`count-${good}`, { count: amount(pile, good) }),
  );
  return listed(parts, words.language) || words.t('nothing');
}

/** 'ruby 1': each colour has two sections. */
export function sectionText(section: number, view: IncubationView, words: Words): string {
  const colour = words.t(`colour-${view.market[section]!.colour}`);
  return words.t('section', { colour, number: (section % 2) + 1 });
}

/** '1 water, 2 fire'; nothing if it is complete. */
export function lackText(held: Incubator, words: Words): string {
  return RESOURCES.filter((resource) => missing(held, resource) > 0)
    .map((resource) => words.t(`count-${resource}`, { count: missing(held, resource) }))
    .join(', ');
}

/** '1 water, 2 fire to hatch'. */
export function missingText(held: Incubator, words: Words): string {
  const what = lackText(held, words);
  return what === '' ? words.t('board-ready') : words.t('board-missing', { what });
}

/** What an objective asks for, part by part, in the words of `kind`. */
function asked(objective: Objective, words: Words, kind: string): string[] {
  const parts = Object.entries(objective.dragons).map(([colour, count]) =>
    words.t(`${kind}-dragons`, { count, colour }),
  );
  for (const way of ['same', 'different', 'total', 'coins'] as const) {
    if (objective[way] > 0) parts.push(words.t(`${kind}-${way}`, { count: objective[way] }));
  }
  return parts;
}

/** '3 ruby dragons and 10 coins'. */
export const asksText = (objective: Objective, words: Words): string =>
  capital(
    objectiveLine(objective.id, words.language) ??
      listed(asked(objective, words, 'asks'), words.language),
  );

/** '3 ruby, 10 coins': beside the dragons themselves. */
export const asksShort = (objective: Objective, words: Words): string =>
  capital(asked(objective, words, 'board-asks').join(', '));

/** What a move does, in a sentence. */
export function moveText(move: Move, view: IncubationView, seat: number, words: Words): string {
  const values: Record<string, string | number> = { ...move };
  const face = (die: number): string => {
    const shown = view.dice?.[die]?.face;
    return shown === undefined ? '' : words.t(`face-${shown}`);
  };
  if (move.deck !== undefined) {
    const top = view.decks[Number(move.deck)]?.top;
    values.egg = top ? eggText(top, words) : '';
  }
  if (move.die !== undefined) values.face = face(Number(move.die));
  if (move.move === 'use_pair') values.face = face(0);
  if (move.move === 'keep') Object.assign(values, { first: face(0), second: face(1) });
  if (move.move === 'reroll') values.dice = words.t(`reroll-${move.dice}`);
  if (move.resource !== undefined) values.resource = words.t(`resource-${move.resource}`);
  if (move.section !== undefined) {
    values.section = sectionText(Number(move.section), view, words);
    values.treasure = pileText(view.market[Number(move.section)]!, words);
    values.excess = pileText({ coins: 0, ...view.hand }, words);
  }
  if (move.incubator !== undefined) {
    const held = view.players[seat]?.incubators[Number(move.incubator)];
    values.egg = held ? eggText(held.egg, words) : '';
  }
  if (move.objective !== undefined) {
    const objective = view.objectives[Number(move.objective)]!;
    values.asks = asksText(objective, words);
    values.points = objective.points;
  }
  if (move.move === 'claim') return `${words.t('board-claim', values)}. ${values.asks}`;
  return words.t(`move-${String(move.move).replaceAll('_', '-')}`, values);
}

/** A piece as it lies there, for who does not see it. */
export function pieceText(
  piece: string,
  view: IncubationView,
  seat: number,
  words: Words,
  name: (seat: number) => string,
): string {
  const [kind, place] = piece.split('-');
  const number = Number(place);
  switch (kind) {
    case 'deck': {
      const deck = view.decks[number]!;
      const egg = deck.top ? eggText(deck.top, words) : words.t('board-deck-empty');
      const count = deck.top ? `, ${words.t('board-deck-count', { count: deck.count })}` : '';
      return words.t('board-deck', { number: number + 1, egg }) + count;
    }
    case 'section':
      return words.t('board-section', {
        section: sectionText(number, view, words),
        treasure: pileText(view.market[number]!, words),
      });
    case 'incubator': {
      const held = view.players[seat]?.incubators[number];
      if (!held) return words.t('board-incubator-empty');
      const [egg, state] = [eggText(held.egg, words), missingText(held, words)];
      return words.t('board-incubator', { number: number + 1, egg, state });
    }
    case 'objective': {
      const objective = view.objectives[number]!;
      const { points, claimed_by: owner } = objective;
      const text = words.t('board-objective', { asks: asksText(objective, words), points });
      if (owner === null) return text;
      return `${text}. ${words.t('board-claimed', { player: name(owner) })}`;
    }
    default: {
      const die = view.dice?.[number];
      if (die === undefined) return words.t('board-die-blank');
      const face = words.t(`face-${die.face}`);
      return words.t(die.spent ? 'board-die-spent' : 'board-die', { face });
    }
  }
}
