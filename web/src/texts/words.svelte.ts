/** Texts in the reader's language, from the Fluent catalogues: the app's own, and each game's,
 * which the Python side reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { call } from '../net/api';
import { part } from '../net/parts';
import { settings, type Language } from '../settings.svelte';
import { Negative } from './figures';

type Arguments = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const ours = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../src/coffret/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const common = import.meta.glob<string>('../../../src/coffret/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, catalogues: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. A missing one shows its key: tests look for that. */
  t(key: string, values: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    return this.#bundle.formatPattern(pattern, withMinus(values), []);
  }
}

function withMinus(values: Arguments): Arguments {
  const below = Object.entries(values).filter(([, n]) => typeof n === 'number' && n < 0);
  if (below.length === 0) return values;
  return { ...values, ...Object.fromEntries(below.map(([key, n]) => [key, new Negative(n as number)])) };
}

/** The catalogue of a game that was added to the server after the app was built. */
async function served(game: string, language: Language): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/texts?lang=${language}`;
  return (await call<{ texts: string }>('GET', path)).texts;
}

async function load(found: Record<string, Load>, path: string): Promise<string> {
  const source = found[path];
  return source === undefined ? '' : await part(source);
}

const FOLDER = '../../../src/coffret';

const commonOf = (language: Language): Promise<string> =>
  load(common, `${FOLDER}/texts/${language}.ftl`);

async function read(language: Language): Promise<Words> {
  return new Words(
    language,
    await Promise.all([commonOf(language), load(ours, `./${language}.ftl`)]),
  );
}

let words: Words = $state.raw(new Words('en', []));

/** The app's words in a language; await it before anything is drawn. */
export async function speak(language: Language): Promise<void> {
  const found = await read(language);
  if (language === settings.language) words = found;
}

/** A text of the app, in the language of the moment. */
export function t(key: string, values: Arguments = {}): string {
  return words.t(key, values);
}

/** The words of a game: its own catalogue over the app's. */
export async function wordsOf(game: string, language: Language): Promise<Words> {
  const built = games[`${FOLDER}/games/${game}/texts/${language}.ftl`];
  return new Words(
    language,
    await Promise.all([
      commonOf(language),
      load(ours, `./${language}.ftl`),
      built === undefined ? served(game, language) : built(),
    ]),
  );
}

/** The key of a name: `first_egg` of `phase` is `phase-first-egg`. */
export function keyOf(kind: string, name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`;
}
