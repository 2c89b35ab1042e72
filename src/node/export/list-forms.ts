import type { RouteModel, ViewSource } from '../../core/manifest/route-model.ts';
import type { ApiClients } from '../../core/requests/api-clients.ts';
import { readWholeList } from '../../core/requests/read-whole-list.ts';
import type { PageForm } from './page-files.ts';

/** A page by its row in the route table, and the values of its parameters. */
export interface FoundRoute {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The forms in which a page's URL can ask for it: each tab, and each page or slice of its list.
 * All that they show is asked for on the way.
 *
 * @throws {ApiError} where a call fails
 * @throws {EndlessList} where a list has no end
 */
export async function listForms(
  apis: ApiClients,
  { route, params }: FoundRoute,
): Promise<PageForm[]> {
  const counts = await Promise.all(route.views.map((view) => countPages(apis, view, params)));
  const { tabs, views } = route;
  const forms = views.flatMap(({ name }, index) => {
    // Beside its first view, only the tabs of a page have URLs of their own.
    if (index > 0 && tabs === undefined) return [];
    const tab = index > 0 && tabs !== undefined ? { parameter: tabs.parameter, name } : undefined;
    return Array.from({ length: counts[index] ?? 1 }, (_, page) => ({ tab, page: page + 1 }));
  });
  const plain = forms.length > 0 ? forms : [{}];
  return route.search === undefined ? plain : [...plain, { hasWords: true }];
}

/** How many pages or slices a view has; its answers are asked for to the end. */
async function countPages(
  apis: ApiClients,
  { source }: ViewSource,
  params: FoundRoute['params'],
): Promise<number> {
  const { signal } = new AbortController();
  let pages = 0;
  let items = 0;
  for await (const { entities } of readWholeList(apis, { source, params, signal })) {
    pages += 1;
    items = entities.length;
  }
  return source.paging === 'client' ? Math.max(1, Math.ceil(items / source.pageSize)) : pages || 1;
}
