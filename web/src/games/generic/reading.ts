/** Reads a view with the game's legend: no key, id or number of a seat is shown unchanged. */
import type { Domain, Legend } from '../../net/legend';
import { keyOf, type Words } from '../../texts/words.svelte';
import { colourOf } from '../../pieces/colours';
import type { Fact, Leaf, Shown, Thing } from './shown';

type Fields = Record<string, unknown>;

export class Reader {
  readonly #legend: Legend;
  readonly #words: Words;
  readonly #nameOf: (seat: number) => string;

  constructor(legend: Legend, words: Words, nameOf: (seat: number) => string) {
    this.#legend = legend;
    this.#words = words;
    this.#nameOf = nameOf;
  }

  /** The facts of an object that stands under the key `inside`, beside what it was before. */
  facts(inside: string, object: Fields, before: unknown): Fact[] {
    const old = isFields(before) ? before : null;
    const facts: Fact[] = [];
    for (const [key, value] of Object.entries(object)) {
      const domain = this.#domain(inside, key);
      if (domain === 'aside') continue;
      const was = old === null ? value : old[key];
      facts.push({
        key,
        label: this.#label(inside, key),
        shown: this.#shown(key, domain, value, was),
      });
    }
    return facts;
  }

  #domain(inside: string, key: string): Domain | undefined {
    const { fields } = this.#legend;
    return fields[`${inside}/${key}`] ?? fields[key];
  }

  #label(inside: string, key: string): string {
    const own = keyOf('view', `${inside}-${key}`);
    return this.#words.t(this.#words.has(own) ? own : keyOf('view', key));
  }

  #shown(key: string, domain: Domain | undefined, value: unknown, before: unknown): Shown {
    if (Array.isArray(value)) return this.#list(key, domain, value, before);
    if (!isFields(value)) return this.#leaf(domain, value, !same(value, before));
    if (this.#isWorded(domain, value)) return this.#counts(key, domain, value, before);
    return { as: 'thing', thing: this.#thing(key, value, before, null) };
  }

  #list(
    key: string,
    domain: Domain | undefined,
    list: unknown[],
    before: unknown,
    counted = true,
  ): Shown {
    const old: unknown[] = Array.isArray(before) ? before : [];
    if (domain === 'each_seat') {
      const items = list.map((item, seat) => ({
        seat,
        name: this.#nameOf(seat),
        shown: this.#shown(key, this.#legend.fields[`${key}/*`], item, old[seat]),
      }));
      return { as: 'seats', items };
    }
    if (isPhrase(domain, list)) return this.#phrase(domain, list, !same(list, before));
    if (list.length > 0 && list.some(isFields)) {
      if (list.every((item) => isFields(item) || item === null)) {
        return { as: 'things', things: this.#things(key, list, old, counted) };
      }
    }
    // Of equal items, only those are new that are more than there were.
    const left = old.map((item) => JSON.stringify(item));
    const items = list.map((item, i) => {
      if (Array.isArray(item)) return this.#list(key, domain, item, old[i], false);
      const at = left.indexOf(JSON.stringify(item));
      if (at >= 0) left.splice(at, 1);
      return this.#leaf(domain, item, at < 0);
    });
    return { as: 'list', items };
  }

  #things(key: string, list: unknown[], old: unknown[], counted: boolean): Thing[] {
    return list.map((item, i) => {
      const was = partner(item, i, old);
      const place = counted && list.length > 1 ? i + 1 : null;
      if (!isFields(item)) return this.#nothing(place, !same(item, was));
      return this.#thing(key, item, was, place);
    });
  }

  /** An empty place keeps its number: place is memory. */
  #nothing(number: number | null, fresh: boolean): Thing {
    const title = this.#words.t('generic-empty');
    return { number, title, line: null, facts: [], at: null, empty: true, fresh };
  }

  #thing(key: string, object: Fields, before: unknown, place: number | null): Thing {
    const { id, number, q, r, ...rest } = object;
    const domain = this.#domain(key, 'id');
    const section = typeof domain === 'object' && 'card' in domain ? domain.card : '';
    const card = typeof id === 'string';
    const own = typeof number === 'number' ? number : place;
    const title = card ? capital(this.#told(this.#legend.names, section, id) ?? id) : null;
    return {
      number: own,
      title,
      line: card ? this.#told(this.#legend.lines, section, id) : null,
      facts: this.facts(key, rest, before).filter(({ shown }) => !repeats(shown, title)),
      at: typeof q === 'number' && typeof r === 'number' ? { q, r } : null,
      empty: false,
      fresh: before === undefined || before === null,
    };
  }

  #told(told: Legend['names'], section: string, id: string): string | null {
    return told[section]?.[id]?.[this.#words.language] ?? null;
  }

  #isWorded(domain: Domain | undefined, value: Fields): domain is { word: string } {
    if (typeof domain !== 'object' || !('word' in domain)) return false;
    return Object.keys(value).every((key) => this.#words.has(keyOf(domain.word, key)));
  }

  #counts(key: string, domain: Domain, value: Fields, before: unknown): Shown {
    const old = isFields(before) ? before : {};
    const items = Object.entries(value).map(([word, counted]) => ({
      word: this.#leaf(domain, word, false),
      shown: this.#shown(key, this.#legend.fields[`${key}/*`], counted, old[word]),
    }));
    return { as: 'counts', items };
  }

  #phrase(domain: { phrase: string }, [word, first = 0, second = 0]: unknown[], fresh: boolean) {
    const numbers = { first: Number(first), second: Number(second) };
    const text = this.#words.t(keyOf(domain.phrase, String(word)), numbers);
    return leaf({ text, fresh });
  }

  #leaf(domain: Domain | undefined, value: unknown, fresh: boolean): Leaf {
    if (value === null || value === undefined) {
      return leaf({ text: this.#words.t('generic-none'), empty: true, fresh });
    }
    if (typeof value === 'boolean') {
      const text = this.#words.t(value ? 'generic-yes' : 'generic-no');
      return leaf({ text, empty: !value, fresh });
    }
    if (typeof value === 'number') return this.#number(domain, value, fresh);
    return this.#word(domain, String(value), fresh);
  }

  #number(domain: Domain | undefined, value: number, fresh: boolean): Leaf {
    const tell = (number: number, options: Intl.NumberFormatOptions = {}): string =>
      new Intl.NumberFormat(this.#words.language, options).format(number).replace('-', '−');
    if (domain === 'seat') return leaf({ text: this.#nameOf(value), fresh });
    if (domain === 'die') return leaf({ text: tell(value), number: true, die: value, fresh });
    if (domain === 'place') return leaf({ text: tell(value + 1), number: true, fresh });
    if (domain === 'time') return leaf({ text: '', time: value, number: true });
    if (domain === 'span') {
      const seconds = { style: 'unit', unit: 'second', maximumFractionDigits: 1 } as const;
      return leaf({ text: tell(value / 1000, seconds), number: true, fresh });
    }
    return leaf({ text: tell(value), number: true, empty: value === 0, fresh });
  }

  #word(domain: Domain | undefined, value: string, fresh: boolean): Leaf {
    if (typeof domain !== 'object' || 'phrase' in domain) return leaf({ text: value, fresh });
    if ('card' in domain) {
      const { names, lines } = this.#legend;
      const text = this.#told(names, domain.card, value) ?? value;
      const line = this.#told(lines, domain.card, value);
      return leaf({ text, line, card: value, colour: colourIn(value), fresh });
    }
    const text = this.#words.t(keyOf(domain.word, value));
    const colour = domain.word === 'colour' ? value : null;
    return leaf({ text, colour, empty: value === 'none', fresh });
  }
}

function leaf(given: Partial<Leaf> & { text: string }): Leaf {
  return {
    as: 'leaf',
    empty: false,
    number: false,
    card: null,
    die: null,
    colour: null,
    time: null,
    line: null,
    fresh: false,
    ...given,
  };
}

/** A tower's symbol is a tower: its title has said so. */
function repeats(shown: Shown, title: string | null): boolean {
  return shown.as === 'leaf' && title !== null && capital(shown.text) === title;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The colour that a card's id begins with: `red-farmer`. */
function colourIn(id: string): string | null {
  const [first, second] = id.split('-');
  const isColour = (word = ''): boolean => colourOf(word).name !== 'mystery';
  return isColour(first) && !isColour(second) ? first! : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPhrase(domain: Domain | undefined, list: unknown[]): domain is { phrase: string } {
  return typeof domain === 'object' && 'phrase' in domain && typeof list[0] === 'string';
}

/** What an item of a list was before: the one of the same number or card, else of the same place. */
function partner(item: unknown, place: number, old: unknown[]): unknown {
  if (!isFields(item)) return old[place];
  for (const mark of ['number', 'id']) {
    if (!(mark in item)) continue;
    const alike = old.filter((each) => isFields(each) && each[mark] === item[mark]);
    return alike.length > 1 ? old[place] : alike[0];
  }
  return old[place];
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
