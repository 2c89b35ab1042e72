import type { PagingConvention } from '../../../core/manifest/site-model.ts';
import { readPath } from '../../../core/mapping/read-path.ts';
import type { FoundList } from './find-list.ts';
import type { GivenCall } from './read-answer.ts';

/** How pages are asked for. */
export interface AskedPages extends Pick<PagingConvention, 'page' | 'size' | 'firstPage'> {
  /** Whether the number is that of the items before a page. */
  readonly isOffset: boolean;
}

/** How many items a page has that is asked for, where the backend hears of it. */
const SIZE = 2;

/**
 * Asks for the first two pages as the site would.
 *
 * @returns what is wrong with them, in a sentence; undefined where nothing is, or nothing is paged
 */
export async function tryPaging(
  { endpoint, ask }: GivenCall,
  body: unknown,
  { path, pages, total, items, more }: FoundList,
  { page, size, firstPage, isOffset }: AskedPages,
): Promise<string | undefined> {
  const count = pages === undefined ? undefined : readPath(body, pages);
  const isPart = (total && total.value > items.length) || more !== undefined;
  const isPaged = typeof count === 'number' ? count > 1 : isPart;
  if (path === undefined || !isPaged) return undefined;
  const askPage = async (number: number): Promise<readonly string[] | undefined> => {
    const answer = await ask(endpoint, { [page]: String(number), [size]: String(SIZE) });
    const list = readPath(answer, path);
    return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : undefined;
  };
  const next = firstPage + (isOffset ? SIZE : 1);
  const [first, second] = [await askPage(firstPage), await askPage(next)];
  const isEmpty = first === undefined || first.length === 0;
  // Where items are counted in place of pages, the second one has an item of the first.
  const isSame = !isEmpty && first.some((item) => second?.includes(item));
  if (!isEmpty && !isSame) return undefined;
  const fix = 'write in "pagingConvention" of the view’s source how it pages';
  return `${endpoint} does not page as the site asks: ${page}=${firstPage} and ${page}=${next} answer ${isEmpty ? 'no list, or an empty one' : 'the same, or some of it'}; ${fix}.`;
}
