/** The interface between the table and a game's board: what the board gets and what it returns. No
 * board knows the network; the table knows no game. */
import type { Component, Snippet } from 'svelte';
import type { SeatTime } from '../clock/time';
import type { GameEvent, Move, View } from '../net/protocol';
import type { Size } from './size';
import type { Sound } from './sounds';
import type { Words } from '../texts/words.svelte';

/** A seat as people see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'open' | 'person' | 'bot';
  /** The level of the bot that plays here, if one does. */
  level: string | null;
  here: boolean;
  /** A number of the person: distinguishes people of the same name. */
  tag?: number | null;
  /** The moment (of `performance.now()`) from which a bot may play for someone who is away. */
  botFrom?: number | null;
  /** The time that it has, at a table with a clock. */
  clock?: SeatTime | null;
  /** Whether this device holds the seat. */
  mine: boolean;
  /** Whether the game waits for this seat. */
  acting: boolean;
}

/** What happened between the view before and this one; `key` is new for each change. */
export interface Change<V = View> {
  key: number;
  before: V | null;
  events: GameEvent[];
  /** False when stepping through the past, or with motion off: show it at once. */
  animate: boolean;
}

/** The board's area in pixels: see size.ts for what it is at each size. */
export interface Room {
  width: number;
  height: number;
}

/** What a move would bring, as the engine's preview says. */
export interface Preview<V = View> {
  move: Move;
  events: GameEvent[];
  /** The events in words. */
  texts: string[];
  /** The view after it, as far as it is certain. */
  view: V;
  /** Whether chance or a secret decides the rest. */
  open: boolean;
}

/** A move that the table did not take, and why. */
export interface RefusedMove {
  move: Move;
  text: string;
}

/** The same for the same move: what `previews` is asked by. */
export const keyOf = (move: Move): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a board is given. What can be pressed is lit, and carries `data-can`: by that the keys N
 * and P go from piece to piece. */
export interface BoardProps<V = View> {
  view: V;
  change: Change<V>;
  /** The seat that is looked through; null for a spectator. */
  me: number | null;
  seats: SeatInfo[];
  /** What `me` can do now; empty in the past and while others play. */
  legal: Move[];
  /** What each of them says, in the same order. */
  texts: string[];
  /** Pieces named by a line of the log or of the list of moves that is pointed at. */
  lit: ReadonlySet<string>;
  words: Words;
  /** Plays at once: for moves that need no showing. */
  play: (move: Move) => void;
  /** The move shown as chosen; Enter, the primary button or a second press plays it. */
  chosen: Move | null;
  /** The first call shows a move, the same move again plays it; plays at once where the setting
   * 'One press plays' is on. */
  choose: (move: Move) => void;
  letGo: () => void;
  /** The move whose effect is to be drawn: the one that is pointed at, or else the chosen one. */
  seen: Move | null;
  /** A move is pointed at or has the focus; null: none is any more. */
  point: (move: Move | null) => void;
  /** Asks for previews of these moves (the lit ones that show tags), in place of those asked for
   * before. */
  foresee: (moves: Move[]) => void;
  /** By `keyOf(move)`. Empty if there are none, in lessons and replays. */
  previews: ReadonlyMap<string, Preview<V>>;
  /** Keys of moves that have been asked for a while: their tags show three dots. */
  pending: ReadonlySet<string>;
  /** Sets the strip's guidance while something is half chosen (a die is taken up); null: the game's
   * own guidance. */
  setGuidance: (guidance: Guidance | null) => void;
  /** A move on its way to the table: not answered yet. */
  sending?: Move | null;
  /** The last move of the reader that was refused, in words; null once another is made. */
  refused?: RefusedMove | null;
  /** Whether the past is looked at. */
  past?: boolean;
  /** A bot plays for the reader: the strip says so and gives the seat back. */
  rests?: boolean;
  /** The strip's button *Take my seat back*, for a board that shows something in its place. */
  more?: Snippet | undefined;
  /** Takes the last move back, where that is possible. */
  undo?: (() => void) | undefined;
  /** While undo is pointed at: the view that it leads back to. */
  undone?: V | null;
  /** Says why a move cannot be made, with the rule's id and text, where the press was. */
  explain: (move: Move, at?: Element | DOMRect) => void;
  /** The board with `tellsEnd` has shown the end: its page may come. */
  endTold?: () => void;
  /** The table's clock now, in milliseconds, where one runs. */
  clock: (() => number) | null;
  /** The guidance strip, to be placed where the eye looks for it. */
  strip: Snippet;
  /** Who guides a newcomer, for a board without the strip where there are no rails. */
  coach?: Snippet | undefined;
  /** The window's size class: all boards fold at the same break points (size.ts). */
  size: Size;
  /** What the board has to itself. It fills it, and never grows beyond it. */
  room: Room;
  /** The other players as chips, 42 high. The board places them where the frame does not: at the
   * head of its right half when the size is `lying`, and wherever it does `without: chips`. */
  chips: Snippet;
  /** The menu, where there is no bar (`GameUi.bare`): the board places it, 44 wide. */
  menu?: Snippet | undefined;
  /** The seat whose own things are looked at in the place of the reader's; null for one's own.
   * Only ever another seat where the game's interface `looks`. */
  looked: number | null;
}

