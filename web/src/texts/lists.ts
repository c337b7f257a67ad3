/** 'Ada, Bo and Zoé' in a language. */
const known = new Map<string, Intl.ListFormat>();

export function listed(parts: string[], language: string): string {
  let format = known.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language, { type: 'conjunction' }); // dear to make
    known.set(language, format);
  }
  return format.format(parts);
}
