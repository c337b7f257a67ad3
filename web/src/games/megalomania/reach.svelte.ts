/** What can be done with the pieces of the board, and how: the one place where a press, a key or
 * a drag becomes a move. What a move would bring comes from the engine's preview. */
import type { Move } from '../../net/protocol';
import { keyOf, type Preview, type SeatInfo } from '../../table/board';
import { settings } from '../../settings.svelte';
import type { Size } from '../../table/size';
import type { Words } from '../../texts/words.svelte';
import { buttonText } from './labels';
import { piecesOfMove, wished } from './pieces';
import type { CardState, MegalomaniaView, Play, Scroll, Taker } from './types';

export interface Now {
  view: MegalomaniaView;
  /** The view before, until the pieces of this one have landed. */
  settled: MegalomaniaView;
  legal: Move[];
  me: number | null;
  /** Whose things lie below: the reader's, or of whom they look at. */
  seat: number;
  seats: SeatInfo[];
  words: Words;
  lit: ReadonlySet<string>;
  size: Size;
  chosen: Move | null;
  /** The move whose effect is drawn: pointed at, or else the chosen one. */
  seen: Move | null;
  previews: ReadonlyMap<string, Preview<MegalomaniaView>>;
  choose: (move: Move) => void;
  /** At once: for what is dragged to its place. */
  play: (move: Move) => void;
  explain: (move: Move, at?: Element | DOMRect) => void;
}

/** Who lies where in a trick, with what is only chosen. */
export interface Shown {
  plays: Play[];
  taker: Taker | null;
  /** The seat whose card is a ghost as yet. */
  ghost: number | null;
}

export class Reach {
  constructor(readonly now: Now) {}

  readonly name = (seat: number): string => {
    const { words, me, seats } = this.now;
    return seat === me ? words.t('board-you') : (seats[seat]?.name ?? '');
  };

  readonly #byPiece: Record<string, Move> = $derived.by(() =>
    Object.fromEntries(
      this.now.legal.flatMap((move) => piecesOfMove(move).map((piece) => [piece, move])),
    ),
  );

  readonly #kinds: string[] = $derived.by(() => Object.keys(this.#byPiece).map(kindOf));

  move(piece: string): Move | undefined {
    return this.#byPiece[piece];
  }

  isChosen(piece: string): boolean {
    const { chosen } = this.now;
    const move = this.move(piece);
    return chosen !== null && move !== undefined && keyOf(move) === keyOf(chosen);
  }

  preview(move: Move | undefined): Preview<MegalomaniaView> | undefined {
    return move === undefined ? undefined : this.now.previews.get(keyOf(move));
  }

  /** What the move that is looked at would bring, once it is known. */
  readonly ahead: Preview<MegalomaniaView> | undefined = $derived.by(() => {
    const { seen } = this.now;
    return seen === null ? undefined : this.preview(seen);
  });

  /** The view after that move; else the view as it is. */
  readonly then: MegalomaniaView = $derived.by(() => this.ahead?.view ?? this.now.view);

  /** The same, as long as the trick goes on: what it would change there. */
  readonly soon: MegalomaniaView = $derived.by(() => {
    const { view } = this.now;
    const { round, trick } = this.then;
    return round === view.round && trick === view.trick ? this.then : view;
  });

  /** The scroll that is looked at, to be used or not. */
  readonly scroll: Scroll | null = $derived.by(() => {
    const { seen, view, seat } = this.now;
    if (seen?.move !== 'use_scroll') return null;
    const own = view.players[seat]!;
    const number = Number(seen.scroll) + 1;
    return [...(own.scrolls ?? []), ...own.looked_at].find((each) => each.number === number) ?? null;
  });

  /** Whether that scroll would act on a part of the table, which is then outlined. */
  readonly acts = (part: Part): boolean =>
    this.scroll !== null && PARTS[this.scroll.effect] === part;

  /** What is counted: of this round, what has landed. */
  readonly counted: MegalomaniaView = $derived.by(() => {
    const { settled, view } = this.now;
    return settled.round === view.round ? settled : view;
  });

  /** The trick as it lies, or as it would lie. */
  readonly trick: Shown = $derived.by(() => trickAfter(this.now.view, this.ahead, this.now.me));

  stateOf(piece: string): CardState {
    if (this.isChosen(piece)) return 'chosen';
    const move = this.move(piece);
    // Only where something of its kind can be chosen, the rest of it is refused.
    if (move === undefined) return this.#kinds.includes(kindOf(piece)) ? 'not' : 'plain';
    return move.move === 'assassinate' ? 'paid' : 'can';
  }

  label(move: Move): string {
    const { view, words } = this.now;
    return buttonText(move, view, words, this.name);
  }

  /** What makes an element a piece: its name for the log and the list, and what a press does. `why`
   * is what a screen reader says of one that cannot be used now; `place` where it is. */
  piece(piece: string, label: string, why = '', place = ''): Record<string, unknown> {
    const { me, words, legal } = this.now;
    const move = this.move(piece);
    const state = this.stateOf(piece);
    const marks = { 'data-piece': piece, 'data-can': move === undefined ? undefined : true };
    if (me === null) return { ...marks, 'aria-label': label, 'aria-disabled': true, tabindex: -1 };
    const says = {
      can: words.t('board-can'),
      paid: words.t('board-paid'),
      chosen: words.t('board-chosen'),
      not: why === '' ? words.t('board-not') : words.t('board-not-as', { why }),
      plain: '',
    }[state];
    return {
      ...marks,
      'aria-label': [label, says, place].filter((part) => part !== '').join(', '),
      'aria-disabled': move === undefined || undefined,
      'aria-pressed': legal.length > 0 && move !== undefined ? state === 'chosen' : undefined,
      onclick: (event: Event) => this.press(piece, event.currentTarget as Element),
      onkeydown: (event: KeyboardEvent) => walk(event),
    };
  }

  /** A card that is dragged shows what it would do; on the mat it is played. */
  lift(piece: string): void {
    const move = this.move(piece);
    if (move !== undefined && !settings.onePress && !this.isChosen(piece)) this.now.choose(move);
  }

  drop(piece: string): void {
    const move = this.move(piece);
    if (move !== undefined) this.now.play(move);
  }

  press(piece: string, at?: Element): void {
    const { view, me, choose, explain } = this.now;
    if (me === null) return;
    const move = this.move(piece);
    if (move !== undefined) {
      choose(move);
      return;
    }
    const wish = wished(piece, view);
    if (wish !== null) explain(wish, at);
  }
}