/** One of the seats that people around this device play at the same time. */
export interface SharedSeat<V = View> {
  seat: number;
  view: V;
  legal: Move[];
  play: (move: Move) => void;
  sending: Move | null;
  refused: RefusedMove | null;
}

/** What a board for several people around one screen is given. No view is everyone's: what only a
 * seat may see is shown to that player alone, behind the hand. */
export interface SharedProps<V = View> {
  hands: SharedSeat<V>[];
  /** Of the first of them. */
  change: Change<V>;
  seats: SeatInfo[];
  words: Words;
  clock: (() => number) | null;
  room: Room;
  endTold: () => void;
}

/** For boards that are only looked at. */
export const NOTHING_CHOSEN = {
  chosen: null,
  seen: null,
  previews: new Map<string, never>(),
  pending: new Set<string>(),
  choose: (): void => undefined,
  letGo: (): void => undefined,
  foresee: (): void => undefined,
  point: (): void => undefined,
  setGuidance: (): void => undefined,
};

/** The summary of one seat in the rail, below its name: what everyone may see. */
export interface SeatProps<V = View> {
  view: V;
  seat: number;
  words: Words;
  /** Whether many seats share the rail: only what matters most, without the last line. */
  slim?: boolean;
  /** The view as the move that is pointed at or chosen would make it. */
  then?: V | null;
}

/** A game's own panel: in the rail, or opened by itself where there is none. */
export interface PanelProps<V = View> extends SeatProps<V> {
  seats: readonly SeatInfo[];
  /** Opened by itself: it has room for more. */
  alone: boolean;
}

/** A seat's figures in its chip: a few signs with their numbers, no words. */
export interface ChipProps<V = View> extends SeatProps<V> {
  size: Size;
}

/** A piece shown large, with its words. */
export interface ZoomProps<V = View> {
  view: V;
  /** What the piece's element has as `data-zoom`. */
  piece: string;
  me: number | null;
  seats: SeatInfo[];
  words: Words;
}

/** The symbols of a game and what they do, in the words of its rules. */
export interface LegendProps {
  /** The text of a rule. */
  rule: (id: string) => string;
  words: Words;
}

/** Marks beside a line of the log. */
export interface MarksProps {
  event: GameEvent;
}

/** At the end: what stands beside the winner, as SVG. Its foot is at 0 0, the step 150 wide. */
export interface EndCourtProps<V = View> {
  view: V;
  seat: number;
}

/** At the end: the sign of a source of points, 20 high. */
export interface EndSignProps {
  source: string;
}

/** At the end: the pieces that a seat's points of a source are made of. */
export interface EndCountedProps<V = View> {
  view: V;
  seat: number;
  source: string;
  count: number;
  words: Words;
}

/** What a game draws of its end. All of it may be left out: then figures speak. */
/** What lies behind the steps at the end, in the stage's own coordinates. */
export interface EndBehindProps<V = View> {
  view: V;
  width: number;
  height: number;
  /** Where there is room beside the steps; a small stage has it above them. */
  free: { left: number; right: number; top: number; bottom: number };
}

export interface EndFace<V = View> {
  behind?: Component<EndBehindProps<V>>;
  court?: Component<EndCourtProps<V>>;
  sign?: Component<EndSignProps>;
  counted?: Component<EndCountedProps<V>>;
}

/** What others did in one turn, for *Since your last turn*: the steps of it, in order. */
export interface RecapProps<V = View> {
  seat: number;
  steps: { before: V; view: V; events: GameEvent[]; texts: string[] }[];
  words: Words;
}

/** What the strip says, beside the buttons. */
export interface Guidance {
  /** The steps of a turn, and which of them it is now. */
  steps: number;
  step: number;
  /** What can be done now, in a line. */
  line: string;
  /** Above the line, in place of what has just happened. */
  head?: string;
  /** Moves that deserve a button in the strip, the best-known first. `act` is done by the press, in
   * place of choosing the move; `more` is a second line, where there is room. */
  buttons: { move: Move; label: string; more?: string; act?: () => void }[];
  /** Which of the buttons may be filled: the only sensible move. Null: none is, choose first. */
  primary: number | null;
  /** Another way, beside the moves, that stays while one of them is chosen. */
  instead?: { label: string; act: () => void };
}

