import { suggest } from '../text/suggest.ts';
import type { PlacedView } from './placed-views.ts';

/**
 * The end of a sentence about a parameter in braces that nothing fills: what is related is of one item,
 * of which a page with a list has none.
 */
export function suggestParameter(
  name: string,
  known: readonly string[],
  { path }: Pick<PlacedView, 'path'>,
): string {
  return path[0] === 'related'
    ? ', nor can a list fill it; "related" belongs to a page that shows one item, such as with the layout "detail": move it there'
    : suggest(name, known);
}
