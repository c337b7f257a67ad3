/** The messages of a table, as docs/protocol.md has them. Fields at their default are left out. */

export type Move = Record<string, string | number>;
export type GameEvent = { event: string } & Record<string, unknown>;
export type View = Record<string, unknown>;
export type Patch = Record<string, unknown>;

export interface SeatNow {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string | null;
  here?: boolean;
  /** A number of the person: distinguishes people of the same name. */
  tag?: number | null;
  /** The time of its turn is over: the bot plays this turn only. */
  this_turn?: boolean;
}

/** A table's clock: the time of each turn, and what follows when it is over. */
export interface ClockRule {
  name: string;
  /** Seconds for each turn, and of each seat for the whole game. */
  turn: number;
  bank: number;
  /** What a bot plays then: this `turn`, or the `seat`. */
  ending: string;
  /** Everyone is there; otherwise it is played over days. */
  live: boolean;
}

/** What is left for a seat, in milliseconds. */
export interface SeatClock {
  turn: number;
  bank: number;
  runs: boolean;
}

export interface TableNow {
  id: string;
  game: string;
  rules_version: number;
  components: string;
  options: Record<string, string | number>;
  commitment: string;
  hints: boolean;
  stand_in: string;
  bot_after: number;
  playable?: boolean;
  why_not?: string | null;
  clock?: ClockRule | null;
  /** Whom the host wishes to play with; absent: everyone. */
  welcome?: string | null;
  /** Its carrier could know all that it hides: it counts for nobody. */
  carried?: boolean;
}

/** One comparison at the end: what was counted, and how much of it each seat has. */
export interface Rung {
  name: string;
  kind: 'most' | 'fewest' | 'whether';
  amounts: number[];
}

/** Why someone won: the comparisons that were needed. The last one decided (`by`); null: it did
 * not either, and the victory is shared. */
export interface Reason {
  by: string | null;
  rungs: Rung[];
}

export interface Result {
  scores: number[];
  winners: number[];
  reason: Reason;
  /** Each seat's points by where they come from. */
  sources: Record<string, number>[];
  seed: string;
  commitment: string;
  state: string;
  moves: number[];
  seconds: number[];
}

export interface NextTable {
  seat: number;
  table: string;
}

export interface ChatLine {
  seat: number;
  text: string;
  /** A face, in place of words. */
  mood?: string;
}

export interface StateMessage {
  type: 'state';
  n: number;
  seat: number | null;
  table: TableNow;
  seats: SeatNow[];
  view?: View | null;
  legal?: Move[];
  legal_texts?: string[];
  undo?: boolean;
  /** The seats that the game waits for. */
  acting?: number[];
  clock?: number;
  chat?: ChatLine[];
  bots?: 'ready' | 'compiling';
  result?: Result | null;
  /** After the end: where they play on, and who asked for it. */
  next?: NextTable | null;
  /** Of each seat, at a table with a clock. */
  clocks?: SeatClock[];
  /** The clocks stand: the server cannot save anything now. */
  paused?: boolean;
}

/** The clocks at this moment; with a number, because one was started or stopped. */
export interface ClocksMessage {
  type: 'clocks';
  clocks: SeatClock[];
  n?: number | null;
  paused?: boolean;
}

export interface StepMessage {
  type: 'step';
  n: number;
  events?: GameEvent[];
  event_texts?: string[];
  set?: Patch;
  legal?: Move[];
  legal_texts?: string[];
  undo?: boolean;
  undone?: boolean;
  /** Absent: as it was. */
  acting?: number[];
  clock?: number;
  result?: Result | null;
}

export interface SeatsMessage {
  type: 'seats';
  n: number;
  seats: SeatNow[];
}

export interface ChatMessage {
  type: 'chat';
  n: number;
  seat: number;
  text: string;
  mood?: string;
}

export interface RefusalMessage {
  type: 'refusal';
  code: string;
  text: string;
  id?: string | null;
  rule?: string | null;
  rule_text?: string | null;
  /** Seconds after which it may be asked again. */
  retry?: number | null;
}

export interface HintMessage {
  type: 'hint';
  id: string;
  n: number;
  moves: { move: Move; chance: number }[];
}

