/** What the board shows of what has happened: the step on the table, a trick that is over and stays
 * for a beat, a round that is over and is told until somebody goes on. */
import { onMount, untrack } from 'svelte';
import { Stage, type Scene } from '../../motion/stage.svelte';
import type { GameEvent } from '../../net/protocol';
import { pace, settings, wantsLessMotion } from '../../settings.svelte';
import type { BoardProps } from '../../table/board';
import { gameEnded, roundEnded, type Ended } from './ended';
import { BEAT, cardsNow, LONGER, Performance, SLIDE } from './perform';
import type { Shown } from './reach.svelte';
import { happening, type MegalomaniaView } from './types';

const LOOKED_AT = 12_000;

type Now = Scene<MegalomaniaView>;

export class Telling {
  readonly stage: Stage<MegalomaniaView>;
  /** A trick that is over stays for a beat, with its taker marked. */
  held: Shown | null = $state.raw(null);
  /** A round that is over is told until somebody goes on. */
  told: Ended | null = $state.raw(null);
  readonly #board: () => HTMLElement | undefined;
  readonly #performance: Performance;
  #before: ReturnType<typeof cardsNow> | null = null;
  #closing: ReturnType<typeof setTimeout> | null = null;

  constructor(props: () => BoardProps<MegalomaniaView>, board: () => HTMLElement | undefined) {
    const scene = (): Now => ({ ...props().change, view: props().view });
    this.#board = board;
    this.#performance = new Performance(board);
    this.stage = new Stage<MegalomaniaView>(
      scene(),
      (now, hurry) => this.#enact(now, hurry),
      () => {
        this.held = null;
        this.#performance.stop();
      },
    );
    $effect.pre(() => {
      const next = scene();
      untrack(() => this.#offer(next));
    });
    onMount(() => () => this.stage.close());
    // Whoever decides has seen enough.
    $effect(() => {
      if (props().chosen === null) return;
      this.held = null;
      this.goOn();
    });
  }

  get view(): MegalomaniaView {
    return this.stage.shown.view;
  }

  /** The round or game that is told instead of played. */
  get ended(): Ended | null {
    return this.held === null ? (this.told ?? gameEnded(this.view)) : null;
  }

  readonly goOn = (): void => {
    if (this.#closing !== null) clearTimeout(this.#closing);
    this.#closing = null;
    this.told = null;
  };

  #offer(next: Now): void {
    // Where nothing moves, nobody asks where the cards were: that has the page laid out.
    this.#before = wantsLessMotion() ? null : cardsNow(this.#board());
    this.stage.offer(next);
  }

  #enact(now: Now, hurry: number): number {
    this.held = null;
    this.#tellRound(now);
    if (!now.animate || now.before === null) return 0;
    const rate = pace(1) / hurry;
    const moves = rate > 0 && this.#before !== null;
    const ms = moves ? this.#performance.play(now.events as GameEvent[], this.#before!, rate) : 0;
    return Math.max(ms, this.#holdTrick(now, hurry));
  }

  #holdTrick(now: Now, hurry: number): number {
    const taken = (now.events as GameEvent[]).map(happening).find(({ event }) => event === 'trick_taken');
    const { finished, plays, phase } = now.view;
    const lay = phase === 'steal' || phase === 'over' ? plays : finished;
    if (taken === undefined || lay.length === 0 || settings.speed === 0) return 0;
    const mine: Shown = {
      plays: lay,
      taker: { seat: taken.seat, reason: 'follows', lowest: false },
      ghost: null,
    };
    this.held = mine;
    const first = now.view.round === 1 ? LONGER : 0;
    const beat = (BEAT + first) / settings.speed / hurry;
    const slide = wantsLessMotion() ? 0 : pace(SLIDE) / hurry;
    setTimeout(() => {
      if (this.held !== mine) return;
      this.#performance.slide(taken.seat, 0, slide);
      setTimeout(() => this.held === mine && (this.held = null), slide);
    }, beat);
    return beat + slide;
  }

  #tellRound(now: Now): void {
    const found = roundEnded(now.events as GameEvent[], now.view);
    if (found !== null) {
      this.goOn();
      this.told = found;
      if (found.next !== null) this.#closing = setTimeout(this.goOn, LOOKED_AT);
    } else if (this.told !== null && now.view.round !== this.told.next?.round) {
      this.goOn();
    }
  }
}