/** How the strip speaks of the move that is chosen. */
export interface Announced {
  /** On the button that plays it: the move's own name ('Hatch Scarlet'). */
  label: string;
  line: string;
  /** What follows from it. */
  more: string;
}

/** All that the app has of one game. Everything but `board` may be left out. */
export interface GameUi<V = View> {
  board: Component<BoardProps<V>>;
  seat?: Component<SeatProps<V>>;
  /** In the chips of tablets and phones, beside name and points. */
  chip?: Component<ChipProps<V>>;
  /** Beside the animal, in the rail and in the chips (`slim`): the dealer's deck and the like. */
  badge?: Component<SeatProps<V>>;
  /** What is known of all cards and the like: in the left rail, in a pane where there is none. */
  panel?: Component<PanelProps<V>>;
  /** In the foot of a phone, beside your points: coins and the like. */
  foot?: Component<SeatProps<V>>;
  /** What the card shows when a piece with `data-zoom` is pointed at, held or asked for (Z). */
  zoom?: Component<ZoomProps<V>>;
  /** The card's heading. */
  zoomTitle?: (piece: string, view: V, words: Words, seats: readonly SeatInfo[]) => string;
  /** Whether the board can show another seat's own things (`BoardProps.looked`). */
  looks?: boolean;
  /** Parts of the frame that this board does without, to have their room: the record's rail
   * (it becomes a drawer, as on tablets), the phone's foot (its buttons move into the bar), the
   * chips (it places them itself at every size without rails), the strip (its own tray speaks
   * instead, and it places the coach of a lesson where there are no rails). */
  without?: readonly ('record' | 'foot' | 'chips' | 'strip')[];
  /** Whether a phone's bar gives its room to the board, which then places the `menu`. `small`: a
   * phone in landscape, or has little height. */
  bare?: (view: V, small: boolean) => boolean;
  /** Where there are no rails, what a lesson's coach has said is put away before the move: the
   * words have the room of the pieces. */
  foldsCoach?: boolean;
  points?: (view: V, seat: number) => number | null;
  /** The sign of a point, beside the figure on a player's card. Left out: the word for points. */
  point?: Component;
  /** What a seat does now, in two words, where its turn alone does not say it. */
  doing?: (view: V, seat: number, words: Words) => string | null;
  round?: (view: V) => number | null;
  /** What the bar says of the round while the game goes on, in place of its number alone. */
  whereabouts?: (view: V, words: Words, size: Size) => string;
  guide?: (
    view: V,
    me: number | null,
    legal: Move[],
    words: Words,
    seats: SeatInfo[],
  ) => Guidance | null;
  /** Left out: the move's sentence, and the events of its preview. */
  announce?: (
    move: Move,
    preview: Preview<V> | null,
    view: V,
    words: Words,
    seats: SeatInfo[],
  ) => Announced | null;
  /** The pieces that a move or an event is about. */
  piecesOfMove?: (move: Move, view: V) => string[];
  piecesOfEvent?: (event: GameEvent, view: V) => string[];
  marks?: Component<MarksProps>;
  legend?: Component<LegendProps>;
  /** The colour that the game gives a seat, if it does: then its animal wears it. */
  colour?: (view: V, seat: number) => string | undefined;
  /** Whether the board handles a key itself: then the table does not. */
  ownsKey?: (event: KeyboardEvent) => boolean;
  /** Whether the board says where a move was made why it was refused: then no note does. */
  tellsRefusals?: boolean;
  soundOfEvent?: (event: GameEvent) => Sound | null;
  /** Whether an event is a turning point: it gets a sign on the scrubber. */
  isTurningPoint?: (event: GameEvent) => boolean;
  /** The shape of that sign; an egg where nothing is said. */
  turnsLike?: 'shield';
  /** What it draws of the end. */
  end?: EndFace<V>;
  /** A column of *Since your last turn*; without it, the log's lines are listed. */
  recap?: Component<RecapProps<V>>;
  /** The colour of a turning point's sign on the scrubber. */
  colourOfEvent?: (event: GameEvent, before: V) => string | undefined;
  /** Whether the board itself shows the end first, to those who see it come, and then says
   * `endTold`. */
  tellsEnd?: boolean;
  /** For several seats of one device that play at the same time: the screen is not handed on. */
  shared?: { board: Component<SharedProps<V>>; isShared: (view: V) => boolean };
  /** How a lesson names the move that it asks for, where the board makes it in its own way. */
  asks?: (move: Move, view: V, words: Words) => string | null;
  /** Milliseconds that another player's turn is shown at normal speed, however much happens in it. */
  turnMs?: number;
  /** Whether what happens is shown at once, and nobody waits for motion: where time counts. */
  immediate?: (view: V) => boolean;
}
