import type { LayoutModel } from '../../../core/manifest/layout-model.ts';
import type { Frame, PageManifest, Source, View } from '../../../core/manifest/manifest-types.ts';
import type { SourceModel } from '../../../core/manifest/route-model.ts';
import type { PagingConvention, PagingEnd } from '../../../core/manifest/site-model.ts';
import { SIBLINGS_VIEW, SINGLE_VIEW, TITLES_VIEW } from '../../../core/routing/views.ts';
import { countOf } from '../schema/shapes.ts';
import { partsOfFrame, viewOfPane } from './frame-panes.ts';
import { normaliseLayout } from './normalise-layout.ts';
import type { PartContext } from './normalise-parts.ts';
import { itemsPath } from './normalise-site.ts';
import type { WrittenLayout } from './written-layout.ts';

export interface ViewContext extends PartContext {
  readonly paging: PagingConvention;
}

/** A view in the normal form, by its name within the page. */
export interface NormalView {
  readonly name: string;
  readonly source: SourceModel;
  /** Undefined for what a frame renders itself: headings that come from a source, and siblings. */
  readonly layout: LayoutModel | undefined;
}

/** The views of a page, the one that it is about first. */
export function normaliseViews({ view, frame }: PageManifest, context: ViewContext): NormalView[] {
  if (view !== undefined) {
    return [normaliseView(SINGLE_VIEW, view, context), ...siblingsViews(view, context)];
  }
  return frame === undefined ? [] : frameViews(frame, context);
}

function frameViews(frame: Frame, context: ViewContext): NormalView[] {
  const { common, titles, panes } = partsOfFrame(frame);
  const views = panes.flatMap(({ pane }) => {
    const view = viewOfPane(common, pane);
    return view === undefined ? [] : [normaliseView(pane.id, view, context)];
  });
  if (titles === undefined) return views;
  const headings = sourceOnly(TITLES_VIEW, titles, 'one', context);
  return [...views, { ...headings, layout: undefined }];
}

/** A detail's siblings are a view beside it, with a source of their own. */
function siblingsViews({ layout }: View, context: ViewContext): NormalView[] {
  const { siblings }: WrittenLayout = layout;
  if (siblings === undefined) return [];
  return [{ ...sourceOnly(SIBLINGS_VIEW, siblings.source, 'list', context), layout: undefined }];
}

function normaliseView(name: string, { source, layout }: View, context: ViewContext): NormalView {
  const shape = countOf(layout, context.shapes);
  return {
    ...sourceOnly(name, source, shape, context),
    layout: normaliseLayout(layout, context),
  };
}

function sourceOnly(
  name: string,
  { endpoint, query, paging, items, sort, limit, pages }: Source,
  shape: SourceModel['shape'],
  { paging: convention }: ViewContext,
): Pick<NormalView, 'name' | 'source'> {
  return {
    name,
    source: {
      endpoint,
      query: query ?? {},
      paging: paging ?? 'none',
      shape,
      items: items === undefined && paging === 'server' ? convention.items : itemsPath(items),
      sort: sort && { field: sort.field, descending: sort.descending ?? false },
      limit,
      end:
        paging === 'server' ? (pages === undefined ? convention.end : countAt(pages)) : undefined,
    },
  };
}

function countAt(path: string): PagingEnd {
  return { by: 'pages', at: { from: 'body', path } };
}
