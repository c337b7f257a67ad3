/** What may be chosen for a table, and what of it goes to the server. */
import type { OptionDomain } from '../net/protocol';
import { keyOf, type Words } from '../texts/words.svelte';

type Values = Record<string, string | number>;

/** A value in a game's words. */
export const valueOf = (words: Words, name: string, value: string | number): string =>
  words.t(keyOf(`option-${name}`, String(value)).replaceAll('_', '-'));

const SEAT = /^seat_(\d+)$/;

/** A seat that the table does not have cannot be named. */
export function choicesFor(domain: OptionDomain, count: number): (string | number)[] {
  return (domain.choices ?? []).filter((choice) => {
    const seat = SEAT.exec(String(choice));
    return seat === null || Number(seat[1]) <= count;
  });
}

export function defaults(domains: Record<string, OptionDomain>): Values {
  return Object.fromEntries(
    Object.entries(domains).map(([name, domain]) => [name, domain.default]),
  );
}

/** The values that fit a table of a size; what does not falls back to its default. */
export function fitting(
  domains: Record<string, OptionDomain>,
  values: Values,
  count: number,
): Values {
  return Object.fromEntries(
    Object.entries(domains).map(([name, domain]) => {
      const value = values[name] ?? domain.default;
      const fits = !domain.choices || choicesFor(domain, count).includes(value);
      return [name, fits ? value : domain.default];
    }),
  );
}
