/** Attack of the Jelly Monster's own part of the app. */
import { SEAT_COLOURS } from '../../pieces/colours';
import type { GameFace } from '../../table/board';
import Board from './Board.svelte';
import './city.css';
import EndCounted from './EndCounted.svelte';
import EndCourt from './EndCourt.svelte';
import EndSign from './EndSign.svelte';
import { isOwnKey, learnLetters } from './keyboard';
import { learn as learnNames } from './names';
import { say } from './say';
import SharedBoard from './SharedBoard.svelte';
import Seat from './Seat.svelte';
import { soundOfEvent } from './sounds';
import type { JellyView } from './types';

const own: GameFace<JellyView> = {
  board: Board,
  seat: Seat,
  without: ['record', 'foot', 'chips', 'strip'],
  colour: (_view, seat) => SEAT_COLOURS[seat],
  points: (view, seat) => view.players[seat]?.points ?? null,
  round: (view) => view.round,
  guide: (view, _me, legal, words) => ({
    steps: 0,
    step: 0,
    line: say(view, null, words, (seat) => String(seat + 1), false).title,
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
export const face = own as unknown as GameFace;
export default face;
