import { isRecord } from '../../core/mapping/read-path.ts';
import { INTRODUCTION_VIEW, SIBLINGS_VIEW, TITLES_VIEW } from '../../core/routing/views.ts';
import { type JsonPath, valueAt } from './json-path.ts';

/**
 * The name of the view that a path of a page's manifest is in. The parts of a stack are found by their ids, as
 * those that are pictures or links have no view and count for nothing among the views.
 *
 * @param views of the page that is shown
 * @returns undefined for a part without a view
 */
export function viewAt(
  manifest: unknown,
  path: JsonPath,
  views: readonly string[],
): string | undefined {
  const name = nameAt(manifest, path, views);
  return name !== undefined && views.includes(name) ? name : undefined;
}

function nameAt(
  manifest: unknown,
  [first, second, third, fourth]: JsonPath,
  views: readonly string[],
): string | undefined {
  if (first === 'related' && typeof second === 'number') {
    return idOf(valueAt(manifest, [first, second]));
  }
  if (first === 'introduction') return INTRODUCTION_VIEW;
  if (first !== 'frame') {
    return second === 'layout' && third === 'siblings' ? SIBLINGS_VIEW : views[0];
  }
  // Headings that are fields come from a source of their own.
  if (second === 'titles' || (fourth === 'title' && views.includes(TITLES_VIEW)))
    return TITLES_VIEW;
  if (second === undefined || typeof third !== 'number') return views[0];
  return idOf(valueAt(manifest, [first, second, third]));
}

function idOf(part: unknown): string | undefined {
  return isRecord(part) && typeof part.id === 'string' ? part.id : undefined;
}
