import { chooseLanguage, LANGUAGE_KEY, type SiteModel } from '../core/index.ts';
import { readStoredLanguage, storeLanguage } from '../react/site-runtime.ts';

/** The URL decides, then what this tab has stored, then the cookie. */
export function decideLanguage(site: SiteModel): string {
  const asked = new URLSearchParams(window.location.search).get(LANGUAGE_KEY);
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(document.cookie)?.[1];
  const stored = readStoredLanguage();
  const language = chooseLanguage(site, [asked, stored, cookie]);
  if (asked !== null || (stored !== null && stored !== cookie)) storeLanguage(language);
  return language;
}
