/** A table as one seat (or a spectator) sees it: all state received through its socket. */
import { refusalText } from '../chrome/errorText';
import type { SeatTime } from '../clock/time';
import { Clock } from '../net/clock';
import type {
  ChatLine,
  ForeseenMove,
  HintMessage,
  History,
  Message,
  Move,
  NextTable,
  RefusalMessage,
  Result,
  SeatClock,
  SeatNow,
  StateMessage,
  StepMessage,
  TableNow,
  WhyMessage,
} from '../net/protocol';
import { newId, TableSocket, type Link } from '../net/socket';
import { afterPaint } from '../motion/painted';
import type { MoodName } from '../pieces/moods';
import type { RefusedMove } from './board';
import { isMuted } from './muted';
import { reactions } from './reactions.svelte';
import { Timeline } from './timeline.svelte';
import { t } from '../texts/words.svelte';

/** Why something was not done, or cannot be. */
export interface Reason {
  text: string;
  rule: string | null;
  ruleText: string | null;
  /** Where the press was that it answers. */
  at: DOMRect | null;
}

export interface Around {
  /** Of the table: what is kept for it has this name. */
  name?: string;
  socket: (seat: number | null, last: number | null) => string;
  history: (seat: number | null) => Promise<History>;
}

const CLOCK_QUESTIONS = 5;
const LONGEST_FOR_THE_PAST = 1500;

export class SeatClient {
  readonly seat: number | null;
  readonly timeline = new Timeline();
  readonly clock = new Clock();
  table: TableNow | null = $state.raw(null);
  seats: SeatNow[] = $state.raw([]);
  legal: Move[] = $state.raw([]);
  legalTexts: string[] = $state.raw([]);
  acting: number[] = $state.raw([]);
  /** The clocks of the seats, where the table has one. */
  clocks: SeatTime[] = $state.raw([]);
  mayUndo = $state(false);
  chat: ChatLine[] = $state.raw([]);
  /** Null until the table has said who is here. */
  here: number[] | null = $state.raw(null);
  watching = $state(0);
  /** The moment (of `performance.now()`) from which a bot may play for each seat that is away. */
  botFrom: Readonly<Record<string, number>> = $state.raw({});
  bots: 'ready' | 'compiling' = $state('ready');
  result: Result | null = $state.raw(null);
  /** After the end: where they play on. */
  next: NextTable | null = $state.raw(null);
  link: Link = $state('connecting');
  begun = $state(false);
  /** The history was read, or cannot be: from now on only new steps arrive. */
  pastRead = $state(false);
  /** A move is on its way: until it is answered, none other is sent. */
  sending: Move | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  /** Your move that was refused last. */
  refused: RefusedMove | null = $state.raw(null);
  hint: HintMessage | null = $state.raw(null);
  asksHint = $state(false);
  readonly #around: Around;
  readonly #socket: TableSocket;
  #sent: string | null = null;
  /** The number of the newest state or step, one that took a move back included. */
  #newest = 0;
  /** What `sending` is, or will be after the next frame. */
  #underway: Move | null = null;
  /** Where the press was that `why` was asked for, by the question's id. */
  #whyAsked: { id: string; at: DOMRect | null } | null = null;
  #previewRequest: { id: string; answer: (found: ForeseenMove[] | null) => void } | null = null;

