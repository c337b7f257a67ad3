/** What a piece that is shown large is: by the name that its element has as `data-zoom`. */
import type { SeatInfo } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { faceText, mapName, numberText, sentence } from './labels';
import { cardName } from './names.svelte';
import type { Chart, Colour, DragonIslandView, Face, Tile } from './types';

export type Zoomed =
  | { is: 'tile'; tile: Tile }
  | { is: 'hand'; faces: [Face, Face] }
  | { is: 'map'; chart: Chart }
  | { is: 'pet'; seat: number; colour: Colour }
  | { is: 'player'; seat: number };

/** 'tile-12', 'hand-0-1' (seat, place in hand), 'map-map-7', 'pet-0-red' (seat, colour), 'player-2' */
export function zoomed(piece: string, view: DragonIslandView): Zoomed | null {
  const [is, ...rest] = piece.split('-');
  const number = Number(rest[0]);
  switch (is) {
    case 'tile': {
      const tile = view.island[number];
      return tile ? { is, tile } : null;
    }
    case 'hand': {
      const faces = view.players[number]?.screen?.hand[Number(rest[1])];
      return faces ? { is, faces } : null;
    }
    case 'map': {
      const id = rest.join('-');
      const charts = view.players.flatMap(({ screen }) =>
        screen === null ? [] : [...screen.maps, ...screen.offered],
      );
      const chart = charts.find((each) => each.id === id);
      return chart ? { is, chart } : null;
    }
    case 'pet':
      return view.players[number] ? { is, seat: number, colour: rest[1] as Colour } : null;
    case 'player':
      return view.players[number] ? { is, seat: number } : null;
    default:
      return null;
  }
}

export function titleOf(
  piece: string,
  view: DragonIslandView,
  words: Words,
  seats: readonly SeatInfo[],
): string {
  const found = zoomed(piece, view);
  switch (found?.is) {
    case 'tile': {
      const { tile } = found;
      const name = tile.kind === 'tower' ? '' : cardName('tile', tile.id, words.language);
      return name || sentence(tile.kind === 'keep' ? words.t('kind-keep') : faceText(tile, words));
    }
    case 'hand':
      return cardName('tile', found.faces[0].id, words.language) || words.t('view-tile');
    case 'map':
      return mapName(found.chart, words);
    case 'pet':
      return sentence(words.t('pet', { colour: found.colour }));
    case 'player':
      return seats[found.seat]?.name ?? '';
    default:
      return '';
  }
}

/** Where a tile is named by its number: as the log does. */
export const whereText = (tile: Tile, words: Words): string =>
  sentence(numberText(tile.number, words));
