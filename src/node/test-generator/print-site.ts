import { languageTag } from '../../core/language.ts';
import { LIST_TEXTS, LIST_TEXTS_AT } from '../../core/lists/list-texts.ts';
import type { OrganizationModel } from '../../core/manifest/discovery-model.ts';
import type { ApiModel, SiteModel } from '../../core/manifest/site-model.ts';
import { mediaOriginsOf } from '../../core/media-origins.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { findBackLinks } from './back-links.ts';
import { menuFacts } from './source-facts.ts';

/** Where and how a suite runs; environment variables of the run outvote it. */
export interface Runs {
  readonly baseUrl: string;
  readonly languages: readonly string[];
  readonly widths: readonly number[];
}

/** `site.json` of a suite: what its support files know of the site. */
export function printSiteFacts(
  compiled: CompiledSite,
  runs: Runs,
  {
    oracle,
    contentLists,
  }: {
    readonly oracle?: object | undefined;
    readonly contentLists?: readonly object[] | undefined;
  } = {},
): string {
  const { site, table, texts, uiKeys, theme, discovery, unsupportedBrowser } = compiled;
  const lists = LIST_TEXTS.map((name) => `${LIST_TEXTS_AT}${name}`);
  const words = Object.fromEntries(
    [...uiKeys, ...lists].map((key) => [
      key,
      Object.fromEntries([...texts].map(([code, table]) => [code, table.get(key) ?? ''])),
    ]),
  );
  const facts = {
    runs,
    languages: site.languages.map(({ code, tag, direction, label, dates }) => ({
      code,
      tag,
      direction,
      label,
      dates: dates ?? tag,
      siteName: site.name[code] ?? '',
    })),
    timeZone: site.timeZone,
    description: site.description,
    organization: discovery.organization && organizationFacts(discovery.organization),
    shareImage: discovery.shareImage?.src,
    names: site.header.names.map(({ lang, text }) => ({ tag: languageTag(site, lang), text })),
    api: apiFacts(site.api, site),
    apis: Object.fromEntries(
      Object.entries(site.apis).map(([name, api]) => [name, apiFacts(api, site)]),
    ),
    mobileUpTo: site.breakpoints.md,
    breakpoints: site.breakpoints,
    itemDrawer: theme.shape['item-drawer'],
    navigation: site.header.navigation,
    footer: site.footer,
    search: site.header.search,
    contentLists,
    languageButton: site.header.languageButton,
    unsupportedBrowser: Object.fromEntries(
      unsupportedBrowser.messages.map(({ page, text }) => [page, text]),
    ),
    sections: table.sections.map((section) => ({
      route: section.route,
      menu: menuFacts(section.menu),
      sortValue: section.menu.sortValue,
      isInMenu: !section.menu.notMenu,
      pages: table.routes
        .filter(({ menu, section: around }) => around === section.route && menu && !menu.notMenu)
        .map(({ route, menu }) => ({
          route,
          sortValue: menu?.sortValue,
          isItalic: menu?.italic,
          ...(menu && menuFacts(menu)),
        })),
      children: section.children,
    })),
    backLinks: findBackLinks(compiled),
    words,
    oracle,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function organizationFacts({ address: postalAddress, ...organization }: OrganizationModel): object {
  return { ...organization, postalAddress };
}

function apiFacts(api: ApiModel, site: SiteModel): object {
  const {
    base,
    languageHeader,
    languages,
    query,
    envelope,
    media,
    timeout,
    missing,
    itemLanguages,
  } = api;
  const mediaOrigins = mediaOriginsOf(site);
  return {
    base,
    languageHeader,
    languages,
    query,
    envelope,
    missing,
    itemLanguages,
    media,
    mediaOrigins,
    timeout,
  };
}
