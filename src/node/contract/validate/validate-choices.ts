import { createCompare } from '../../../core/lists/compare-values.ts';
import { fieldValues } from '../../../core/lists/field-values.ts';
import { isRecord, readPath } from '../../../core/mapping/read-path.ts';
import type { AskedChoice } from '../calls/ask-choices.ts';
import type { AskedPage, AskedView } from '../calls/ask-view.ts';
import type { Occurrence } from '../contract-finding.ts';
import { describeValue } from '../printable.ts';

/** Whether an API reads what readers choose of its lists. */
export function validateChoices(choices: readonly AskedChoice[]): Occurrence[] {
  return choices.flatMap((choice) => {
    const { asked, at, page, words } = choice;
    const wrong = seenWrong(choice);
    if (wrong === undefined) return [];
    const { file, listAt, source, route } = asked.view;
    return {
      code: 'C207' as const,
      place: file.placeOf([...listAt, ...at]),
      message: `${source.endpoint} is asked for ${words} and answers as if it were not; read the parameters that "filteringConvention" of the API names, or let "paging" bring the whole list`,
      value: wrong,
      routes: [route],
      exchanges: [page.exchange],
    };
  });
}

/** What shows that a choice was not read; undefined where it was, or nothing tells. */
function seenWrong({ asked, page, plain, holds, sortedBy }: AskedChoice): string | undefined {
  const { entities } = page;
  const before = plain.entities ?? [];
  if (entities === undefined) return undefined;
  if (holds !== undefined) {
    const other = entities.find((entity) => !holds(entity));
    return other === undefined ? undefined : shortly(other);
  }
  if (before.length === 0 || !isSame(entities, before)) return undefined;
  if (sortedBy === undefined) return `${entities.length} items, as before`;
  const { field, descending } = sortedBy;
  const compare = createCompare(asked.language, descending);
  const values = before.map((entity) => fieldValues(entity, field)[0]);
  const isInOrder = values.every(
    (value, index) => index === 0 || compare(values[index - 1], value) <= 0,
  );
  // The API may have ignored the order: the items were in it before it was asked for.
  return isInOrder ? undefined : 'the same items in the same order';
}

/** Whether an API says how often a field has each of its values, which a filter offers. */
export function validateCounts({ view, pages }: AskedView): Occurrence[] {
  const { list, file, listAt, source, route } = view;
  const [page] = pages;
  const asks = list?.asks;
  if (list === undefined || asks === undefined || page?.entities === undefined) return [];
  const counts = readPath(page.answer?.body, asks.counts);
  return list.filters.flatMap((filter, index) => {
    if (filter.type !== 'value') return [];
    const own = isRecord(counts) ? counts[filter.field] : undefined;
    if (Array.isArray(own) || isRecord(own)) return [];
    return {
      code: 'C208' as const,
      place: file.placeOf([...listAt, 'filters', index]),
      message: `${source.endpoint} does not say at "${asks.counts}" which values "${filter.field}" has; answer them, each with the number of its items`,
      value: describeValue(counts),
      routes: [route],
      exchanges: [page.exchange],
      part: { endpoint: source.endpoint, key: `${asks.counts}.${filter.field}` },
    };
  });
}

/** Whether lists of what is related to items are of those items: the same for several, they are not. */
export function validateRelated(asked: readonly AskedView[]): Occurrence[] {
  const groups = Map.groupBy(
    asked.filter(({ view }) => view.isRelated),
    ({ view, language }) => `${view.route} ${view.endpointAt.join('.')} ${language}`,
  );
  return [...groups.values()].flatMap((group) => {
    const firsts = group.flatMap(({ pages }) => pages.slice(0, 1));
    const [one, other] = firsts;
    const view = group[0]?.view;
    if (view === undefined || one === undefined || other === undefined) return [];
    if (!isIgnored(one, other)) return [];
    const { file, endpointAt, source, route } = view;
    const queryAt = [...endpointAt.slice(0, -1), 'query'];
    return {
      code: 'C207' as const,
      place: file.placeOf(file.rangeOf(queryAt) === undefined ? endpointAt : queryAt),
      message: `${source.endpoint} answers the same for different items, so that what is related to one stands at all; read the parameters of its query`,
      value: `${one.entities?.length} items for each`,
      routes: [route],
      exchanges: [one.exchange, other.exchange],
    };
  });
}

/** Whether two calls of different queries are answered with the same items. */
function isIgnored(one: AskedPage, other: AskedPage): boolean {
  const [a, b] = [one.entities ?? [], other.entities ?? []];
  return one.exchange.url !== other.exchange.url && a.length > 0 && isSame(a, b);
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function shortly(entity: unknown): string {
  return describeValue(isRecord(entity) && entity.id !== undefined ? entity.id : entity);
}
