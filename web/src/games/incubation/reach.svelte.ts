/** What is within reach: which pieces are lit, what a press on one does, what it would bring, and
 * why not. */
import type { Move } from '../../net/protocol';
import { keyOf, type Preview } from '../../table/board';
import type { Words } from '../../texts/words.svelte';
import { effectsOf, followsText, tagText, type Effects } from './effects';
import { moveText, pieceText } from './labels';
import { piecesOfMove, sectionName, wished } from './pieces';
import { dieInHand, litPieces, movesOf, pressOf, type Situation } from './pressing';
import type { IncubationView } from './types';

export interface AtHand {
  view: IncubationView;
  /** What counters say: the view before, until the pieces have landed. */
  settled: IncubationView;
  legal: Move[];
  /** The seat that plays from here; null: only looking. */
  me: number | null;
  /** The seat whose board lies in front. */
  seat: number;
  words: Words;
  lit: ReadonlySet<string>;
  name: (seat: number) => string;
  play: (move: Move) => void;
  chosen: Move | null;
  /** The move whose effect is drawn. */
  seen: Move | null;
  choose: (move: Move) => void;
  letGo: () => void;
  point: (move: Move | null) => void;
  previews: ReadonlyMap<string, Preview<IncubationView>>;
  pending: ReadonlySet<string>;
  explain: (move: Move, at?: Element) => void;
}

/** A tag beside a piece: what its move would bring; null while that is asked for. */
export interface Tag {
  /** The die that would be used, by its face. */
  face: string | null;
  text: string | null;
}

/** A press that moves further is a drag. */
const DRAG = 12;

export class Reach {
  readonly #now: () => AtHand;
  /** The die that was taken up. */
  picked: number | null = $state(null);

  constructor(now: () => AtHand) {
    this.#now = now;
  }

  get now(): AtHand {
    return this.#now();
  }

  get situation(): Situation {
    const { view, legal, previews } = this.now;
    return { view, legal, picked: this.picked, previews };
  }

  /** The die whose uses are lit. */
  get die(): number | null {
    return dieInHand(this.situation);
  }

  moves(piece: string): Move[] {
    return movesOf(piece, this.situation);
  }

  can(piece: string): boolean {
    return this.now.me !== null && this.moves(piece).length > 0;
  }

  /** Whether the move that is chosen is this piece's. */
  isChosen(piece: string): boolean {
    const { chosen } = this.now;
    if (chosen === null) return false;
    const key = keyOf(chosen);
    return this.moves(piece).some((move) => keyOf(move) === key);
  }

  isLit(piece: string): boolean {
    return this.now.lit.has(piece) || this.#follows(piece);
  }

  text(move: Move): string {
    const { view, seat, words } = this.now;
    return moveText(move, view, seat, words);
  }

  // What moves would bring

  effects(move: Move | null): Effects | null {
    const { previews, view, seat } = this.now;
    const preview = move === null ? undefined : previews.get(keyOf(move));
    return preview ? effectsOf(preview, view, seat) : null;
  }

  /** What is drawn where it would happen. */
  get seen(): Effects | null {
    return this.effects(this.now.seen);
  }

  /** The tag beside a piece while nothing is chosen; null: none. */
  tag(piece: string): Tag | null {
    const { chosen, me, view, words, pending } = this.now;
    const move = this.moves(piece)[0];
    if (move === undefined || chosen !== null || me === null) return null;
    const effects = this.effects(move);
    const die = move.move === 'use_pair' ? 0 : move.die;
    const face = die === undefined ? null : (view.dice?.[Number(die)]?.face ?? null);
    if (effects === null) return pending.has(keyOf(move)) ? { face, text: null } : null;
    const text = tagText(effects, words);
    return text === '' ? null : { face, text };
  }

