/** The board's keys, by their place on the keyboard: faces, districts, roll, barrier, timer. */
import type { Hand } from './hand.svelte';
import { dieKey } from './options';
import type { Cell } from './ring';
import type { District, Spot } from './types';

const DISTRICT_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyA', 'KeyS', 'KeyD', 'KeyF'];
const OTHER_KEYS = ['Space', 'KeyB', 'KeyT', 'Enter', 'Escape'];
const FACE = /^(?:Digit|Numpad)([1-9])$/;

/** Whether the board gets a key: then the table does not. Enter and Space belong to the element
 * with the focus; letters to a text field. */
export function isOwnKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog, [popover]') !== null) return false;
  if (event.code === 'Enter' || event.code === 'Space' || event.code === 'Escape') {
    return target.closest('button, a, [role=button]') === null;
  }
  return DISTRICT_KEYS.includes(event.code) || OTHER_KEYS.includes(event.code) || FACE.test(event.code);
}

/** What a physical key is called on this keyboard; its English name where that is not known. */
const letters = new Map<string, string>();
export async function learnLetters(): Promise<void> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<Map<string, string>> } })
    .keyboard;
  try {
    const map = await keyboard?.getLayoutMap?.();
    for (const code of DISTRICT_KEYS) {
      const letter = map?.get(code);
      if (letter !== undefined) letters.set(code, letter.toUpperCase());
    }
  } catch {
    // Inside a frame, or without leave: the English names do.
  }
}

const AZERTY: Record<string, string> = { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q' };

export function letterOf(code: string | null, language: string): string | null {
  if (code === null) return null;
  const usual = (language === 'fr' ? AZERTY[code] : undefined) ?? code.replace('Key', '');
  return letters.get(code) ?? usual;
}

/** The dice that digits can expel in the district that a key has chosen. */
export function digitsOf(hand: Hand, district: number, order: number[]): Map<string, number> {
  const places = hand.places(district);
  const found = new Map<string, number>();
  if (places === null) return found;
  for (const seat of order) {
    for (let face = 1; face <= 6; face += 1) {
      const key = dieKey(seat, face);
      if (places.dice.has(key) && found.size < 9) found.set(key, found.size + 1);
    }
  }
  return found;
}

export interface Keyed {
  hand: Hand;
  cells: Cell[];
  districts: District[];
  order: number[];
  /** The district whose dice wait for a digit. */
  chosen: number | null;
  choose: (district: number | null) => void;
  put: (spot: Spot, hand: Hand) => void;
  shut: (district: number, hand: Hand) => void;
}

/** Does what a key says; whether it said something. */
export function press(event: KeyboardEvent, on: Keyed): boolean {
  const { hand, chosen } = on;
  const { options } = hand;
  const digit = FACE.exec(event.code);
  if (chosen !== null) {
    const die = digit === null ? undefined : dieOf(digitsOf(hand, chosen, on.order), Number(digit[1]));
    on.choose(null);
    if (die !== undefined) on.put({ district: chosen, die }, hand);
    else if (event.code === 'Enter') on.put({ district: chosen }, hand);
    if (die !== undefined || event.code === 'Enter' || event.code === 'Escape') return true;
  }
  if (digit !== null) {
    hand.cycle(Number(digit[1]));
    return true;
  }
  const district = on.cells.findIndex((cell) => cell.key === event.code);
  if (district >= 0) {
    if (options.copying.size > 0) {
      const move = options.copying.get(district);
      if (move) hand.now.play(move);
    } else to(district, on);
    return true;
  }
  switch (event.code) {
    case 'Space':
      if (options.roll === null) return options.placing.size > 0;
      hand.drop();
      hand.now.play(options.roll);
      return true;
    case 'Enter':
      if (options.ready === null) return false;
      hand.now.play(options.ready);
      return true;
    case 'KeyB':
      if (hand.held === 'barrier') hand.drop();
      else hand.pick('barrier');
      return true;
    case 'KeyT':
      if (options.timer) hand.now.play(options.timer);
      return true;
    case 'Escape':
      if (hand.held === null) return false;
      hand.drop();
      return true;
    default:
      return false;
  }
}

function to(district: number, on: Keyed): void {
  const { hand } = on;
  if (hand.held === null) return;
  const places = hand.places(district);
  const target = on.districts[district]?.target ?? 0;
  const zone = target + (hand.use === 'forward' ? 1 : -1);
  if (places !== null && (hand.use === 'forward' || hand.use === 'back') && places.zones.has(zone)) {
    on.put({ district, zone }, hand);
  } else if (places !== null && hand.use === 'expel' && places.dice.size > 0) on.choose(district);
  else if (hand.moveAt({ district }) !== null) on.put({ district }, hand);
  else on.shut(district, hand);
}

function dieOf(digits: Map<string, number>, digit: number): { seat: number; face: number } | undefined {
  for (const [key, each] of digits) {
    if (each !== digit) continue;
    const [seat, face] = key.split('-').map(Number);
    return { seat: seat!, face: face! };
  }
  return undefined;
}
