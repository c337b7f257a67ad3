/** What is within reach: which pieces can be used now, what a click on one does, and why not. */
import type { Move } from '../../net/protocol';
import type { Words } from '../../texts/words.svelte';
import { moveText, pieceText } from './labels';
import { movesOfPiece, piecesOfMove, wished } from './pieces';
import type { IncubationView } from './types';

export interface AtHand {
  view: IncubationView;
  legal: Move[];
  /** The seat that plays from here; null: only looking. */
  me: number | null;
  /** The seat whose board lies in front. */
  seat: number;
  words: Words;
  lit: ReadonlySet<string>;
  name: (seat: number) => string;
  play: (move: Move) => void;
  explain: (move: Move) => void;
}

/** A piece that stands for several moves: they are offered beside it. */
export interface Choosing {
  moves: Move[];
  beside: Element;
}

export class Reach {
  readonly #now: () => AtHand;
  choosing: Choosing | null = $state.raw(null);

  constructor(now: () => AtHand) {
    this.#now = now;
  }

  get now(): AtHand {
    return this.#now();
  }

  moves(piece: string): Move[] {
    const { legal, view } = this.now;
    return movesOfPiece(piece, legal, view);
  }

  can(piece: string): boolean {
    return this.moves(piece).length > 0;
  }

  isLit(piece: string): boolean {
    return this.now.lit.has(piece);
  }

  text(move: Move): string {
    const { view, seat, words } = this.now;
    return moveText(move, view, seat, words);
  }

  /** What shows that a piece can be used, or is pointed at. */
  frame(piece: string): Record<string, unknown> {
    return {
      'data-frame': piece,
      'data-can': this.can(piece) || undefined,
      'data-lit': this.isLit(piece) || undefined,
      'data-still': this.now.me === null || undefined,
    };
  }

  /** What makes an element answer for a piece: what it is, what it does, and to whom. Where words
   * are written on the piece, that is an empty element over it, since its name says more. */
  piece(piece: string): Record<string, unknown> {
    const { view, seat, words, name, me } = this.now;
    const moves = this.moves(piece);
    const is = pieceText(piece, view, seat, words, name);
    const label = moves.length > 0 ? moves.map((move) => this.text(move)).join('; ') : is;
    const marks = { 'data-piece': piece, 'data-can': moves.length > 0 || undefined };
    if (me === null) return { ...marks, role: 'img', 'aria-label': is };
    return {
      ...marks,
      role: 'button',
      tabindex: moves.length > 0 || this.#opens(piece) ? 0 : -1,
      'aria-label': label,
      'aria-disabled': moves.length === 0 || undefined,
      'aria-haspopup': moves.length > 1 ? 'menu' : undefined,
      onclick: (event: Event) => this.press(piece, event.currentTarget as Element),
      onkeydown: (event: KeyboardEvent) => this.#key(piece, event),
    };
  }

  press(piece: string, beside: Element): void {
    const { view, me, play, explain } = this.now;
    if (me === null) return;
    const moves = this.moves(piece);
    if (moves.length === 1) play(moves[0]!);
    if (moves.length > 1) this.choosing = { moves, beside };
    if (moves.length > 0) return;
    const move = wished(piece, view, me);
    if (move !== null) explain(move);
  }

  choose(move: Move): void {
    this.choosing = null;
    this.now.play(move);
  }

  /** Whether the keyboard comes into an area by this piece: its first, where none can be used. */
  #opens(piece: string): boolean {
    const [kind, number] = piece.split('-');
    if (number !== '0') return false;
    const { legal, view } = this.now;
    const usable = legal.flatMap((move) => piecesOfMove(move, view));
    return !usable.some((each) => each.startsWith(`${kind}-`));
  }

  /** Enter and space press; arrows go on to the next piece of the same area. */
  #key(piece: string, event: KeyboardEvent): void {
    const here = event.currentTarget as Element;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.press(piece, here);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    const area = here.closest('[data-area]');
    const pieces = [...(area?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    const next = pieces[pieces.indexOf(here as HTMLElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
