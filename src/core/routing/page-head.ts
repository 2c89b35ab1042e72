import { LANGUAGE_KEY } from '../language.ts';
import type { PageModel } from '../manifest/page-model.ts';
import type { RouteModel, SectionModel } from '../manifest/route-model.ts';
import type { Language, SiteModel } from '../manifest/site-model.ts';
import { childTitle, menuTitle } from './menu.ts';
import type { NavigationEntry } from './navigation.ts';

/** What a page's `<head>` says of it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query of the page's one address in each language, by BCP 47 tag. */
  readonly alternates: readonly { readonly tag: string; readonly path: string }[];
  readonly canonical: string;
  /** Address of the picture that stands for the page where it is shared. */
  readonly image: string | undefined;
}

export interface PageHeadOptions {
  readonly site: SiteModel;
  readonly language: Language;
  readonly pathname: string;
  readonly page: PageModel | undefined;
  readonly route: RouteModel | undefined;
  readonly section: SectionModel | undefined;
  readonly entries: readonly NavigationEntry[] | undefined;
  /** The heading of a detail's item, once it is known. */
  readonly itemTitle: string | undefined;
  /** The picture of a detail's item. */
  readonly itemImage: string | undefined;
}

/** Title and description of a page, from the most particular to the most general source. */
export function describePage(options: PageHeadOptions): PageHead {
  const { site, language, pathname, page, section } = options;
  const name = site.name[language] ?? '';
  const own = ownTitle(options);
  const first = site.languages[0]?.code;
  const address = (code: Language) =>
    code === first ? pathname : `${pathname}?${LANGUAGE_KEY}=${code}`;
  return {
    title: own === undefined ? name : `${own} · ${name}`,
    description: (page?.description ?? section?.description ?? site.description)[language] ?? '',
    alternates: site.languages.map(({ code, tag }) => ({ tag, path: address(code) })),
    canonical: address(language),
    image: options.itemImage ?? site.shareImage,
  };
}

function ownTitle(options: PageHeadOptions) {
  const { language, pathname, page, route, section, entries, itemTitle } = options;
  const menu = route?.menu;
  return (
    itemTitle ??
    childTitle(section, entries, pathname) ??
    page?.title?.[language] ??
    (menu === undefined ? undefined : menuTitle(menu, entries, language))
  );
}
