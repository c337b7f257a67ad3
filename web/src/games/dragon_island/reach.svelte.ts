/** What is within reach: which pieces can be used now, what a press on one does, and why not. */
import type { Move } from '../../net/protocol';
import type { Preview, SeatInfo } from '../../table/board';
import { keyOf } from '../../table/board';
import type { Size } from '../../table/size';
import type { Words } from '../../texts/words.svelte';
import { marksOf, type Marks } from './marks';
import { movesByPiece, offerPiece, pieceOf } from './pieces';
import type { DragonIslandView, Player, Screen } from './types';

export interface AtHand {
  view: DragonIslandView;
  legal: Move[];
  /** What each legal move says. */
  texts: string[];
  /** The seat that plays from here; null: only looking. */
  me: number | null;
  /** The seat whose things lie in front. */
  seat: number;
  seats: SeatInfo[];
  words: Words;
  lit: ReadonlySet<string>;
  size: Size;
  chosen: Move | null;
  /** The move whose effect is drawn: pointed at, or else chosen. */
  seen: Move | null;
  previews: ReadonlyMap<string, Preview<DragonIslandView>>;
  play: (move: Move) => void;
  choose: (move: Move) => void;
  letGo: () => void;
  point: (move: Move | null) => void;
  explain: (move: Move, at?: Element) => void;
}

export class Reach {
  readonly #now: () => AtHand;
  /** The joker in hand whose colours are spread out. */
  joker: number | null = $state.raw(null);

  constructor(now: () => AtHand) {
    this.#now = now;
  }

  get now(): AtHand {
    return this.#now();
  }

  readonly #byPiece: ReadonlyMap<string, Move> = $derived.by(() =>
    movesByPiece(this.now.legal, this.now.view),
  );

  /** The move whose effect is drawn. */
  get focus(): Move | null {
    return this.now.seen;
  }

  readonly marks: Marks = $derived.by(() =>
    marksOf(this.now.view, this.now.legal, this.focus),
  );

  /** A mouse or the keys point at a piece, or at none. */
  point(piece: string | null): void {
    this.now.point(piece === null ? null : this.move(piece));
  }

  readonly player: Player = $derived.by(() => this.now.view.players[this.now.seat]!);
  readonly screen: Screen | null = $derived.by(() => this.player.screen);

  move(piece: string): Move | null {
    return this.#byPiece.get(piece) ?? null;
  }

  can(piece: string): boolean {
    return this.#byPiece.has(piece);
  }

  isLit(piece: string): boolean {
    return this.now.lit.has(piece);
  }

  isChosen(piece: string): boolean {
    const { chosen, view } = this.now;
    return chosen !== null && pieceOf(chosen, view) === piece;
  }

  isFocus(piece: string): boolean {
    return this.focus !== null && pieceOf(this.focus, this.now.view) === piece;
  }

  moves(name: string): Move[] {
    return this.now.legal.filter((move) => move.move === name);
  }

  text(move: Move): string {
    return this.now.texts[this.now.legal.indexOf(move)] ?? '';
  }

  preview(move: Move | null): Preview<DragonIslandView> | null {
    return move === null ? null : (this.now.previews.get(keyOf(move)) ?? null);
  }

  name(seat: number): string {
    return this.now.seats[seat]?.name ?? '';
  }

  /** A press: choose what the piece stands for, or say why it cannot be used. */
  press(piece: string, at?: Element): void {
    const move = this.move(piece);
    const barred = this.now.view.here?.barred?.find((each) => offerPiece(each) === piece);
    if (move !== null) this.now.choose(move);
    else if (barred) this.now.explain(barred, at);
    else this.#wonder(piece, at);
  }

  /** What would be done with a piece of this kind now; the server says why it cannot. */
  #wonder(piece: string, at?: Element): void {
    const { view, me, legal } = this.now;
    if (me === null || legal.length === 0) return;
    const [kind, number] = piece.split('-');
    const asked = ASKED[view.phase];
    if (kind === 'tile' && asked) this.now.explain({ move: asked[0], [asked[1]]: Number(number) }, at);
    if (kind === 'map' && view.phase === 'treasure') {
      this.now.explain({ move: 'play_map', map: Number(number) }, at);
    }
  }

  /** What makes an element answer for a piece. */
  frame(piece: string): Record<string, unknown> {
    return {
      'data-piece': piece,
      'data-can': this.can(piece) || undefined,
      'data-lit': this.isLit(piece) || undefined,
      'data-chosen': this.isChosen(piece) || undefined,
    };
  }
}

/** The move that a press on a tile means, by phase. */
const ASKED: Partial<Record<DragonIslandView['phase'], readonly [string, string]>> = {
  fill: ['fill_tile', 'tile'],
  lift: ['lift', 'origin'],
  drop: ['drop', 'destination'],
  walk: ['go', 'tile'],
};
