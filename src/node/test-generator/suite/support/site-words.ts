import type { Api } from './api.ts';
import type { Words } from './data-facts.ts';
import { plain } from './expectations.ts';
import { FACTS, type Language, type MenuTitle } from './facts.ts';

/** What the site says in one language, for which no page has to be opened. */
export interface SiteWords {
  readonly language: Language;
  /** Words of the manifests in the reader's language. */
  readonly say: (words: Words) => string;
  /** The renderer's own words, by their key. */
  readonly word: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The name of a menu entry: the server's, else the manifest's. */
  readonly menuName: (menu: MenuTitle) => Promise<string>;
  /** The navigation's name of the page with a code. */
  readonly childName: (code: string) => Promise<string>;
}

export function createWords(api: Api, language: Language): SiteWords {
  const nameOf = async (code: string | undefined) => {
    const entry = (await api.navigation()).find((other) => other.code === code);
    return plain(entry?.name);
  };
  return {
    language,
    say: (words) => words[language.code] ?? '',
    word: (key, values = {}) =>
      (FACTS.words[key]?.[language.code] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(values[name]),
      ),
    menuName: async ({ code, title }) => (await nameOf(code)) || (title[language.code] ?? ''),
    childName: nameOf,
  };
}
