/** What a page and the workers of its tables send each other. */

export interface Files {
  pyodide: string;
  python: string;
}

/** To the worker. */
export type ToWorker =
  | { kind: 'begin'; role: 'tables' | 'bots' | 'warm'; files: Files; database: string; pause?: number; bots?: MessagePort }
  | { kind: 'call'; id: number; method: string; path: string; body: string | undefined }
  | { kind: 'open'; socket: number; path: string }
  | { kind: 'say'; socket: number; text: string }
  | { kind: 'close'; socket: number };

/** From the worker. */
export type FromWorker =
  | { kind: 'loaded'; bytes: number }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  /** Another window has the tables now. */
  | { kind: 'taken' }
  | { kind: 'answer'; id: number; status: number; type: string; body: string }
  | { kind: 'heard'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number };

/** Between the tables and the bots. */
export interface Asked {
  id: number;
  question: string;
}
export interface Thought {
  id: number;
  /** Without one the bot could not think. */
  answer: string | null;
}
