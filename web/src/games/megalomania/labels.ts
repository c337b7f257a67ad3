/** Cards, places and moves in words: those of the list of moves, and the board's own. */
import type { Move } from '../../net/protocol';
import type { Rank } from '../../pieces/ranks';
import type { Words } from '../../texts/words.svelte';
import { missionLine, scrollLine, scrollName } from './cast';
import { printedValue, type MegalomaniaView, type Mission, type Play } from './types';

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'red farmer 3'. */
export const cardText = (
  card: string,
  view: Pick<MegalomaniaView, 'values'>,
  words: Words,
): string =>
  words.t('card-with-value', { card: words.t(`card-${card}`), value: printedValue(card, view) });

/** 'Exactly 3 tricks, +3'. */
export const taskText = (mission: Mission, words: Words): string => sentence(aimText(mission, words));
/** The same within a sentence. */
export const aimText = (mission: Mission, words: Words): string => missionLine(mission.id, words);

/** What a scroll does: to its owner, or of another. */
export const effectText = (number: number, own: boolean, words: Words): string =>
  sentence(scrollLine(number, own, words));

const PURPOSES: Partial<Record<string, string>> = {
  explorer: 'explorer',
  'spy-take': 'take',
  'spy-give': 'give',
  row: 'row',
  split: 'split',
  give: 'pass',
};

/** Powers that are in force in a view, and not yet in the one before. */
export const newPowers = (view: MegalomaniaView, then: MegalomaniaView): Rank[] =>
  then.in_force.filter((power) => !view.in_force.includes(power));

type Name = (seat: number) => string;

/** What a button says of a move: short, and by its own name. */
export function buttonText(move: Move, view: MegalomaniaView, words: Words, name: Name): string {
  const card = move.card === undefined ? '' : cardText(String(move.card), view, words);
  const { phase } = view;
  switch (move.move) {
    case 'play_card':
    case 'assassinate':
      return words.t('move-play-card', { card });
    case 'decline':
      return phase === 'claim' ? words.t('board-neither') : words.t('move-decline', { phase });
    case 'put_cubes': {
      const count = Number(move.count) + 1;
      return words.t('board-put-cubes', { count, direction: String(move.direction) });
    }
    case 'use_power':
      return words.t('board-use-power', { power: words.t(`rank-${move.power}`) });
    case 'choose_player':
      return words.t('board-choose-player', { phase, player: name(Number(move.player) - 1) });
    case 'choose_colour':
      return sentence(
        words.t('board-choose-colour', { phase, colour: words.t(`colour-${move.colour}`) }),
      );
    case 'take_resources':
      return words.t('move-take-resources', {
        combination: words.t(`combination-${move.combination}`),
      });
    case 'choose_card':
      return words.t('board-choose-card', { purpose: PURPOSES[phase] ?? 'play', card });
    case 'use_scroll':
    case 'choose_scroll': {
      const scroll = scrollName(Number(move.scroll) + 1, words);
      return words.t('board-use-scroll', { phase, scroll });
    }
    case 'play_later':
      return words.t('board-play-later');
    case 'take_trick':
      return words.t('board-take-trick', { phase });
    case 'refuse_trick':
      return words.t('board-refuse-trick');
    default:
      return String(move.move);
  }
}

/** 'Nadia, yellow wizard, value 3, dominant, takes it so far'. */
export function playText(
  play: Play,
  takes: boolean,
  view: MegalomaniaView,
  words: Words,
  name: string,
): string {
  const parts = [name, words.t(`card-${play.card}`), words.t('board-value', { value: play.value })];
  if (play.recoloured) {
    parts.push(words.t('board-counts-as', { colour: words.t(`colour-${play.colour}`) }));
  }
  if (play.dominant) parts.push(words.t('board-dominant').toLocaleLowerCase(words.language));
  if (play.power !== null) {
    parts.push(words.t('board-power-of', { power: words.t(`rank-${play.power}`) }));
  }
  if (takes) parts.push(words.t('board-takes').toLocaleLowerCase(words.language));
  return parts.join(', ');
}

/** What the note below a place says of its card. */
export function noteText(play: Play, words: Words): string {
  const parts: string[] = [];
  if (play.recoloured) {
    parts.push(words.t('board-counts-as', { colour: words.t(`colour-${play.colour}`) }));
  }
  if (play.cubes !== 0) {
    const direction = play.cubes > 0 ? 'up' : 'down';
    parts.push(words.t('board-cubes-on', { count: Math.abs(play.cubes), direction }));
  }
  if (play.stopped) parts.push(words.t('board-stopped'));
  if (play.claim !== 'none') parts.push(words.t(`claim-${play.claim}`));
  else if (play.power !== null && !play.recoloured) parts.push(words.t('board-used-power'));
  return sentence(parts.join(', '));
}