/** Where a scroll acts. New colours have their own ghost on the garland; points are shown at the
 * rail. */
type Part = 'hand' | 'goods' | 'mission' | 'row' | 'foot';
const PARTS: Record<string, Part> = {
  redeal: 'hand',
  swap_hands: 'hand',
  spy: 'hand',
  new_mission: 'mission',
  steal_trick: 'mission',
  double: 'row',
  shield: 'row',
  one_trick_less: 'row',
  point_per_trick: 'row',
  three_scrolls: 'goods',
  two_resources: 'goods',
  share_resources: 'goods',
  crystals_anywhere: 'goods',
  copy: 'foot',
  play_last: 'foot',
  decide_trick: 'foot',
  fixed_leader: 'foot',
  any_power: 'foot',
};

const kindOf = (piece: string): string => piece.split('-')[0]!;

/** The trick of a view, or of what a chosen move makes of it: a trick that it would end lies
 * there finished. */
function trickAfter(
  view: MegalomaniaView,
  ahead: Preview<MegalomaniaView> | undefined,
  me: number | null,
): Shown {
  if (ahead === undefined) return { plays: view.plays, taker: view.taker, ghost: null };
  const then = ahead.view;
  const ends = then.plays.length === 0 && then.finished.length > 0 && view.plays.length > 0;
  if (ends) {
    const taken = ahead.events.find(({ event }) => event === 'trick_taken');
    const seat = typeof taken?.seat === 'number' ? taken.seat : null;
    const taker: Taker | null = seat === null ? null : { seat, reason: 'follows', lowest: false };
    return { plays: then.finished, taker, ghost: me };
  }
  return { plays: then.plays, taker: then.taker, ghost: me };
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrows go on to the next piece of the same area. */
export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const here = event.currentTarget as HTMLElement;
  const area = here.closest('[data-area]');
  const pieces = [...(area?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
  const next = pieces[pieces.indexOf(here) + step];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
