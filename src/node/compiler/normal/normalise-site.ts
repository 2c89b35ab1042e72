import type {
  PagingConvention as PagingConventionManifest,
  SiteManifest,
} from '../../../core/manifest/manifest-types.ts';
import type { PagingConvention, PagingEnd, SiteModel } from '../../../core/manifest/site-model.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import { normaliseFooter } from './normalise-footer.ts';
import { directionOf } from './text-direction.ts';

/** What holds where site.json says nothing. */
export const PAGING: PagingConvention = {
  page: 'page',
  counts: 'pages',
  firstPage: 0,
  size: 'size',
  pageSize: 20,
  items: 'content',
  end: { by: 'pages', at: { from: 'body', path: 'numberOfTotalPages' } },
};
/** In place of a path: the answer itself. */
export const ITSELF = '.';
const TIMEOUT = 10_000;

/** The site manifest in the normal form. */
export function normaliseSite(site: SiteManifest, texts: TextTable): SiteModel {
  const { api, header = {}, footer } = site;
  return {
    name: resolveText(site.name, texts),
    description: resolveText(site.description, texts),
    languages: site.languages.map((language) => ({
      ...language,
      direction: language.direction ?? directionOf(language.tag),
    })),
    api: {
      base: api.base.replace(/\/$/, ''),
      languageHeader: api.languageHeader,
      timeout: api.timeout ?? TIMEOUT,
      query: api.query ?? {},
      envelope: api.envelope,
      missing: api.missing ?? [],
      media: (api.media ?? '').replace(/\/$/, ''),
      mediaOrigins: api.mediaOrigins ?? [],
      paging: normalisePaging(api.paging),
    },
    breakpoints: site.breakpoints,
    header: {
      logo: header.logo,
      names: header.names ?? [],
      navigation: header.navigation,
      search: header.search,
      languageButton: (header.languageButton ?? true) && site.languages.length > 1,
    },
    footer: footer && normaliseFooter(footer, texts),
    icons: site.icons ?? [],
    images: site.images ?? [],
  };
}

/** The path to the items of an answer; undefined where it is the list itself. */
export function itemsPath(path: string | undefined): string | undefined {
  return path === ITSELF ? undefined : path;
}

function normalisePaging(paging: PagingConventionManifest = {}): PagingConvention {
  const { page, offset, firstPage, size, pageSize, items } = paging;
  return {
    page: page ?? offset ?? PAGING.page,
    counts: offset === undefined ? 'pages' : 'items',
    firstPage: firstPage ?? PAGING.firstPage,
    size: size ?? PAGING.size,
    pageSize: pageSize ?? PAGING.pageSize,
    items: items === undefined ? PAGING.items : itemsPath(items),
    end: pagingEnd(paging),
  };
}

function pagingEnd(paging: PagingConventionManifest): PagingEnd {
  const by = (['pages', 'total', 'next'] as const).find((name) => paging[name] !== undefined);
  const place = by && paging[by];
  if (by === undefined || place === undefined) return PAGING.end;
  const at =
    typeof place === 'string'
      ? ({ from: 'body', path: place } as const)
      : ({ from: 'header', name: place.header } as const);
  return { by, at };
}
