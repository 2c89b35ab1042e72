import type { ListModel } from '../../core/manifest/list-model.ts';
import type { MenuModel, SourceModel } from '../../core/manifest/route-model.ts';
import type { ListFacts, Source } from './suite/support/data-facts.ts';

/** The constant that holds a source, without what is the same for all. */
export function sourceFacts(source: SourceModel, list?: ListModel): Source {
  const { api, endpoint, query, items, sort, limit, pageSize, pages } = source;
  return {
    api,
    endpoint,
    query: Object.keys(query).length === 0 ? undefined : query,
    items,
    sort,
    limit,
    list: list && listFacts(list),
    pageSize,
    pages,
  };
}

/** What the suite has to know of a list that readers work with. */
function listFacts({ filters, sort, groups, time, limit, asks }: ListModel): ListFacts {
  const plain = filters.map(({ label, ...filter }) =>
    filter.type === 'value' ? { ...filter, words: undefined } : filter,
  );
  return {
    filters: plain,
    sort: sort && {
      parameter: sort.parameter,
      options: sort.options.map(({ id, field, descending }) => ({ id, field, descending })),
    },
    groups,
    time,
    limit,
    asks,
  };
}

/** A route as a template of URLs: `/people/:id` is `/people/{id}`. */
export function templateOf(route: string): string {
  return route.replace(/:([a-zA-Z0-9]+)/g, '{$1}');
}

/** A menu entry as the generated code names it. */
export function menuFacts({ code, title }: MenuModel): object {
  return { code, title };
}
