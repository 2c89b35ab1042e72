import { isRecord } from '../../core/mapping/read-path.ts';
import type { StudioRenderer } from '../../core/studio/data.ts';
import { type JsonPath, valueAt } from './json-path.ts';

type Shows = StudioRenderer['shows'];

/**
 * Whether a layout can show what a view does: a list, or one item. A list is what has pages or what readers
 * can narrow, or else what the present layout shows as one. Anything fits where no view is around it.
 *
 * @param path of the present layout
 */
export function fitsView(
  manifest: unknown,
  path: JsonPath,
  type: string,
  renderers: readonly StudioRenderer[],
): boolean {
  const view = valueAt(manifest, path.slice(0, -1));
  if (path.at(-1) !== 'layout' || !isRecord(view)) return true;
  const showsOf = (name: unknown): Shows =>
    renderers.find((one) => one.kind === 'layout' && one.name === name)?.shows;
  const wanted = countOf(view, showsOf);
  const shown = showsOf(type);
  if (wanted === undefined || shown === undefined || shown === wanted) return true;
  if (shown !== 'either') return false;
  // Which of both it shows follows from `items`, which is kept by its name.
  return wanted === 'list' || hasItems(view.layout);
}

function countOf(
  { source, list, layout }: Readonly<Record<string, unknown>>,
  showsOf: (name: unknown) => Shows,
): 'one' | 'list' | undefined {
  const paging = isRecord(source) ? source.paging : undefined;
  if (list !== undefined || paging === 'client' || paging === 'server') return 'list';
  const shown = isRecord(layout) ? showsOf(layout.type) : undefined;
  if (shown !== 'either') return shown;
  return hasItems(layout) ? 'one' : 'list';
}

function hasItems(layout: unknown): boolean {
  return isRecord(layout) && layout.items !== undefined;
}
