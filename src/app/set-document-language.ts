import { findLanguage, type Language, type SiteModel } from '../core/index.ts';

/** Says in the document which language the page is in, and which way that is written. */
export function setDocumentLanguage(site: SiteModel, language: Language): void {
  const { tag, direction } = findLanguage(site, language);
  const { documentElement: whole } = document;
  whole.lang = tag;
  if ((whole.dir || 'ltr') !== direction) whole.dir = direction;
}
