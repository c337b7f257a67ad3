/** How this browser last opened a table of each game: kept here only. */
import type { ClockChoice, Ending } from '../clock/choices';
import { CLOCKS } from '../clock/choices';
import type { GameInfo } from '../net/protocol';
import { fitting } from './options';
import { KINDS, type Sitter } from './seating';

export interface LastTime {
  sitters: Sitter[];
  options: Record<string, string | number>;
  hints: boolean;
  clock: ClockChoice;
  ending: Ending;
  listed: boolean;
  welcome: string;
}

const KEPT_AS = 'coffret-last';

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function keepForNextTime(game: string, last: LastTime): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...all(), [game]: last }));
  } catch {
    // Without storage the next table is opened as any other.
  }
}

/** Null: there was none, or the game offers no such table any more. */
export function lastTime(info: GameInfo): LastTime | null {
  const kept = all()[info.game];
  if (typeof kept !== 'object' || kept === null) return null;
  const last = kept as Partial<LastTime>;
  const { sitters } = last;
  if (!Array.isArray(sitters) || !info.seats.includes(sitters.length)) return null;
  const fit = sitters.every(
    (each) =>
      KINDS.includes(each?.who) &&
      typeof each.name === 'string' &&
      (each.who !== 'bot' || info.levels.includes(each.level)),
  );
  if (!fit) return null;
  const clocks: string[] = Object.values(CLOCKS).flat();
  return {
    sitters,
    options: fitting(info.options, last.options ?? {}, sitters.length),
    hints: last.hints !== false,
    clock: !info.real_time && clocks.includes(last.clock ?? '') ? last.clock! : 'none',
    ending: last.ending === 'seat' ? 'seat' : 'turn',
    listed: last.listed === true,
    welcome: typeof last.welcome === 'string' ? last.welcome : 'all',
  };
}
