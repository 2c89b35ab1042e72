import { useAtomValue } from 'jotai';
import { createContext, useCallback, useContext } from 'react';
import {
  type Direction,
  findLanguage,
  type Language,
  type LocalizedText,
  urlIn,
} from '../../core/index.ts';
import type { TranslateUi } from './create-texts.ts';
import type { SiteRuntime } from './runtime.ts';

export const RuntimeContext = createContext<SiteRuntime | undefined>(undefined);

/** The running site. */
export function useRuntime(): SiteRuntime {
  const runtime = useContext(RuntimeContext);
  if (runtime === undefined)
    throw new Error('useRuntime outside of a site; render it inside <Site>');
  return runtime;
}

/** The page's language. */
export function useLanguage(): Language {
  return useAtomValue(useRuntime().language);
}

/** The page's language as a BCP 47 tag, by which numbers and names are written and texts ordered. */
export function useLanguageTag(): string {
  return findLanguage(useRuntime().site, useLanguage()).tag;
}

/** The BCP 47 tag in whose way the page's language writes dates. */
export function useDatesTag(): string {
  const { tag, dates = tag } = findLanguage(useRuntime().site, useLanguage());
  return dates;
}

/** Which way the page's language is written. */
export function useDirection(): Direction {
  return findLanguage(useRuntime().site, useLanguage()).direction;
}

/**
 * The `href` of a link where no script follows it: the path with the page's language. A page may have
 * been exported or cached under a URL that does not name it, for a reader whose browser does.
 */
export function useUrlIn(): (path: string) => string {
  const { site } = useRuntime();
  const language = useLanguage();
  return useCallback((path: string) => urlIn(site, path, language), [site, language]);
}

/** A text of a manifest in the page's language. */
export function useText(): (text: LocalizedText) => string {
  const language = useLanguage();
  return useCallback((text: LocalizedText) => text[language] ?? '', [language]);
}

export const UiTextContext = createContext<TranslateUi | undefined>(undefined);

/** The renderer's own words in the page's language. */
export function useUiText(): TranslateUi {
  const translate = useContext(UiTextContext);
  if (translate === undefined)
    throw new Error('useUiText outside of a site; render it inside <Site>');
  return translate;
}
