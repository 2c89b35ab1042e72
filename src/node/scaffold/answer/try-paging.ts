import type { PagingConvention } from '../../../core/manifest/site-model.ts';
import { readPath } from '../../../core/mapping/read-path.ts';
import type { FoundList } from './find-list.ts';
import type { GivenCall } from './read-answer.ts';

/**
 * Asks for the first two pages as the site would.
 *
 * @returns what is wrong with them, in a sentence; undefined where nothing is, or nothing is paged
 */
export async function tryPaging(
  { endpoint, ask }: GivenCall,
  body: unknown,
  { path, pages, total, items, more }: FoundList,
  { page, size, firstPage }: Pick<PagingConvention, 'page' | 'size' | 'firstPage'>,
): Promise<string | undefined> {
  const count = pages === undefined ? undefined : readPath(body, pages);
  const isPart = (total && total.value > items.length) || more !== undefined;
  const isPaged = typeof count === 'number' ? count > 1 : isPart;
  if (path === undefined || !isPaged) return undefined;
  const askPage = async (number: number) => {
    const answer = await ask(endpoint, { [page]: String(number), [size]: '1' });
    return JSON.stringify(readPath(answer, path));
  };
  const [first, second] = [await askPage(firstPage), await askPage(firstPage + 1)];
  if (first !== undefined && first !== second) return undefined;
  const fix = `fix api.paging of site.json, or let the backend count pages from ${firstPage}`;
  return `${endpoint} does not page as the site asks: ${page}=${firstPage} and ${page}=${firstPage + 1} answer ${first === undefined ? 'no list' : 'the same'}; ${fix}.`;
}
