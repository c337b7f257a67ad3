/** What a piece that is shown large is: by the name that its element has as `data-zoom`. */
import type { Words } from '../../texts/words.svelte';
import type { SeatInfo } from '../../table/board';
import { byKind, type Kind } from './kinds';
import { calledText, sectionText } from './labels';
import type { EggCard, Face, IncubationView, Incubator } from './types';

export type Zoomed =
  | { is: 'egg'; egg: EggCard; left: number | null; held: Incubator | null }
  | { is: 'kind'; kind: Kind; dragons: EggCard[] }
  | { is: 'section'; section: number }
  | { is: 'objective'; place: number }
  | { is: 'die'; face: Face }
  | { is: 'player'; seat: number }
  | { is: 'reserve' };

/** 'deck-1', 'held-0-1' (seat, incubator), 'dragon-0-ruby-3', 'section-4', … */
export function zoomed(piece: string, view: IncubationView): Zoomed | null {
  const [is, first = '', ...rest] = piece.split('-');
  const number = Number(first);
  switch (is) {
    case 'deck': {
      const deck = view.decks[number];
      return deck?.top ? { is: 'egg', egg: deck.top, left: deck.count, held: null } : null;
    }
    case 'held': {
      const held = view.players[number]?.incubators[Number(rest[0])];
      return held ? { is: 'egg', egg: held.egg, left: null, held } : null;
    }
    case 'dragon': {
      const egg = view.players[number]?.dragons.find(({ id }) => id === rest.join('-'));
      return egg ? { is: 'egg', egg, left: null, held: null } : null;
    }
    case 'kind': {
      const all = view.players[number]?.dragons ?? [];
      const kind = byKind(all).find((each) => each.kind === rest[0]);
      return kind
        ? { is: 'kind', kind, dragons: all.filter((each) => each.kind === kind.kind) }
        : null;
    }
    case 'section':
      return view.market[number] ? { is, section: number } : null;
    case 'objective':
      return view.objectives[number] ? { is, place: number } : null;
    case 'die': {
      const face = view.dice?.[number]?.face;
      return face ? { is, face } : null;
    }
    case 'player':
      return view.players[number] ? { is, seat: number } : null;
    case 'reserve':
      return { is };
    default:
      return null;
  }
}

export function titleOf(
  piece: string,
  view: IncubationView,
  words: Words,
  seats: readonly SeatInfo[],
): string {
  const found = zoomed(piece, view);
  switch (found?.is) {
    case 'egg':
      return calledText(found.egg, words);
    case 'kind': {
      const { kind, count, points } = found.kind;
      return words.t('board-kind', { kind, count, points });
    }
    case 'section': {
      const text = sectionText(found.section, view, words);
      return words.t('board-treasure', { section: text });
    }
    case 'objective':
      return words.t('board-objective-title');
    case 'die':
      return words.t('board-die', { face: words.t(`face-${found.face}`) });
    case 'player':
      return seats[found.seat]?.name ?? '';
    case 'reserve':
      return words.t('board-reserve');
    default:
      return '';
  }
}

