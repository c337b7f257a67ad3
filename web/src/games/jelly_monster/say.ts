/** What the tray says: what you hold, what can be done, whom the game waits for. */
import { listed } from '../../texts/lists';
import type { Words } from '../../texts/words.svelte';
import type { Hand } from './hand.svelte';
import { districtName } from './labels';
import type { JellyView } from './types';

export interface Said {
  title: string;
  line: string;
}

export function say(
  view: JellyView,
  hand: Hand | null,
  words: Words,
  name: (seat: number) => string,
  brief: boolean,
): Said {
  const awaited = (seats: number[]): string =>
    words.t('jm-awaits', { names: listed(seats.map(name), words.language), count: seats.length });
  const seat = hand?.now.seat ?? null;
  const others = view.pending.filter((each) => each !== seat);
  const asked = seat !== null && view.pending.includes(seat) && (hand?.now.legal.length ?? 0) > 0;
  /** On a phone the question is enough. */
  const question = (line: string): Said =>
    brief && asked
      ? { title: line, line: '' }
      : { title: leadersLine(view, words, name), line: asked ? line : awaited(others) };
  switch (view.phase) {
    case 'ready':
      return asked
        ? { title: words.t('jm-ready-title'), line: words.t('jm-ready-line') }
        : { title: words.t('jm-ready-said'), line: awaited(others) };
    case 'countdown':
      return { title: words.t('jm-countdown-title'), line: words.t('jm-countdown-line') };
    case 'copy':
      return question(words.t('jm-copy-line'));
    case 'give': {
      const gift = view.scoring?.gift ?? 1;
      return question(
        words.t('jm-give-line', {
          jelly: view.players[seat ?? 0]?.jelly ?? 0,
          gift,
          count: hand?.now.own?.unserved.length ?? 0,
        }),
      );
    }
    case 'discard':
      return question(words.t('jm-discard-line'));
    case 'over':
      return { title: endLine(view, seat, words), line: '' };
    case 'round':
      return hand === null || seat === null
        ? { title: words.t('jm-watching'), line: '' }
        : inRound(view, hand, seat, words, name, brief);
  }
}

/** How the game ended for a seat; for who watches, that it did. */
export function endLine(view: JellyView, seat: number | null, words: Words): string {
  const place = seat === null ? undefined : view.places?.[seat];
  if (seat === null || place === undefined) return words.t('jm-over-title');
  return words.t('jm-own-end', { place, points: view.players[seat]!.points });
}

function inRound(
  view: JellyView,
  hand: Hand,
  seat: number,
  words: Words,
  name: (seat: number) => string,
  brief: boolean,
): Said {
  const me = view.players[seat]!;
  if (view.pace === 'relaxed' && view.turn !== null && view.turn !== seat) {
    return { title: words.t('jm-turn-of', { name: name(view.turn) }), line: words.t('jm-turn-wait') };
  }
  if (hand.flying) return { title: words.t('jm-rolling'), line: '' };
  if (hand.held === 'barrier') return { title: words.t('jm-hold-barrier'), line: words.t(brief ? 'jm-tap-close-brief' : 'jm-tap-close') };
  if (hand.face !== null) {
    const places = [...(hand.options.placing.get(hand.face)?.values() ?? [])];
    const aims = places.some((each) => each.zones.size > 0);
    const expels = places.some((each) => each.dice.size > 0);
    const what = aims ? 'aim' : expels ? 'expel' : 'plain';
    const title = words.t(me.loose === 1 ? 'jm-hold-last' : 'jm-hold', { die: hand.face });
    return { title, line: words.t(`jm-tap-${what}${brief ? '-brief' : ''}`) };
  }
  if (me.loose > 0) {
    return {
      title: words.t('jm-dice-left', { count: me.loose }),
      line: words.t(view.pace === 'relaxed' ? 'jm-pick-relaxed' : 'jm-pick', { count: me.loose }),
    };
  }
  const line = hand.options.closing.size > 0 ? 'jm-tap-barrier' : 'jm-just-wait';
  return { title: words.t('jm-all-placed'), line: words.t(line) };
}

/** 'Flooded Harbour: four of you lead with 6.' */
export function leadersLine(
  view: JellyView,
  words: Words,
  name: (seat: number) => string,
): string {
  const { scoring } = view;
  if (scoring === null) return '';
  const district = view.districts[scoring.district]!;
  const names = listed(scoring.winners.map(name), words.language);
  return words.t('jm-district-led', {
    district: districtName(district.id, words),
    names,
    count: scoring.winners.length,
    points: district.points[scoring.winners[0] ?? 0] ?? 0,
  });
}