/** The answer to `why`: the rule that forbids a move, or none if it can be made. */
export interface WhyMessage {
  type: 'why';
  id: string;
  n: number;
  rule?: string | null;
  rule_text?: string | null;
}

/** What a move would bring, up to the first thing that chance or a secret decides. */
export interface ForeseenMove {
  move: Move;
  events: GameEvent[];
  event_texts?: string[];
  set: Patch;
  /** Whether chance or a secret decides the rest. */
  open: boolean;
}

export interface PreviewMessage {
  type: 'preview';
  id: string;
  n: number;
  moves: ForeseenMove[];
}

/** Someone at a finished table wants to play again. */
export interface AgainMessage {
  type: 'again';
  n: number;
  seat: number;
  table: string;
}

export type Message =
  | AgainMessage
  | StateMessage
  | StepMessage
  | SeatsMessage
  | ClocksMessage
  | ChatMessage
  | RefusalMessage
  | HintMessage
  | WhyMessage
  | PreviewMessage
  | { type: 'presence'; here: number[]; watching: number; away?: Record<string, number> }
  | { type: 'ack'; id: string; n: number; repeated?: boolean }
  | { type: 'ping'; ping: number }
  | { type: 'time'; sent: number; clock: number }
  | { type: 'bots'; bots: 'ready' | 'compiling' };

/** One step of a history or a replay: the first has the view, the others what changed in it. */
export interface Frame {
  /** The number of the table's event; 0 at the beginning. */
  n: number;
  view?: View;
  set?: Patch;
  seat?: number | null;
  move?: Move | null;
  time?: number;
  events: GameEvent[];
  event_texts?: string[];
  /** In replays: the scores so far, and where they come from. */
  scores?: number[];
  sources?: Record<string, number>[];
  /** In lessons: what the learner's seat could do after this step. */
  legal?: Move[];
  legal_texts?: string[];
}

export interface History {
  n: number;
  frames: Frame[];
}

export interface Replay {
  game: string;
  seats: string[];
  note?: string | null;
  verified: boolean;
  frames: Frame[];
  result: Result | null;
}

/** A guided first game: a replay with comments, by the step they are said at. */
export interface Lesson {
  game: string;
  /** The newcomer's. */
  seat: number;
  seats: string[];
  frames: Frame[];
  comments: Record<string, string>;
}

export interface OptionDomain {
  default: string | number;
  choices?: string[];
  least?: number;
  most?: number;
}

/** What a lid says of a game, in one language. */
export interface GameTexts {
  title: string;
  /** Short: the last words of the title, or all of it. */
  name: string;
  /** What the game is about. */
  sentence: string;
}

export interface GameInfo {
  game: string;
  texts: Record<'en' | 'fr', GameTexts>;
  seats: number[];
  /** The shortest and the longest time that a game takes. */
  minutes: [number, number];
  age: number;
  rules_version: number;
  components: string;
  levels: string[];
  options: Record<string, OptionDomain>;
  /** Options for someone who has not played it yet, where they differ from the defaults. */
  first_options: Record<string, string | number>;
  /** Whether seats see different things: then the device is passed on face down. */
  hidden: boolean;
  /** Whether a clock runs. */
  real_time: boolean;
  /** Whether there is a guided first game. */
  lesson: boolean;
}

export interface TableInfo {
  table: TableNow;
  seats: SeatNow[];
  result: Result | null;
  next: NextTable | null;
  /** The seats that this browser holds. */
  yours: number[];
  /** Whether this browser opened the table. */
  host: boolean;
  begun: boolean;
  /** Whether the lobby shows it. */
  listed: boolean;
  acting: number[];
}

export interface RuleText {
  id: string;
  text: string;
  ruling?: boolean;
  /** What Coffret decided, where the rest is the rulebook's. */
  decided?: string;
}

export interface Rulebook {
  game: string;
  title: string;
  sentence: string;
  sections: { key: string; title: string; rules: RuleText[] }[];
  /** The id of the rule that explains each phase and each kind of move. */
  explains: { phases: Record<string, string>; moves: Record<string, string> };
}
