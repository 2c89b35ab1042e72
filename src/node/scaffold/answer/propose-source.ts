import type { Source } from '../../../core/manifest/manifest-types.ts';
import type { PagingConvention } from '../../../core/manifest/site-model.ts';
import type { FoundList } from './find-list.ts';
import type { Guess, Guessed } from './guess.ts';

/** The source of a list: how it is paged, and where items and pages stand in the answer. */
export function proposeSource(
  call: Pick<Source, 'api' | 'endpoint' | 'query'>,
  { path, pages, total, items }: FoundList,
  convention: PagingConvention,
): Guessed<Source> {
  const isPaged = path !== undefined && pages !== undefined;
  const paging = isPaged ? 'server' : 'client';
  const isUsual = isPaged && path === convention.items;
  const value: Source = {
    ...call,
    paging,
    ...(path !== undefined && !isUsual && { items: path }),
    ...(isPaged && pages !== pathOfPages(convention) && { pages }),
  };
  const joint = total?.value === items.length ? 'and' : 'but';
  const shown = total === undefined ? '' : `, ${joint} "${total.path}" is ${total.value}`;
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  const reason = isPaged
    ? `"${pages}" is the number of pages; the site asks for them with "${convention.page}" from ${convention.firstPage} and "${convention.size}", as site.json says`
    : path === undefined
      ? 'the answer is a whole array'
      : `the answer says no number of pages; it has ${count}${shown}`;
  return { value, guesses: [{ at: 'paging', value: paging, reason }, ...placeOfItems(path)] };
}

/** Where site.json says that the number of pages stands, if it goes by that. */
function pathOfPages({ end }: PagingConvention): string | undefined {
  return end.by === 'pages' && end.at.from === 'body' ? end.at.path : undefined;
}

function placeOfItems(path: string | undefined): Guess[] {
  return path === undefined
    ? []
    : [{ at: 'items', value: path, reason: 'a list of objects stands there' }];
}
