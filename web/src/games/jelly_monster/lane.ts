/** What a lane shows: the dice that lie there, those that would, and the sum. All figures come from
 * the view or from the engine's preview of a move. */
import type { Hand } from './hand.svelte';
import { dieKey } from './options';
import type { District } from './types';

export interface LaneDie {
  face: number;
  /** `unsure`: placed here, and the table has not said so yet. `leaves`: it would be expelled. */
  is: 'here' | 'ghost' | 'unsure' | 'leaves';
  spent: boolean;
  /** It can be expelled with the die in hand. */
  can: boolean;
}

export interface Lane {
  seat: number;
  dice: LaneDie[];
  sum: number | null;
  lead: boolean;
  /** The sum is what would be. */
  would: boolean;
  /** A held die can be put here. */
  lit: boolean;
}

/** A die that is about to lie in a district, and what it makes of your sum. */
interface Coming {
  face: number;
  sure: boolean;
  sum: number;
  leads: boolean;
  level: boolean;
  cancels: boolean;
}

/** What one player at this screen does to a district. */
export interface Hold {
  seat: number;
  coming: Coming | null;
  leaves: { seat: number; face: number; sent: boolean } | null;
  /** Keys of the dice that can be expelled with the die in hand. */
  offers: string[];
}

export function holdsOf(hands: readonly Hand[], district: District, index: number): Hold[] {
  return hands.flatMap((hand) => {
    const { seat } = hand.now;
    if (seat === null) return [];
    const hold: Hold = {
      seat,
      coming: comingBy(hand, district, index),
      leaves: leaving(hand, index),
      offers: [...(hand.places(index)?.dice.keys() ?? [])],
    };
    return hold.coming === null && hold.leaves === null && hold.offers.length === 0 ? [] : [hold];
  });
}

export function lanesOf(
  district: District,
  order: number[],
  holds: readonly Hold[],
  ahead: District | null,
): Lane[] {
  const coming = new Map<number, Coming>();
  for (const hold of holds) if (hold.coming !== null) coming.set(hold.seat, hold.coming);
  const gone = holds.map((hold) => hold.leaves).find((each) => each !== null) ?? null;
  const offered = holds.flatMap((hold) => hold.offers);
  return order.map((seat): Lane => {
    const mine = coming.get(seat);
    let leaves = gone !== null && gone.seat === seat ? gone.face : 0;
    const dice = (district.dice[seat] ?? []).flatMap((face): LaneDie[] => {
      const isGone = leaves === face;
      if (isGone) leaves = 0;
      if (isGone && gone!.sent) return [];
      return [
        {
          face,
          is: isGone ? 'leaves' : 'here',
          spent:
            !isGone &&
            ((ahead ?? district).struck[seat]?.includes(face) === true ||
              (mine?.cancels === true && mine.face === face)),
          can: offered.includes(dieKey(seat, face)),
        },
      ];
    });
    if (mine !== undefined) {
      const { face, sure, cancels } = mine;
      dice.push({ face, is: sure ? 'unsure' : 'ghost', spent: cancels, can: false });
    }
    const sum = ahead?.points[seat] ?? mine?.sum ?? district.points[seat] ?? 0;
    return {
      seat,
      dice,
      sum: dice.length === 0 ? null : sum,
      lead: ahead?.leaders.includes(seat) ?? leads(district, seat, coming),
      would: mine !== undefined || (gone !== null && gone.seat === seat),
      lit: mine !== undefined && !mine.sure,
    };
  });
}

function comingBy(hand: Hand, district: District, index: number): Coming | null {
  const { seat, own } = hand.now;
  const laid = hand.unsure?.spot.district === index ? hand.unsure : null;
  const face = laid?.face ?? (hand.places(index) === null ? null : hand.face);
  const figures = own?.placing[index];
  if (seat === null || face === null || figures === undefined) return null;
  const sum = figures.sums[face - 1] ?? 0;
  return {
    face,
    sure: laid !== null,
    sum,
    leads: figures.leads[face - 1] === true,
    level: figures.level[face - 1] === true,
    cancels: figures.cancels[face - 1] === true,
  };
}

function leaving(hand: Hand, index: number): { seat: number; face: number; sent: boolean } | null {
  const laid = hand.unsure?.spot;
  if (laid?.district === index && laid.die !== undefined) return { ...laid.die, sent: true };
  const over = hand.over;
  if (over?.district !== index || over.die === undefined || hand.face === null) return null;
  return { ...over.die, sent: false };
}

/** Who leads once the dice in hand lie there, as far as the view says it. */
function leads(district: District, seat: number, coming: Map<number, Coming>): boolean {
  const mine = coming.get(seat);
  if (mine !== undefined) return mine.leads;
  if (!district.leaders.includes(seat)) return false;
  return [...coming.values()].every((each) => !each.leads || each.level);
}
