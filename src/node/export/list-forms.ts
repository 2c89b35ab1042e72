import { askList } from '../../core/lists/ask-list.ts';
import { selectItems } from '../../core/lists/select-items.ts';
import { todayIn } from '../../core/lists/today.ts';
import { type Choices, type ListModel, PAST } from '../../core/manifest/list-model.ts';
import type { RouteModel, ViewSource } from '../../core/manifest/route-model.ts';
import type { ApiClients } from '../../core/requests/api-client.ts';
import { readWholeList } from '../../core/requests/read-whole-list.ts';
import { PAGE_PARAMETER, pageParameter } from '../../core/routing/views.ts';
import type { PageForm } from './page-files.ts';

/** A page by its row in the route table, and the values of its parameters. */
export interface FoundRoute {
  readonly route: RouteModel;
  readonly params: Readonly<Record<string, string>>;
}

/** What a list is read with: the APIs in a language, and the site's time zone. */
interface ListRequest {
  readonly apis: ApiClients;
  readonly params: FoundRoute['params'];
  readonly timeZone: string | undefined;
}

/**
 * The forms in which a page's URL can ask for it: each tab, what is to come and what is over, and
 * each page or slice of its list. All that they show is asked for on the way.
 *
 * @throws {ApiError} where a call fails
 * @throws {EndlessList} where a list has no end
 */
export async function listForms(
  apis: ApiClients,
  { route, params }: FoundRoute,
  timeZone?: string,
): Promise<PageForm[]> {
  const { tabs, views } = route;
  const request = { apis, params, timeZone };
  const forms = await Promise.all(
    views.map(async (view, index) => {
      const own = await formsOfView(request, view);
      // Pages beyond the first are for browsers to fill where a parameter of the list's own names them.
      const isPaged = pageParameter(route, view.name) === PAGE_PARAMETER;
      const first = isPaged ? own : own.filter(({ page }) => page === 1);
      // Beside its first view, only the tabs of a page have URLs of their own.
      if (index > 0 && tabs === undefined)
        return first.filter(({ page, past }) => past && page === 1);
      const tab =
        index > 0 && tabs !== undefined
          ? { parameter: tabs.parameter, name: view.name }
          : undefined;
      return first.map((form) => ({ ...form, tab }));
    }),
  );
  const all = forms.flat();
  const plain = all.length > 0 ? all : [{}];
  const isChosen = views.some(({ name, source, list }) => {
    const isFurther = source.paging !== 'none' && pageParameter(route, name) !== PAGE_PARAMETER;
    return isFurther || (list !== undefined && hasChoices(list));
  });
  return route.search === undefined && !isChosen ? plain : [...plain, { hasWords: true }];
}

/** Whether a list is filtered or sorted by readers; there is no end to what they may choose. */
function hasChoices({ filters, sort }: ListModel): boolean {
  return filters.length > 0 || (sort?.options.length ?? 0) > 1;
}

/** The pages or slices of a view, and of both of its parts where it has two. */
async function formsOfView(request: ListRequest, view: ViewSource): Promise<PageForm[]> {
  const times = view.list?.time?.parameter;
  const parts = times === undefined ? [undefined] : [undefined, times];
  const forms = await Promise.all(
    parts.map(async (past) => {
      const choices = past === undefined ? {} : { [past]: PAST };
      const count = await countPages(request, view, choices);
      return Array.from({ length: count }, (_, page) => ({ past, page: page + 1 }));
    }),
  );
  return forms.flat();
}

/** How many pages or slices a view has; its answers are asked for to the end. */
async function countPages(
  { apis, params, timeZone }: ListRequest,
  { source, list }: ViewSource,
  choices: Choices,
): Promise<number> {
  const { signal } = new AbortController();
  const context = { choices, timeZone, today: todayIn(timeZone ?? 'UTC'), locale: 'en' };
  const further = list?.asks && askList(list, list.asks, context);
  let pages = 0;
  let items = 0;
  for await (const { entities } of readWholeList(apis, { source, params, further, signal })) {
    pages += 1;
    const isWhole = list !== undefined && list.asks === undefined;
    items = isWhole ? selectItems(entities, list, context).entities.length : entities.length;
  }
  return source.paging === 'client' ? Math.max(1, Math.ceil(items / source.pageSize)) : pages || 1;
}
