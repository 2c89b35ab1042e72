import {
  fillTemplate,
  isRecord,
  layoutOfView,
  type RouteModel,
  readPath,
} from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';

/** An address that a route is measured at. */
export interface BenchRoute {
  /** The route as its manifest writes it, with the tab that is shown. */
  readonly name: string;
  /** An address of it that exists. */
  readonly address: string;
}

export interface FoundRoutes {
  readonly routes: readonly BenchRoute[];
  /** Routes with parameters to which no list links. */
  readonly unknown: readonly string[];
}

/**
 * Every page that shows data, each tab by itself; details by the first item of a list that links
 * to them.
 */
export async function findRoutes(compiled: CompiledSite, origin: string): Promise<FoundRoutes> {
  const pages = compiled.map.routes.filter(({ views }) => views.length > 0);
  const links = await Promise.all(pages.map((page) => findLinks(page, compiled, origin)));
  const examples = links.flat();
  const found = pages.map((page) => ({ page, addresses: addressesOf(page, examples) }));
  return {
    routes: found.flatMap(({ page, addresses }) =>
      addresses.map((address) => ({
        name: page.route + (address.includes('?') ? address.slice(address.indexOf('?')) : ''),
        address,
      })),
    ),
    unknown: found.filter(({ addresses }) => addresses.length === 0).map(({ page }) => page.route),
  };
}

function addressesOf(page: RouteModel, examples: readonly string[]): string[] {
  if (page.route.includes(':')) {
    const pattern = new RegExp(`^${page.route.replace(/:[a-zA-Z0-9]+/g, '[^/]+')}$`);
    return examples.filter((example) => pattern.test(example)).slice(0, 1);
  }
  const { tabParameter, views } = page;
  const further = tabParameter === undefined ? [] : views.slice(1);
  return [
    page.route,
    ...further.map(
      ({ name }) => `${page.route}?${new URLSearchParams({ [tabParameter ?? '']: name })}`,
    ),
  ];
}

/** Where the first item of each of a page's lists leads. */
async function findLinks(
  page: RouteModel,
  { pages, site }: CompiledSite,
  origin: string,
): Promise<string[]> {
  const frame = pages.find(({ id }) => id === page.id)?.frame;
  const links = page.views.map(async ({ name, source }) => {
    const layout = layoutOfView(frame, name);
    const link = layout !== undefined && 'link' in layout.slots ? layout.slots.link : undefined;
    if (link === undefined || source.endpoint.includes('{')) return [];
    const query = new URLSearchParams(source.query);
    const answer = await fetch(`${origin}${site.api.base}${source.endpoint}?${query}`);
    const body: unknown = await answer.json();
    const items = source.items === undefined ? body : readPath(body, source.items);
    const first: unknown = Array.isArray(items) ? items[0] : undefined;
    const address = isRecord(first)
      ? fillTemplate(link.template, (field) => readPath(first, field))
      : undefined;
    return address === undefined ? [] : [address];
  });
  return (await Promise.all(links)).flat();
}
