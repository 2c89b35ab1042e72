import { isRecord } from '../../core/mapping/read-path.ts';
import type { StudioField, StudioRenderer } from '../../core/studio/data.ts';
import { findUnfit, type Unfit } from '../../core/studio/unfit-layout.ts';
import { type JsonPath, valueAt } from './json-path.ts';

type Shows = StudioRenderer['shows'];

/** Where a layout is to stand. */
interface LayoutPlace {
  readonly manifest: unknown;
  /** Of the present layout. */
  readonly path: JsonPath;
  /** Of the answer that the view shows; empty where they are not known. */
  readonly fields: readonly StudioField[];
}

/**
 * Why a layout cannot show what a view does; undefined where it can. A list is what has pages or what readers
 * can narrow, or else what the present layout shows as one. Anything fits where no view is around it.
 */
export function whyUnfit(
  { manifest, path, fields }: LayoutPlace,
  type: string,
  renderers: readonly StudioRenderer[],
): Unfit | undefined {
  const view = valueAt(manifest, path.slice(0, -1));
  if (path.at(-1) !== 'layout' || !isRecord(view)) return undefined;
  const layouts = renderers.filter(({ kind }) => kind === 'layout');
  const showsOf = (name: unknown): Shows => layouts.find((one) => one.name === name)?.shows;
  const layout = layouts.find(({ name }) => name === type);
  const answer = { answers: countOf(view, showsOf), fields };
  return layout && findUnfit(layout, answer, hasItems(view.layout));
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
