/** What the table asks, and of whom, at the moment that it shows: the step on the table waits for
 * the motion of the step before. Moves belong to the newest step only. */
import { actingThen, awaitedLine, guidanceOf, lastText } from './guidance';
import type { GameUi, Guidance, SeatInfo } from './board';
import type { Timeline } from './timeline.svelte';
import type { Move } from '../net/protocol';
import { t, type Words } from '../texts/words.svelte';

export interface Asked {
  ui: GameUi;
  words: Words;
  timeline: Timeline;
  me: number | null;
  seats: SeatInfo[];
  legal: Move[];
  legalTexts: string[];
  winners: number[];
  recorded?: boolean;
  line?: string | undefined;
}

export class Decision {
  /** The guidance that the board set for something half chosen; it is valid for these moves only. */
  #half: { legal: Move[]; guidance: Guidance } | null = $state.raw(null);

  constructor(private readonly asked: () => Asked) {}

  readonly #timeline = $derived.by(() => this.asked().timeline);
  readonly shown = $derived.by(() => this.#timeline.shown);
  readonly ready = $derived.by(() => this.#timeline.isReady);
  readonly legal: Move[] = $derived.by(() => (this.ready ? this.asked().legal : []));
  readonly texts: string[] = $derived.by(() => (this.ready ? this.asked().legalTexts : []));
  readonly winners: number[] = $derived.by(() => (this.ready ? this.asked().winners : []));
  readonly #acting = $derived.by(() => (this.ready ? null : actingThen(this.#timeline)));
  readonly seats: SeatInfo[] = $derived.by(() => {
    const acting = this.#acting;
    const { seats } = this.asked();
    return acting === null
      ? seats
      : seats.map((seat) => ({ ...seat, acting: acting.includes(seat.seat) }));
  });
  /** Your seat first. */
  readonly inOrder: SeatInfo[] = $derived.by(() => {
    const first = this.asked().me ?? 0;
    return [...this.seats.slice(first), ...this.seats.slice(0, first)];
  });
  /** Who acts after those who act now. */
  readonly next: number | null = $derived.by(() => {
    const acting = this.inOrder.findIndex((seat) => seat.acting);
    if (acting < 0 || this.seats.length < 2) return null;
    return this.inOrder[(acting + 1) % this.inOrder.length]!.seat;
  });
  readonly awaited: SeatInfo[] = $derived.by(() =>
    this.legal.length > 0
      ? []
      : this.seats.filter((seat) => seat.acting && seat.seat !== this.asked().me),
  );
  readonly guidance: Guidance | null = $derived.by(() => {
    if (this.shown === null || this.awaited.length > 0) return null;
    if (this.#half !== null && this.#half.legal === this.legal) return this.#half.guidance;
    const { ui, me, words } = this.asked();
    return guidanceOf(ui, this.shown.view, me, this.legal, this.texts, words, this.seats);
  });
  readonly line: string = $derived.by(() => {
    const { line, me, recorded, words } = this.asked();
    if (line !== undefined) return line;
    if (this.shown === null) return '';
    if (this.awaited.length > 0) {
      const decides = awaitedLine(this.shown.view, this.awaited, words);
      return me === null && !recorded ? t('watching-line', { decides }) : decides;
    }
    return this.guidance?.line ?? '';
  });
  readonly happened: string = $derived.by(() => {
    const { entries, index, tempo } = this.#timeline;
    const me = tempo.moving ? null : this.asked().me;
    return lastText(entries, index, me) ?? t('seat-your-turn');
  });

  /** The board sets the guidance for something half chosen; null when it is let go. */
  setGuidance = (guidance: Guidance | null): void => {
    this.#half = guidance === null ? null : { legal: this.legal, guidance };
  };
}
