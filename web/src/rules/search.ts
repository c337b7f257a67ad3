/** Finding words in rules, without regard to accents and capitals. */
import type { Rulebook, RuleText } from '../net/protocol';

export interface Part {
  text: string;
  hit: boolean;
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'" };

const fold = (sign: string): string => {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LIGATURES[plain] ?? plain;
};

/** The text without accents and capitals, and for each sign of it its place in the original. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const sign of fold(text[at]!)) {
      plain += sign;
      places.push(at);
    }
  }
  return { plain, places };
}

const wordsOf = (query: string): string[] => folded(query).plain.split(/\s+/).filter(Boolean);

/** Whether a rule has all words of a query; its id counts as a word. */
export function matches(rule: RuleText, query: string): boolean {
  const { plain } = folded(`${rule.id} ${rule.text} ${rule.decided ?? ''}`);
  return wordsOf(query).every((word) => plain.includes(word));
}

/** The book with only the rules that match; sections without any are left out. */
export function found(book: Pick<Rulebook, 'sections'>, query: string): Rulebook['sections'] {
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => matches(rule, query)),
    }))
    .filter((section) => section.rules.length > 0);
}

/** A text cut into what a query names and what lies between. */
export function marked(text: string, query: string): Part[] {
  const { plain, places } = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      hits.fill(true, places[at], places[at + word.length - 1]! + 1);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last !== undefined && last.hit === hits[at]) last.text += text[at];
    else parts.push({ text: text[at]!, hit: hits[at]! });
  }
  return parts;
}
