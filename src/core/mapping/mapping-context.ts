import { apiOf } from '../api-of.ts';
import { findLanguage } from '../language.ts';
import type { EndpointModel, Language, SiteModel } from '../manifest/site-model.ts';
import { createOtherLanguage } from './item-language.ts';
import type { MappingContext } from './map-slot.ts';
import { mediaRulesOf } from './media-url.ts';

/** What entities of an API are mapped with in one language of a site. */
export function createMappingContext(
  site: SiteModel,
  language: Language,
  call: Pick<EndpointModel, 'api'>,
  code: Pick<MappingContext, 'formats' | 'sanitize' | 'pictures' | 'files'>,
): MappingContext {
  const { tag, dates: locale = tag } = findLanguage(site, language);
  const otherLanguage = createOtherLanguage(apiOf(site, call), site.languages, language);
  return { ...code, language, locale, media: mediaRulesOf(site, call), otherLanguage };
}
