/** Attack of the Jelly Monster's own part of the app. */
import { SEAT_COLOURS } from '../../pieces/colours';
import type { GameUi } from '../../table/board';
import Board from './Board.svelte';
import './city.css';
import EndCounted from './EndCounted.svelte';
import EndCourt from './EndCourt.svelte';
import EndSign from './EndSign.svelte';
import { doing } from './doing';
import { isOwnKey, learnLetters } from './keyboard';
import LooseDice from './LooseDice.svelte';
import { learn as learnNames } from './names';
import { endLine, say } from './say';
import Point from './Point.svelte';
import SharedBoard from './SharedBoard.svelte';
import Seat from './Seat.svelte';
import { soundOfEvent } from './sounds';
import type { JellyView } from './types';

const own: GameUi<JellyView> = {
  board: Board,
  seat: Seat,
  chip: LooseDice,
  without: ['record', 'foot', 'chips', 'strip'],
  bare: (view, small) => small || view.players.length > 4,
  colour: (_view, seat) => SEAT_COLOURS[seat],
  points: (view, seat) => view.players[seat]?.points ?? null,
  point: Point,
  doing,
  round: (view) => view.round,
  whereabouts: (view, words) => words.t('jm-round-of', { number: view.round }),
  guide: (view, me, legal, words) => ({
    steps: 0,
    step: 0,
    line: view.phase === 'over' ? endLine(view, me, words) : say(view, null, words, (seat) => String(seat + 1), false).title,
    buttons: legal.flatMap((move) => (move.move === 'ready' ? [{ move, label: words.t('move-ready') }] : [])),
    primary: null,
  }),
  soundOfEvent,
  end: {
    court: EndCourt,
    sign: EndSign,
    counted: EndCounted,
  },
  tellsEnd: true,
  shared: { board: SharedBoard, isShared: (view) => view.pace === 'live' },
  immediate: (view) => view.pace === 'live',
  ownsKey: isOwnKey,
  tellsRefusals: true,
  isTurningPoint: (event) => event.event === 'round_begins',
};

export async function learn(): Promise<void> {
  await Promise.all([learnNames(), learnLetters()]);
}

/** The table knows no game: it hands on the views as they come. */
export const ui = own as unknown as GameUi;
export default ui;
