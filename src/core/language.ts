import type { Direction, Language, LanguageModel, SiteModel } from './manifest/site-model.ts';

/** The name of the language in URLs, session storage and the session cookie. */
export const LANGUAGE_KEY = 'lang';

/**
 * The language that stored values ask for, the first one that is set deciding: the URL, then
 * session storage, then the cookie. A value that is no language of the site gives the second
 * language, nothing stored gives the first.
 */
export function chooseLanguage(
  site: SiteModel,
  stored: readonly (string | null | undefined)[],
): Language {
  const value = stored.find((entry) => entry !== undefined && entry !== null && entry !== '');
  const [first, second] = site.languages;
  const known = site.languages.find((entry) => entry.code === value);
  return (known ?? (value === undefined ? first : second) ?? first)?.code ?? '';
}

/**
 * The URL of a path in a language, for readers whose browser says nothing of theirs, and for
 * machines; the default language needs no parameter, and one that the path names already stays.
 */
export function urlIn(site: SiteModel, path: string, language: Language): string {
  if (language === site.languages[0]?.code || NAMES_LANGUAGE.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_KEY}=${language}`;
}

const NAMES_LANGUAGE = new RegExp(`[?&]${LANGUAGE_KEY}=[^&]`);

/** The languages of a site whose items others stand in for, with these, by their codes. */
export function fallbackLanguages({
  languages,
}: {
  readonly languages: readonly Pick<LanguageModel, 'code' | 'fallback'>[];
}): Readonly<Record<Language, Language>> {
  return Object.fromEntries(
    languages.flatMap(({ code, fallback }) => (fallback === undefined ? [] : [[code, fallback]])),
  );
}

/** The languages that stand in for one, the nearest first. */
export function fallbacksOf(
  language: Language,
  fallbacks: Readonly<Record<Language, Language>>,
): readonly Language[] {
  const found = new Set<Language>();
  for (
    let next = fallbacks[language];
    next !== undefined && next !== language && !found.has(next);
    next = fallbacks[next]
  ) {
    found.add(next);
  }
  return [...found];
}

/** What the language button switches to: the language after the given one, in a ring. */
export function nextLanguage(site: SiteModel, language: Language): LanguageModel | undefined {
  const index = site.languages.findIndex((entry) => entry.code === language);
  return site.languages[(index + 1) % site.languages.length];
}

/** A language of the site by its code; one that the site does not know goes by its code alone. */
export function findLanguage(
  { languages }: Pick<SiteModel, 'languages'>,
  code: Language,
): LanguageModel {
  return (
    languages.find((entry) => entry.code === code) ?? {
      code,
      tag: code,
      label: code,
      direction: 'ltr',
    }
  );
}

/** The `lang` attribute's value for a language of the site. */
export function languageTag(site: SiteModel, language: Language): string {
  return findLanguage(site, language).tag;
}

/**
 * The attributes of words in a language of the site, on a page in another; `dir` where that is
 * written the other way.
 */
export function languageAttributes(
  site: SiteModel,
  page: Language,
  language: Language,
): { readonly lang?: string; readonly dir?: Direction } {
  if (language === page) return {};
  const { tag, direction } = findLanguage(site, language);
  const isOtherDirection = direction !== findLanguage(site, page).direction;
  return { lang: tag, ...(isOtherDirection && { dir: direction }) };
}

/** Languages that are written in Han characters. */
const WRITES_HAN = /^(?:zh|yue|ja)(?:-|$)/i;

/**
 * The `lang` attribute's value for words from elsewhere, where their letters tell that they are not
 * in the language of the page: Han characters on a page that is written in others.
 *
 * @returns undefined where the page's own language may be theirs
 */
export function foreignTag(site: SiteModel, page: Language, words: string): string | undefined {
  if (!/\p{Script=Han}/u.test(words) || WRITES_HAN.test(languageTag(site, page))) return undefined;
  return site.languages.find(({ tag }) => WRITES_HAN.test(tag))?.tag ?? 'zh';
}
