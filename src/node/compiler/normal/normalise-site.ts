import type { FilteringConvention } from '../../../core/manifest/list-model.ts';
import type {
  ApiConventions,
  FilteringConvention as FilteringConventionManifest,
  PagingConvention as PagingConventionManifest,
  SiteManifest,
} from '../../../core/manifest/manifest-types.ts';
import type {
  ApiModel,
  PagingConvention,
  PagingEnd,
  SiteModel,
} from '../../../core/manifest/site-model.ts';
import { ITEM_LANGUAGE, ITEM_LANGUAGES } from '../../../core/mapping/item-language.ts';
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
/** How an API is asked for a part of a list where site.json says nothing. */
const FILTERING: FilteringConvention = {
  value: '{field}',
  from: '{field}From',
  to: '{field}To',
  words: 'q',
  sort: 'sort',
  ascending: '{field}',
  descending: '-{field}',
  facets: 'facets',
  counts: 'facets',
  total: 'numberOfItems',
};
/** In place of a path: the answer itself. */
export const ITSELF = '.';
const TIMEOUT = 10_000;
const BASE = '/api';
const LANGUAGE_HEADER = 'Accept-Language';

/** The site manifest in the normal form. */
export function normaliseSite(site: SiteManifest, texts: TextTable): SiteModel {
  const { api, apis = {}, header = {}, footer } = site;
  return {
    name: resolveText(site.name, texts),
    description: resolveText(site.description, texts),
    timeZone: site.timeZone,
    languages: site.languages.map((language) => ({
      ...language,
      direction: language.direction ?? directionOf(language.tag),
    })),
    api: normaliseApi(api, undefined),
    apis: Object.fromEntries(
      Object.entries(apis).map(([name, further]) => [name, normaliseApi(further, name)]),
    ),
    breakpoints: site.breakpoints,
    header: {
      logo: header.logo?.normalize(),
      names: header.names ?? [],
      navigation:
        header.navigation === undefined
          ? undefined
          : { api: header.api, endpoint: header.navigation },
      search: header.search,
      languageButton: (header.languageButton ?? true) && site.languages.length > 1,
    },
    footer: footer && normaliseFooter(footer, texts),
    icons: (site.icons ?? []).map(({ src, ...icon }) => ({ ...icon, src: src.normalize() })),
    images: site.images ?? [],
  };
}

/**
 * An API in the normal form.
 *
 * @param name undefined for the site's own
 */
function normaliseApi(api: ApiConventions, name: string | undefined): ApiModel {
  return {
    base: basePathOf(api, name),
    languageHeader: languageHeaderOf(api),
    languages: api.languages ?? {},
    itemLanguage: api.itemLanguage ?? ITEM_LANGUAGE,
    itemLanguages: api.itemLanguages ?? ITEM_LANGUAGES,
    timeout: api.timeout ?? TIMEOUT,
    query: api.query ?? {},
    envelope: api.envelope,
    missing: api.missing ?? [],
    media: (api.media ?? '').replace(/\/$/, ''),
    mediaOrigins: api.mediaOrigins ?? [],
    paging: normalisePaging(api.paging),
    filtering: api.filtering,
  };
}

/** The path on the site before every endpoint of an API. */
export function basePathOf({ base }: ApiConventions, name: string | undefined): string {
  return (base ?? (name === undefined ? BASE : `${BASE}-${name}`)).replace(/\/$/, '');
}

/** The header that tells an API the language. */
export function languageHeaderOf({ languageHeader = LANGUAGE_HEADER }: ApiConventions): string {
  return languageHeader;
}

/** The path to the items of an answer; undefined where it is the list itself. */
export function itemsPath(path: string | undefined): string | undefined {
  return path === ITSELF ? undefined : path;
}

/**
 * How lists are paged, in the normal form.
 *
 * @param others what holds where nothing is said: the usual, or the conventions of a source's API
 */
export function normalisePaging(
  paging: PagingConventionManifest = {},
  others: PagingConvention = PAGING,
): PagingConvention {
  const { page, offset, firstPage, size, pageSize, items } = paging;
  const begin = page ?? offset;
  return {
    page: begin ?? others.page,
    counts: begin === undefined ? others.counts : page === undefined ? 'items' : 'pages',
    firstPage: firstPage ?? others.firstPage,
    size: size ?? others.size,
    pageSize: pageSize ?? others.pageSize,
    items: items === undefined ? others.items : itemsPath(items),
    end: pagingEnd(paging, others.end),
  };
}

/** How a list is asked for a part of it, in the normal form: what is said last counts. */
export function normaliseFiltering(
  ...conventions: readonly (FilteringConventionManifest | undefined)[]
): FilteringConvention {
  return Object.assign({}, FILTERING, ...conventions);
}

function pagingEnd(paging: PagingConventionManifest, otherwise: PagingEnd): PagingEnd {
  const by = (['pages', 'total', 'next'] as const).find((name) => paging[name] !== undefined);
  const place = by && paging[by];
  if (by === undefined || place === undefined) return otherwise;
  const at =
    typeof place === 'string'
      ? ({ from: 'body', path: place } as const)
      : ({ from: 'header', name: place.header } as const);
  return { by, at };
}
