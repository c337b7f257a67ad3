/** What the strip says if a game has no guidance: its phase, and a few buttons. */
import type { Announced, GameUi, Guidance, Preview, SeatInfo } from './board';
import type { GameEvent, Move, View } from '../net/protocol';
import { listed } from '../texts/lists';
import { actorOf, type Entry, type Timeline } from './timeline.svelte';
import { keyOf, type Words } from '../texts/words.svelte';

/** More moves than these are not all buttons: the list and the board have them. */
const MOST_BUTTONS = 3;
/** Nor are moves that take more words together: the strip keeps its line. */
const MOST_SIGNS = 60;
/** A longer sentence is no button. */
const MOST_OF_LABEL = 28;
/** Events of a preview that the strip shows. */
const MOST_FOLLOWING = 3;

export function guidanceOf(
  ui: GameUi,
  view: View,
  me: number | null,
  legal: Move[],
  texts: string[],
  words: Words,
  seats: SeatInfo[],
): Guidance {
  const own = ui.guide?.(view, me, legal, words, seats) ?? null;
  if (own !== null) return own;
  const signs = texts.reduce((sum, text) => sum + text.length, 0);
  const buttons =
    legal.length <= MOST_BUTTONS && signs <= MOST_SIGNS
      ? legal.map((move, i) => ({ move, label: texts[i] ?? String(move.move) }))
      : [];
  // A single move is the only sensible one; between several, who plays chooses.
  const primary = legal.length === 1 && buttons.length === 1 ? 0 : null;
  return { steps: 0, step: 0, line: phaseLine(view, words), buttons, primary };
}

/** How the strip speaks of a chosen move: as the game does, or by its sentence and what follows. */
export function announced(
  ui: GameUi,
  move: Move,
  preview: Preview | null,
  view: View,
  text: string,
  words: Words,
  seats: SeatInfo[],
): Announced {
  const own = ui.announce?.(move, preview, view, words, seats) ?? null;
  if (own !== null) return own;
  const follows = preview === null ? [] : preview.texts.slice(0, MOST_FOLLOWING);
  if (preview?.open === true) follows.push(words.t('preview-open'));
  const label = text !== '' && text.length <= MOST_OF_LABEL ? text : words.t('play-chosen');
  return { label, line: text, more: follows.join(' ') };
}

/** What the phase asks of the player who acts, in a line. */
export function phaseLine(view: View, words: Words): string {
  const phase = typeof view.phase === 'string' ? view.phase : '';
  const guide = keyOf('guide', phase);
  if (words.has(guide)) return words.t(guide);
  const name = keyOf('phase', phase);
  return words.has(name) ? sentence(words.t(name)) : '';
}

/** What others are deciding, by the phase's name. */
export function awaitedLine(view: View, awaited: SeatInfo[], words: Words): string {
  const phase = typeof view.phase === 'string' ? keyOf('phase', view.phase) : '';
  const names = listed(
    awaited.map((seat) => seat.name),
    words.language,
  );
  return words.has(phase)
    ? words.t('awaited', { count: awaited.length, names, what: words.t(phase) })
    : words.t('awaited-only', { count: awaited.length, names });
}

/** What happened last, up to a step; null where the reader's own turn has just begun. */
export function lastText(entries: Entry[], index: number, me: number | null): string | null {
  for (let at = index; at >= 0; at -= 1) {
    const { texts, events } = entries[at]!;
    for (let i = texts.length - 1; i >= 0; i -= 1) {
      if (!isTurn(events[i])) return texts[i]!;
      if (events[i]!.seat === me) return null;
    }
  }
  return '';
}

/** Whom the game waited for at the step on the table. While its pieces move, that is who moved
 * them; of the past, only the view says it. */
export function actingThen(timeline: Timeline): number[] {
  const { shown } = timeline;
  if (shown === null) return [];
  const actor = timeline.tempo.moving ? actorOf(shown) : null;
  if (actor !== null) return [actor];
  if (timeline.isNow && shown.acting != null) return shown.acting;
  return typeof shown.view.turn === 'number' ? [shown.view.turn] : [];
}

/** The table itself says that a turn begins. */
export const isTurn = (event: GameEvent | undefined): boolean => event?.event === 'turn';

function sentence(text: string): string {
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
