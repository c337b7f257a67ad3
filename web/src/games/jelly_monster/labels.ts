/** The board in words: for screen readers, tags and the tray. */
import { listed } from '../../texts/lists';
import type { Words } from '../../texts/words.svelte';
import type { Hand } from './hand.svelte';
import { nameOf } from './names';
import type { District, Icon, JellyView, Spot } from './types';

export const districtName = (id: string, words: Words): string => nameOf(id, words.language);

/** 'a pod, 3 jelly'. */
export function rewardText(icons: Icon[], words: Words): string {
  return icons
    .map(([kind, first = 0, second = 0]) =>
      words.t(`reward-${kind.replaceAll('_', '-')}`, { first, second }),
    )
    .join(', ');
}

/** 'Harbour, target 6 jelly, Zoé leads with 12, you have 9'. */
export function districtLabel(
  district: District,
  index: number,
  words: Words,
  name: (seat: number) => string,
  order: number[],
): string {
  const { leaders, points, closed_by: closed } = district;
  const parts = [
    words.t('district', { name: districtName(district.id, words), number: index + 1 }),
    words.t('jm-target', { reward: rewardText(district.rewards[district.target] ?? [], words) }),
  ];
  if (leaders.length > 0) {
    const names = listed(leaders.map(name), words.language);
    parts.push(
      words.t('jm-leads', { names, count: leaders.length, points: points[leaders[0]!] ?? 0 }),
    );
  }
  const me = order[0]!;
  if ((district.dice[me]?.length ?? 0) > 0 && !leaders.includes(me)) {
    parts.push(words.t('jm-has', { name: name(me), points: points[me] ?? 0 }));
  }
  if (closed !== null) parts.push(words.t('jm-closed-by', { name: name(closed) }));
  return parts.join(', ');
}

/** What a press on a spot does with what is held. */
export function spotLabel(
  spot: Spot,
  hands: readonly Hand[],
  district: District,
  words: Words,
  name: (seat: number) => string,
): string {
  const where = districtName(district.id, words);
  const hand = hands.find((each) => each.held !== null);
  if (hand?.held === 'barrier') return words.t('jm-close', { district: where });
  const face = hand?.face ?? null;
  if (face === null) return words.t('jm-copy-this-of', { district: where });
  if (spot.zone !== undefined) {
    const reward = rewardText(district.rewards[spot.zone] ?? [], words);
    return words.t('jm-place-and-aim', { die: face, district: where, reward });
  }
  if (spot.die !== undefined) {
    const { seat, face: expelled } = spot.die;
    return words.t('jm-place-and-expel', { die: face, district: where, expelled, name: name(seat) });
  }
  const sum = hand?.now.own?.placing[spot.district]?.sums[face - 1] ?? 0;
  return words.t('jm-place', { die: face, district: where, sum });
}

/** Why a spot is no longer highlighted, from the view. */
export function goneText(
  spot: Spot,
  view: JellyView,
  words: Words,
  name: (seat: number) => string,
): string {
  const district = view.districts[spot.district];
  if (view.phase !== 'round') return words.t('jm-too-late');
  if (district?.closed_by != null) return words.t('jm-closed-by', { name: name(district.closed_by) });
  if (spot.die !== undefined) return words.t('jm-die-gone');
  if (spot.zone !== undefined) return words.t('jm-target-moved');
  return words.t('jm-not-now');
}
