import type { SiteManifest } from '../../core/manifest/manifest-types.ts';
import type { PagingConvention, SiteModel } from '../../core/manifest/site-model.ts';
import { resolveText, type TextTable } from './texts.ts';

/** What holds where site.json says nothing. */
export const PAGING: PagingConvention = {
  page: 'page',
  size: 'size',
  pageSize: 20,
  items: 'content',
  pages: 'numberOfTotalPages',
};
const TIMEOUT = 10_000;

/** The site manifest in the normal form. */
export function normaliseSite(site: SiteManifest, texts: TextTable): SiteModel {
  const { api, header, footer } = site;
  return {
    name: resolveText(site.name, texts),
    description: resolveText(site.description, texts),
    languages: site.languages,
    api: {
      base: api.base.replace(/\/$/, ''),
      languageHeader: api.languageHeader,
      timeout: api.timeout ?? TIMEOUT,
      paging: { ...PAGING, ...api.paging },
    },
    breakpoints: site.breakpoints,
    header: { ...header, search: header.search },
    footer: {
      infrastructure: footer.infrastructure,
      text: resolveText(footer.text, texts),
      links: footer.links.map(({ text, href }) => ({ text: resolveText(text, texts), href })),
    },
    shareImage: site.shareImage,
    icons: site.icons ?? [],
    images: site.images ?? [],
  };
}
