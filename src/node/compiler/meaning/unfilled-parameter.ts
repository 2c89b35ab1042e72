import type { Path } from '../text/manifest-file.ts';
import { suggest } from '../text/suggest.ts';

/**
 * The end of a sentence about a parameter in braces that nothing fills: what is related is of one item,
 * of which a page with a list has none.
 *
 * @param path where the view stands that asks for it, or the query of it
 */
export function suggestParameter(name: string, known: readonly string[], path: Path): string {
  return path[0] === 'related'
    ? ', nor can a list fill it; "related" belongs to a page that shows one item, such as with the layout "detail": move it there'
    : suggest(name, known);
}