  /** Treasures that would be offered next. */
  #follows(piece: string): boolean {
    const sales = this.seen?.sales ?? [];
    return (
      sales.length > 0 &&
      this.now.view.market.some(
        ({ colour }, section) => piece === sectionName(section) && sales.includes(colour),
      )
    );
  }

  // Pressing

  /** What shows that a piece can be used, or is pointed at. */
  frame(piece: string): Record<string, unknown> {
    return {
      'data-frame': piece,
      'data-can': this.can(piece) || undefined,
      'data-chosen': this.isChosen(piece) || undefined,
      'data-lit': this.isLit(piece) || undefined,
      'data-still': this.now.me === null || undefined,
    };
  }

  /** What makes an element answer for a piece: what it is, what it does, and to whom. Where words
   * are written on the piece, that is an empty element over it, since its name says more. */
  piece(piece: string): Record<string, unknown> {
    const { view, seat, words, name, me } = this.now;
    const is = pieceText(piece, view, seat, words, name);
    const can = this.can(piece);
    const marks = { 'data-piece': piece, 'data-can': can || undefined };
    if (me === null) return { ...marks, role: 'img', 'aria-label': is };
    return {
      ...marks,
      role: 'button',
      'data-rank': can ? this.#rank(piece) : undefined,
      'data-chosen': this.isChosen(piece) || undefined,
      tabindex: can || this.#opens(piece) ? 0 : -1,
      'aria-label': can ? `${is}. ${this.#brings(piece)}` : is,
      'aria-pressed': this.isChosen(piece) || (piece === `die-${this.die}` && can) || undefined,
      'aria-disabled': !can || undefined,
      onclick: (event: Event) => this.press(piece, event.currentTarget as Element),
      onkeydown: (event: KeyboardEvent) => this.#key(piece, event),
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.#point(piece),
      onpointerleave: () => this.now.point(null),
      onfocus: () => this.#point(piece),
      onblur: () => this.now.point(null),
      onpointerdown: (event: PointerEvent) => this.#take(piece, event),
    };
  }

  press(piece: string, at: Element): void {
    const { view, me, play, choose, letGo, explain } = this.now;
    if (me === null) return;
    const press = pressOf(piece, this.situation);
    if (press === null) {
      const move = wished(piece, view, me);
      if (move !== null) explain(move, at);
    } else if ('die' in press) {
      letGo();
      this.picked = press.die;
    } else if ('play' in press) play(press.play);
    else choose(press.choose);
  }

  /** 'Water die: hatches, 5 points, then a ruby treasure.' */
  #brings(piece: string): string {
    const { view, words, previews } = this.now;
    return this.moves(piece)
      .map((move) => {
        const effects = this.effects(move);
        if (effects === null) return this.text(move);
        const tag = tagText(effects, words);
        const follows = followsText(effects, previews.get(keyOf(move))!.open, words);
        const does = tag === '' ? this.text(move) : tag;
        const die = move.move === 'use_pair' ? 0 : move.die;
        const face = die === undefined ? undefined : view.dice?.[Number(die)]?.face;
        const what = follows === '' ? `${does}.` : `${does}. ${follows}`;
        if (face === undefined || piece.startsWith('die-')) return what;
        return words.t('board-die-does', { face: words.t(`face-${face}`), what });
      })
      .join(' ');
  }

  #point(piece: string): void {
    const { point } = this.now;
    const press = pressOf(piece, this.situation);
    // A die stands for several moves: only the pieces that it serves show one.
    point(press !== null && 'choose' in press ? press.choose : null);
  }

  /** A die is dragged to what it serves: it is taken up, and dropped where its move is chosen. */
  #take(piece: string, begin: PointerEvent): void {
    if (!piece.startsWith('die-') || begin.button !== 0) return;
    const die = begin.currentTarget as HTMLElement;
    let dragged = false;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - begin.clientX, event.clientY - begin.clientY];
      if (!dragged && Math.hypot(x, y) < DRAG) return;
      if (!dragged) {
        dragged = true;
        die.setPointerCapture(begin.pointerId);
        die.dataset.dragged = '';
        const press = pressOf(piece, this.situation);
        if (press !== null && 'die' in press) this.picked = press.die;
      }
      die.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent): void => {
      die.removeEventListener('pointermove', move);
      die.removeEventListener('pointerup', end);
      die.removeEventListener('pointercancel', end);
      if (!dragged) return;
      die.style.translate = '';
      delete die.dataset.dragged;
      // What follows a drag is no press.
      const stop = (click: Event): void => click.stopPropagation();
      die.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => die.removeEventListener('click', stop, { capture: true }));
      if (event.type === 'pointerup') this.#drop(die, event);
    };
    die.addEventListener('pointermove', move);
    die.addEventListener('pointerup', end);
    die.addEventListener('pointercancel', end);
  }

  #drop(die: HTMLElement, { clientX, clientY }: PointerEvent): void {
    die.style.pointerEvents = 'none';
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-piece]');
    die.style.pointerEvents = '';
    const target = under?.dataset.piece;
    if (target !== undefined && !target.startsWith('die-')) this.press(target, under!);
  }

  #rank(piece: string): number {
    return litPieces(this.situation).indexOf(piece);
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
      if (!event.repeat) this.press(piece, here);
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
