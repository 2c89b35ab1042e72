import { isRecord } from '../../../core/mapping/read-path.ts';
import { countsNothing, readCount, readEnd } from '../../../core/requests/load-source.ts';
import { type AskedPage, type AskedView, MAX_PAGES } from '../calls/ask-view.ts';
import type { Occurrence } from '../contract-finding.ts';
import { describeValue } from '../printable.ts';

/** The structure of each answer of a view, and how its pages follow each other. */
export function validatePages(asked: AskedView): Occurrence[] {
  return [
    ...validateStructure(asked),
    ...validateEnd(asked),
    ...validateOverlap(asked),
    ...validateLastPage(asked),
    ...validateSize(asked),
  ];
}

function validateStructure({ view, pages }: AskedView): Occurrence[] {
  const { source, file, endpointAt, itemsAt, route } = view;
  const wrong = pages.filter(({ answer, entities }) => answer && entities === undefined);
  const path = source.items === undefined ? '' : ` at "${source.items}"`;
  const what = source.answers === 'one' ? 'an object' : `a list${path}`;
  const fix =
    source.answers === 'one' ? 'a layout for lists' : '"items", "envelope" and the endpoint';
  return wrong.map(({ exchange, answer }) => ({
    code: 'C201',
    place: file.placeOf(file.rangeOf(itemsAt) === undefined ? endpointAt : itemsAt),
    message: `${source.endpoint} does not answer ${what}; fix the API, or look at ${fix}`,
    value: describeValue(answer?.body),
    routes: [route],
    exchanges: [exchange],
    part: { endpoint: source.endpoint, key: '' },
  }));
}

function validateEnd({ view, pages }: AskedView): Occurrence[] {
  const end = view.source.pages?.end;
  if (end === undefined || end.by === 'next') return [];
  const name = end.at.from === 'body' ? `"${end.at.path}"` : `the header ${end.at.name}`;
  return pages.flatMap(({ answer, entities, exchange }) => {
    if (answer === undefined || entities === undefined) return [];
    if (countsNothing(answer.body, end) || readCount(answer, end) !== undefined) return [];
    return {
      code: 'C202' as const,
      place: placeOfPaging(view),
      message: `${name} of ${view.source.endpoint} is no number, so the first page is taken for the last; answer how many ${end.by === 'pages' ? 'pages' : 'items'} there are`,
      value: describeValue(readEnd(answer, end)),
      routes: [view.route],
      exchanges: [exchange],
      part: {
        endpoint: view.source.endpoint,
        key: end.at.from === 'body' ? end.at.path : end.at.name,
      },
    };
  });
}

function validateOverlap({ view, pages }: AskedView): Occurrence[] {
  const seen = new Map<string, AskedPage>();
  for (const page of pages) {
    for (const entity of page.entities ?? []) {
      const id = identify(entity);
      const other = seen.get(id);
      if (other !== undefined && other !== page) {
        const message = `the same item is on two pages of ${view.source.endpoint}; read the parameters of paging as "paging" of site.json says them`;
        const value = `${shortId(entity)} on page ${other.page + 1} and page ${page.page + 1}`;
        return [seeAt(view, 'C203', message, value, [other, page])];
      }
      seen.set(id, page);
    }
  }
  return [];
}

function validateLastPage({ view, pages }: AskedView): Occurrence[] {
  const { pageSize, pages: convention } = view.source;
  const last = pages.at(-1);
  if (convention === undefined || last?.entities === undefined) return [];
  if (pages.length === MAX_PAGES) return [];
  // After a full page that counts nothing, only an empty one says that there is no more.
  const isCounted = !countsNothing(last.answer?.body, convention.end);
  const isEmpty = isCounted && pages.length > 1 && last.entities.length === 0;
  if (!last.hasMore && !isEmpty) return [];
  const message = `the last page of ${view.source.endpoint} ${isEmpty ? 'is empty' : 'says that there are more'}; count the pages by ${pageSize} items`;
  const value = `page ${last.page + 1} with ${last.entities.length} items`;
  return [seeAt(view, 'C204', message, value, [last])];
}

function validateSize({ view, pages }: AskedView): Occurrence[] {
  const { pageSize } = view.source;
  if (view.source.paging !== 'server') return [];
  const odd = pages.filter(
    ({ entities, hasMore }) => hasMore && entities !== undefined && entities.length !== pageSize,
  );
  const message = `a page of ${view.source.endpoint} has not the ${pageSize} items that are asked for; read the parameter of the size, or change "pageSize" of site.json`;
  const [first] = odd;
  return first === undefined
    ? []
    : [seeAt(view, 'C206', message, `${first.entities?.length ?? 0} items`, odd)];
}

function seeAt(
  view: AskedView['view'],
  code: Occurrence['code'],
  message: string,
  value: string,
  pages: readonly AskedPage[],
): Occurrence {
  return {
    code,
    place: placeOfPaging(view),
    message,
    value,
    routes: [view.route],
    exchanges: pages.map(({ exchange }) => exchange),
  };
}

function placeOfPaging({ file, endpointAt }: AskedView['view']) {
  return file.placeOf([...endpointAt.slice(0, -1), 'paging']);
}

/** What tells items apart: the id, as the site takes it; all of it for one that has none. */
function identify(entity: unknown): string {
  const id = isRecord(entity) ? entity.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `#${id}` : JSON.stringify(entity);
}

function shortId(entity: unknown): string {
  return describeValue(isRecord(entity) && entity.id !== undefined ? entity.id : entity);
}
