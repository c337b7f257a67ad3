/** What the screen of a table is given: by a live game, a replay or a lesson. */
import type { Snippet } from 'svelte';
import type { ClockRule, HintMessage, Move } from '../net/protocol';
import type { Words } from '../texts/words.svelte';
import type { GameUi, RefusedMove, SeatInfo } from './board';
import type { RequestPreviews } from './choosing.svelte';
import type { Frame } from './frame.svelte';
import type { Size } from './size';
import type { Timeline } from './timeline.svelte';

export interface ScreenProps {
  ui: GameUi;
  /** What is open around the board; the bar has buttons for it. */
  frame?: Frame;
  words: Words;
  timeline: Timeline;
  me: number | null;
  seats: SeatInfo[];
  legal: Move[];
  legalTexts: string[];
  busy: boolean;
  /** A move that is on its way, and the last one that was refused. */
  sending?: Move | null;
  refused?: RefusedMove | null;
  winners: number[];
  hint: HintMessage | null;
  clock: (() => number) | null;
  /** The time of each turn, at a table with a clock. */
  rule?: ClockRule | null;
  play: (move: Move) => void;
  explain: (move: Move, at: DOMRect | null) => void;
  /** What moves would bring, where it can be had. */
  requestPreviews?: RequestPreviews | undefined;
  undo?: (() => void) | undefined;
  letBotPlay?: ((seat: number) => void) | undefined;
  viewSeat?: ((seat: number) => void) | undefined;
  /** Table talk, in the left rail. */
  talk?: Snippet | undefined;
  /** How many lines of talk there are. */
  chatLength?: number;
  /** The menu, which the board places where there is no bar. */
  menu?: Snippet | undefined;
  /** Who guides a newcomer: beside the board, or above it where there is no room. */
  coach?: Snippet | undefined;
  /** The end of the game, in the board's place. */
  end?: Snippet<[Size]> | undefined;
  /** What stands above the log: a lesson's words, the end of the game. */
  aside?: Snippet | undefined;
  /** Buttons that the strip has beside the moves. */
  more?: Snippet | undefined;
  /** For replays: there is no “now” to go back to. */
  recorded?: boolean;
  /** A line that stands instead of what the phase asks. */
  line?: string | undefined;
}
