import type { RouteModel, RouteTable, SectionModel } from '../manifest/route-model.ts';
import { menuTitle } from '../routing/menu.ts';
import type { PageTitleOptions } from '../routing/page-title.ts';
import { rowAt } from '../routing/row-at.ts';
import { type JsonLdNode, urlOf } from './json-ld.ts';

/** A step on the way from the home page to a page. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/**
 * The way from the home page to a page: its section, the list it belongs to, itself. Undefined for
 * the home page, and for a page that has no name.
 */
export function describeBreadcrumbs(
  table: RouteTable,
  options: PageTitleOptions,
  own: Step | undefined,
  url: (path: string) => string,
): JsonLdNode | undefined {
  if (own === undefined || own.path === '/') return undefined;
  const { site, language, route, section } = options;
  const parent = rowAt(table.routes, route?.parent);
  const list = parent === route ? undefined : parent;
  const steps = [
    { name: site.name[language] ?? '', path: '/' },
    ...stepOf(section, options),
    ...(list?.route === '/' ? [] : stepOf(list, options)),
    own,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(url(path)),
    })),
  };
}

function stepOf(
  place: SectionModel | RouteModel | undefined,
  { entries, language }: PageTitleOptions,
): Step[] {
  return place?.menu === undefined
    ? []
    : [{ name: menuTitle(place.menu, entries, language), path: place.route }];
}
