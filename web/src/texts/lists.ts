/** 'Ada, Bo and Zoé' in a language: as the server writes lists, without a comma before the last. */
type Kind = 'conjunction' | 'disjunction';

const known = new Map<string, Intl.ListFormat>();

export function listed(parts: string[], language: string, type: Kind = 'conjunction'): string {
  const key = `${language} ${type}`;
  let format = known.get(key);
  if (format === undefined) {
    format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }); // dear to make
    known.set(key, format);
  }
  return format.format(parts);
}
