import { chooseLanguage, LANGUAGE_KEY } from '../../../core/language.ts';
import type { Language, SiteModel } from '../../../core/manifest/site-model.ts';

/** The language that a reader has chosen before, or the site's first. */
export function storedLanguage(site: SiteModel, headers: Headers): Language {
  return chooseLanguage(site, [readCookie(headers.get('cookie'), LANGUAGE_KEY)]);
}

/** The language in which a request is answered: the URL decides, then what the reader has chosen. */
export function readerLanguage(site: SiteModel, { url, headers }: Request): Language {
  const asked = new URL(url).searchParams.get(LANGUAGE_KEY);
  return chooseLanguage(site, [asked, readCookie(headers.get('cookie'), LANGUAGE_KEY)]);
}

function readCookie(header: string | null, name: string): string | undefined {
  if (header === null) return undefined;
  const cookie = header.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}
