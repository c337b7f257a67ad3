/** People, their devices and their tables, as docs/protocol.md has them. */
import type { ClockRule, SeatNow } from './protocol';

/** Someone, as they are shown. */
export interface PersonNow {
  name: string;
  /** An animal and two words: distinguishes people of the same name. */
  tag: number;
}

export interface Known {
  person: PersonNow | null;
  token?: string;
}

/** `person` is null while the device has its own games that it must bring. */
export interface Added {
  person: PersonNow | null;
  games: number;
  token?: string;
}

export interface DeviceNow {
  id: string;
  label: string;
  since: number;
  here: boolean;
  key: string;
}

/** A device that shows notices. */
export interface PushNow {
  device: string;
  label: string;
  here: boolean;
  language: string;
}

export interface MailNow {
  address: string;
  confirmed: boolean;
  language: string;
}

/** What of notices the server offers, and where this person wants them. */
export interface NoticesNow {
  /** The server's public key for push; null: it sends none. */
  key: string | null;
  mails: boolean;
  push: PushNow[];
  mail: MailNow | null;
  /** Whether a notice comes for the next new table of the lobby. */
  lobby: boolean;
}

/** All that the server keeps of a person. */
export interface Kept {
  person: PersonNow | null;
  since: number | null;
  words: boolean;
  devices: DeviceNow[];
  running: number;
  finished: number;
  notices: NoticesNow;
  games?: Record<string, unknown>[];
  statistics?: Statistics;
}

export interface MyGame {
  table: string;
  game: string;
  options: Record<string, unknown>;
  hints: boolean;
  state: 'waiting' | 'running' | 'over' | 'locked';
  seats: SeatNow[];
  yours: number[];
  host: boolean;
  listed: boolean;
  acting: number[];
  /** When something last happened, in seconds since 1970. */
  changed: number;
  /** The last event, by language. */
  said: Record<string, string>;
  scores: number[];
  winners: number[];
  by: string | null;
  /** What a small picture of the board shows: a few parts of the public view. */
  glance: Record<string, unknown> | null;
  round: number | null;
  /** How many there are, if that is certain. */
  rounds: number | null;
  clock: ClockRule | null;
  /** Seconds that are left for the seat that the game waits for: for yours, if it is one. */
  left: number | null;
}

/** A table of the lobby. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  hints: boolean;
  seats: SeatNow[];
  changed: number;
  clock: ClockRule | null;
  welcome: string;
}

export interface MyGames {
  person: PersonNow | null;
  games: MyGame[];
  finished: number;
}

/** A game that is over, for its person. */
export interface PlayedGame {
  table: string;
  ended: number;
  players: number;
  points: number;
  won: boolean;
  /** After it: mean, low and high; null without bots. */
  rating: number[] | null;
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  by_chance: number;
  since: number;
  best: number;
  best_at: number;
  best_players: number;
  mean: number;
  streak: number;
  longest: number;
  /** Played and won. */
  by_players: Record<string, number[]>;
  against: Record<string, number[]>;
  rating: number[] | null;
  rated: number;
  latest: PlayedGame[];
}

/** Someone with whom games were played to the end. */
export interface Company {
  game: string;
  name: string;
  tag: number;
  games: number;
}

export interface Statistics {
  games: GameStatistics[];
  /** The most frequent first. */
  company: Company[];
  /** The places of the bots' levels on the scale of ratings. */
  bots: Record<string, number>;
}
