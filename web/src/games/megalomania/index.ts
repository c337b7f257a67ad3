/** Megalomania's own part of the app. */
import type { GameUi } from '../../table/board';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { learnNames, missionName, scrollName } from './cast';
import CardsPanel from './CardsPanel.svelte';
import EventMarks from './EventMarks.svelte';
import { announce, guide } from './guide';
import { sentence } from './labels';
import Legend from './Legend.svelte';
import { piecesOfEvent, piecesOfMove } from './pieces';
import Seat from './Seat.svelte';
import SeatChip from './SeatChip.svelte';
import { soundOfEvent } from './sounds';
import type { MegalomaniaView } from './types';
import Zoom from './Zoom.svelte';

const own: GameUi<MegalomaniaView> = {
  board: Board,
  seat: Seat,
  chip: SeatChip,
  badge: Badge,
  panel: CardsPanel,
  zoom: Zoom,
  looks: true,
  foldsCoach: true,
  zoomTitle: (piece, view, words) => {
    const which = piece.slice(piece.indexOf('-') + 1);
    if (piece === 'mission') return missionName(view.mission.id, words);
    if (piece.startsWith('scroll-')) return scrollName(Number(which), words);
    return sentence(words.t(piece.startsWith('power-') ? `rank-${which}` : piece));
  },
  points: (view, seat) => view.players[seat]?.points ?? null,
  round: (view) => view.round,
  whereabouts: (view, words, size) => {
    const round = words.t('terminal-round', { number: view.round });
    const plays = view.trick > 0 && view.plays.length > 0;
    return size === 'phone' && plays
      ? `${round} · ${words.t('terminal-trick', { number: view.trick, count: view.tricks })}`
      : round;
  },
  guide,
  announce,
  piecesOfMove,
  piecesOfEvent,
  marks: EventMarks,
  legend: Legend,
  soundOfEvent,
  turnsLike: 'shield',
  isTurningPoint: (event) => event.event === 'scored' && Number(event.points) + Number(event.bonus) > 2,
};

/** The names of missions and scrolls are there before anything is drawn. */
export const learn = learnNames;

/** The table knows no game: it hands on the views as they come. */
export const ui = own as unknown as GameUi;
export default ui;
