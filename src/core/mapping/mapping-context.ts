import { findLanguage } from '../language.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import type { MappingContext } from './map-slot.ts';
import { mediaRulesOf } from './media-url.ts';

/** What entities are mapped with in one language of a site. */
export function createMappingContext(
  site: SiteModel,
  language: Language,
  code: Pick<MappingContext, 'formats' | 'sanitize' | 'pictures'>,
): MappingContext {
  const { tag, dates: locale = tag } = findLanguage(site, language);
  return { ...code, language, locale, media: mediaRulesOf(site) };
}