  constructor(seat: number | null, around: Around) {
    this.seat = seat;
    this.timeline.me = seat;
    this.#around = around;
    this.#socket = new TableSocket((last) => around.socket(seat, last), {
      message: (message) => this.#receive(message),
      link: (link) => {
        this.link = link;
        if (link !== 'open') this.#answerPreviews(null);
      },
    }, around.name === undefined || seat === null ? '' : `${around.name}/${seat}`);
  }

  close(): void {
    this.#socket.close();
  }

  // What a person does

  /** `shown`: the board has shown the piece itself. The move is sent at once, and the rest of the
   * page follows after the frame. */
  play(move: Move, shown = false): void {
    if (this.#underway !== null) return;
    this.#underway = move;
    // What was chosen for one question must not answer the next.
    this.#sent = this.#socket.ask({ type: 'move', move, n: this.#newest });
    if (shown) afterPaint(() => this.#underway === move && this.#send());
    else this.#send();
  }

  #send(): void {
    if (this.sending === this.#underway) return;
    this.sending = this.#underway;
    this.refused = null;
    this.reason = null;
    this.hint = null;
  }

  readonly react = (mood: MoodName): void => {
    this.#socket.ask({ type: 'react', mood });
  };

  undo(): void {
    this.#socket.ask({ type: 'undo' });
  }

  say(text: string): void {
    this.#socket.ask({ type: 'say', text });
  }

  /** At the table's usual level where none is named. */
  letBotPlay(seat?: number, level?: string): void {
    this.#socket.ask({ type: 'bot', level: level ?? null, seat: seat ?? null });
  }

  takeBack(): void {
    this.#socket.ask({ type: 'take_back' });
  }

  askHint(): void {
    this.asksHint = true;
    this.#socket.ask({ type: 'hint' });
  }

  askWhy(move: Move, at: DOMRect | null = null): void {
    this.#whyAsked = { id: this.#socket.ask({ type: 'why', move }), at };
  }

  /** Previews of moves: useless later, so they are not requested again after a lost connection. */
  readonly requestPreviews = (
    moves: Move[],
    answer: (found: ForeseenMove[] | null) => void,
  ): (() => void) => {
    const id = newId();
    this.#previewRequest = { id, answer };
    this.#socket.say({ type: 'preview', id, moves });
    return () => {
      if (this.#previewRequest?.id !== id) return;
      this.#previewRequest = null;
      this.#socket.say({ type: 'cancel', id });
    };
  };

  #answerPreviews(found: ForeseenMove[] | null): void {
    const waits = this.#previewRequest;
    this.#previewRequest = null;
    waits?.answer(found);
  }

  // Messages of the table

  #receive(message: Message): void {
    switch (message.type) {
      case 'state':
        this.#see(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'clocks':
        this.#setClocks(message.clocks, message.paused);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.mood && !isMuted(this.seats[message.seat])) reactions.show(message.seat, message.mood);
        break;
      case 'again':
        this.next = { seat: message.seat, table: message.table };
        break;
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        this.botFrom = Object.fromEntries(
          Object.entries(message.away ?? {}).map(([seat, seconds]) => [
            seat,
            performance.now() + seconds * 1000,
          ]),
        );
        break;
      case 'bots':
        this.bots = message.bots;
        break;
      case 'ack':
        if (message.id === this.#sent) this.#answered();
        break;
      case 'refusal':
        this.#refused(message);
        break;
      case 'why':
        this.#answer(message);
        break;
      case 'preview':
        if (message.id === this.#previewRequest?.id) this.#answerPreviews(message.moves);
        break;
      case 'hint':
        this.asksHint = false;
        this.hint = message;
        break;
      case 'time':
        this.clock.measured(message.sent, message.clock);
        break;
    }
  }

  #answer({ id, rule = null, rule_text: ruleText = null }: WhyMessage): void {
    const at = id === this.#whyAsked?.id ? this.#whyAsked.at : null;
    // Where no rule is against it, something else is to be pressed first.
    this.reason = { text: rule === null ? t('why-possible') : '', rule, ruleText, at };
  }

  #see(state: StateMessage): void {
    this.#newest = state.n;
    this.table = state.table;
    this.seats = state.seats;
    this.legal = state.legal ?? [];
    this.legalTexts = state.legal_texts ?? [];
    this.acting = state.acting ?? [];
    this.mayUndo = state.undo ?? false;
    this.chat = state.chat ?? [];
    this.bots = state.bots ?? 'ready';
    this.result = state.result ?? null;
    this.next = state.next ?? null;
    this.begun = state.view != null;
    this.#setClocks(state.clocks, state.paused);
    this.#answered();
    if (state.view != null) {
      this.timeline.see(state.n, state.view);
      void this.#readPast();
    }
    if (state.clock !== undefined) this.#setClock(state.clock);
  }

  #answered(): void {
    this.#underway = null;
    this.sending = null;
  }

  #step(step: StepMessage): void {
    this.#newest = step.n;
    this.#send(); // the position has changed: do not wait for a frame
    this.timeline.step(step);
    if (step.legal !== undefined) {
      this.legal = step.legal;
      this.legalTexts = step.legal_texts ?? [];
    }
    if (step.acting !== undefined) this.acting = step.acting;
    this.mayUndo = step.undo ?? false;
    this.hint = null;
    this.asksHint = false;
    this.reason = null;
    if (step.clock !== undefined) this.#setClock(step.clock);
    if (step.result != null) {
      this.result = step.result;
      this.legal = [];
      this.legalTexts = [];
      this.acting = [];
    }
  }

  #refused(refusal: RefusalMessage): void {
    if (refusal.id != null && refusal.id === this.#previewRequest?.id) {
      this.#answerPreviews(null);
      return;
    }
    const text = refusalText(refusal.code) ?? refusal.text;
    if (refusal.id != null && refusal.id === this.#sent) {
      if (this.#underway !== null) this.refused = { move: this.#underway, text };
      this.#answered();
    }
    this.asksHint = false;
    this.reason = {
      text,
      rule: refusal.rule ?? null,
      ruleText: refusal.rule_text ?? null,
      at: null,
    };
  }

  async #readPast(): Promise<void> {
    // On a slow line or a busy server the table does not wait for its past.
    setTimeout(() => (this.pastRead = true), LONGEST_FOR_THE_PAST);
    try {
      this.timeline.load(await this.#around.history(this.seat));
    } catch {
      // Without its past the table is as playable; the next state tries again.
    }
    this.pastRead = true;
  }

  #setClocks(clocks: SeatClock[] = [], paused = false): void {
    const at = performance.now();
    this.clocks = clocks.map((each) => ({ ...each, at, paused }));
  }

  #setClock(clock: number): void {
    this.timeline.immediate = true;
    if (!this.clock.runs) {
      for (let i = 0; i < CLOCK_QUESTIONS; i += 1) {
        setTimeout(() => this.#socket.say({ type: 'time', sent: performance.now() }), i * 200);
      }
    }
    this.clock.set(clock);
  }
}
