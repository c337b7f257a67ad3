/** The rules that say what can be done now. */
import type { Move, Rulebook, RuleText } from '../net/protocol';

export interface Explained {
  rule: string;
  text: string;
}

/** A rule with Coffret's own sentence after the rulebook's. */
const wholeText = ({ text, decided }: RuleText): string =>
  decided === undefined ? text : `${text} ${decided}`;

export function ruleIn(book: Rulebook, id: string): string {
  const found = book.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
  return found === undefined ? '' : wholeText(found);
}

/** The rule of the phase first, then that of each kind of move. */
export function rulesOf(book: Rulebook, phase: string, legal: Move[]): Explained[] {
  const texts = new Map(
    book.sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, wholeText(rule)] as const)),
  );
  const { phases, moves } = book.explains;
  const ids = [phases[phase], ...legal.map((move) => moves[String(move.move)])];
  const found: Explained[] = [];
  for (const rule of new Set(ids)) {
    const text = rule === undefined ? undefined : texts.get(rule);
    if (rule !== undefined && text !== undefined) found.push({ rule, text });
  }
  return found;
}
