/** Dragon Island's own part of the app. */
import type { GameUi } from '../../table/board';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import EndBehind from './EndBehind.svelte';
import EndCounted from './EndCounted.svelte';
import EndCourt from './EndCourt.svelte';
import EndSign from './EndSign.svelte';
import EventMarks from './EventMarks.svelte';
import { announce, guide, payAsked } from './guide';
import { askNames } from './names.svelte';
import { piecesOfEvent, piecesOfMove } from './pieces';
import Recap from './Recap.svelte';
import Seat from './Seat.svelte';
import { soundOfEvent } from './sounds';
import type { DragonIslandView } from './types';
import Zoom from './Zoom.svelte';
import { titleOf } from './zoom';

const own: GameUi<DragonIslandView> = {
  board: Board,
  seat: Seat,
  chip: Chip,
  looks: true,
  zoom: Zoom,
  zoomTitle: titleOf,
  colour: (view, seat) => view.players[seat]?.colour,
  points: (view, seat) => view.players[seat]?.screen?.points ?? null,
  round: (view) => (view.round > 0 ? view.round : null),
  whereabouts: (view, words, size) => {
    const round = words.t('round', { number: view.round });
    const roomy = size === 'desktop' || size === 'large';
    return roomy && !view.last_turns
      ? words.t('board-tiles-left', { round, count: view.tiles_left })
      : round;
  },
  guide,
  announce,
  piecesOfMove,
  piecesOfEvent,
  marks: EventMarks,
  soundOfEvent,
  recap: Recap,
  asks: payAsked,
  turnMs: 4000,
  end: {
    behind: EndBehind,
    court: EndCourt,
    sign: EndSign,
    counted: EndCounted,
  },
  isTurningPoint: (event) => ['tamed', 'captured', 'played_map'].includes(event.event),
};

askNames();

/** The table knows no game: it hands on the views as they come. */
export const ui = own as unknown as GameUi;
export default ui;
