/** When the next moment may come onto the table. Board, strip, players, points and log all show the
 * same moment; the next one waits here until the motion of this one is over. */
import { getContext, setContext } from 'svelte';
import { pace, settings, wantsLessMotion, type Others } from '../settings.svelte';

/** How much faster than drawn others' turns are played. */
const RATE: Record<Others, number> = { slow: 0.6, normal: 1, fast: 2, off: Infinity };
/** Milliseconds to look at what another has done. */
const PAUSE: Record<Others, number> = { slow: 900, normal: 300, fast: 60, off: 0 };
/** Milliseconds by which the table may stay behind; more that waits is played faster. */
const BEHIND: Record<Others, number> = { slow: 14_000, normal: 6_000, fast: 2_000, off: 0 };
/** A usual moment, drawn and looked at; and the longest one. */
const USUAL = 800;
const LONGEST = 2000;
/** A moment takes at most this part of the time that is left to a turn: so each has some. */
const SHARE = 0.35;

/** What this person wants of others' turns; with little motion or none, they are there at once. */
export const othersNow = (): Others => (wantsLessMotion() ? 'off' : settings.others);

export class Tempo {
  /** Whether pieces are on their way: until they land, labels say what was before. */
  moving = $state(false);
  /** How many times faster than drawn the moment on the table is played. */
  hurry = 1;
  /** Milliseconds that another player's turn is shown at normal speed, however many moments it has. */
  turn = Infinity;
  /** Whose turn is being shown, and for how long. */
  #teller: number | null = null;
  #spent = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #boards = 0;
  #pause = 0;
  #then: (() => void) | null = null;
  readonly #skip: () => void;

  /** `skip` puts the newest moment onto the table: someone does not want to wait. */
  constructor(skip: () => void = () => undefined) {
    this.#skip = skip;
  }

  /** Whether a moment has not been seen to its end. */
  get isBusy(): boolean {
    return this.#timer !== null;
  }

  /** A board that says by `takes` how long a moment moves; call the answer when it goes. */
  enter(): () => void {
    this.#boards += 1;
    return () => (this.#boards -= 1);
  }

  /** A moment has come onto the table; `then` is called when it has been seen. `teller`: the other
   * player who brought it about, null for one's own; `silent`: it has nothing to be looked at. */
  begin(teller: number | null, waiting: number, then: () => void, silent = false): void {
    this.#clear();
    if (teller === null || teller !== this.#teller) this.#spent = 0;
    this.#teller = teller;
    const byOthers = teller !== null;
    const late = byOthers ? this.#late(othersNow()) : 1;
    this.hurry = byOthers ? hurryOf(othersNow(), waiting) * late : 1;
    this.#pause =
      byOthers && !silent ? pace(PAUSE[othersNow()]) / crowded(othersNow(), waiting) / late : 0;
    this.#then = then;
    this.moving = true;
    // A board that has nothing to play, or is not there, must not hold the table up.
    this.#timer = setTimeout(() => this.#land(), this.#boards === 0 ? 0 : LONGEST);
  }

  /** The board plays the moment on the table, and this long. */
  takes(ms: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.moving = ms > 0;
    const longest = LONGEST / Math.min(1, this.hurry);
    const whole = Math.min(ms, longest);
    this.#spent += whole + this.#pause;
    this.#timer = setTimeout(() => this.#land(), whole);
  }

  /** What is under way was begun by nobody here (a state that came whole, a step that was looked
   * back at): `then` is called when it has been seen. */
  after(then: () => void): void {
    this.#then ??= then;
  }

  /** How much faster a moment must go, so that its turn keeps to its time. */
  #late(others: Others): number {
    if (others === 'off' || this.turn === Infinity) return 1;
    const left = Math.max(1, this.turn / RATE[others] - this.#spent);
    return Math.max(1, (USUAL + PAUSE[others]) / (SHARE * left));
  }

  /** Someone wants to act: all lies where it belongs, and the newest is shown. */
  finish(): void {
    this.stop();
    this.#skip();
  }

  /** Forget what is under way. */
  stop(): void {
    this.#clear();
    this.moving = false;
    this.hurry = 1;
    this.#pause = 0;
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#then = null;
  }

  /** All pieces lie; the next moment comes after a look at them. */
  #land(): void {
    this.moving = false;
    this.#timer = setTimeout(() => {
      const then = this.#then;
      this.#clear();
      then?.();
    }, this.#pause);
  }
}

/** What waits is played within the time that the table may stay behind. */
export function hurryOf(others: Others, waiting: number): number {
  return RATE[others] * crowded(others, waiting);
}

function crowded(others: Others, waiting: number): number {
  if (others === 'off') return Infinity;
  return Math.max(1, (waiting * USUAL) / RATE[others] / BEHIND[others]);
}

// The table's tempo, for the boards that stand on it

const KEY = Symbol('tempo');

export const giveTempo = (tempo: () => Tempo): void => void setContext(KEY, tempo);

/** The tempo of the table that a component stands on; null where there is none. */
export function tempoHere(): (() => Tempo) | null {
  try {
    return getContext<(() => Tempo) | undefined>(KEY) ?? null;
  } catch {
    return null; // not in a component: a test, or a scene by itself
  }
}
