/** Incubation's own part of the app. */
import type { GameUi } from '../../table/board';
import Board from './Board.svelte';
import ChipFigures from './ChipFigures.svelte';
import FootGoods from './FootGoods.svelte';
import EndCounted from './EndCounted.svelte';
import EndCourt from './EndCourt.svelte';
import EndSign from './EndSign.svelte';
import Recap from './Recap.svelte';
import Seat from './Seat.svelte';
import EventMarks from './EventMarks.svelte';
import Legend from './Legend.svelte';
import { announce } from './effects';
import { guide } from './guide';
import { piecesOfEvent, piecesOfMove } from './pieces';
import { soundOfEvent } from './sounds';
import type { IncubationView } from './types';
import Zoom from './Zoom.svelte';
import { titleOf } from './zoom';

const own: GameUi<IncubationView> = {
  board: Board,
  seat: Seat,
  chip: ChipFigures,
  foot: FootGoods,
  looks: true,
  zoom: Zoom,
  zoomTitle: titleOf,
  points: (view, seat) => view.players[seat]?.points ?? null,
  round: (view) => view.round,
  guide,
  announce,
  piecesOfMove,
  piecesOfEvent,
  marks: EventMarks,
  legend: Legend,
  soundOfEvent,
  isTurningPoint: (event) => event.event === 'hatched',
  recap: Recap,
  colourOfEvent: (event, before) => {
    const { seat, incubator } = event as unknown as { seat: number; incubator: number };
    const egg = before.players[seat]?.incubators[incubator]?.egg;
    return egg === undefined ? undefined : (egg.colours[0] ?? 'mystery');
  },
  end: { court: EndCourt, sign: EndSign, counted: EndCounted },
};

export { learn } from './names';

/** The table knows no game: it hands on the views as they come. */
export const ui = own as unknown as GameUi;
export default ui;
