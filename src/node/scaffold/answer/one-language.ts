const CODE = /^([a-z]{2})([-_][A-Za-z]{2,4})?$/;
/** What an answer is read in where the site has none of its languages. */
const COMMON = 'en';

const languageNames = new Intl.DisplayNames([COMMON], { type: 'language', fallback: 'none' });

/**
 * The entries of an object, or of one that has a text in each of several languages (`{ "en": …, "de": … }`)
 * the entry in the first of a site's languages that it has.
 */
export function inOneLanguage<Entry extends readonly [name: string, value: unknown]>(
  entries: readonly Entry[],
  languages: readonly string[],
): readonly Entry[] {
  const isOfLanguages =
    entries.length > 1 && entries.every(([name]) => CODE.test(name) && isLanguage(name));
  if (!isOfLanguages) return entries;
  const own = [...languages, COMMON]
    .map(
      (language) =>
        entries.find(([name]) => name === language) ??
        entries.find(([name]) => CODE.exec(name)?.[1] === CODE.exec(language)?.[1]),
    )
    .find((entry) => entry !== undefined);
  return own === undefined ? entries : [own];
}

function isLanguage(code: string): boolean {
  return languageNames.of(code.replace('_', '-')) !== undefined;
}
