import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import { showsOne } from '../../core/manifest/layout-model.ts';
import type { Frame, PageManifest, Source, Tab, View } from '../../core/manifest/manifest-types.ts';
import type { SourceModel } from '../../core/manifest/route-model.ts';
import type { PagingConvention, PagingEnd } from '../../core/manifest/site-model.ts';
import { SIBLINGS_VIEW, SINGLE_VIEW, TITLES_VIEW } from '../../core/routing/views.ts';
import type { LayoutShape } from './layout-shapes.ts';
import { normaliseLayout, normaliseSiblings } from './normalise-layout.ts';
import { itemsPath } from './normalise-site.ts';
import type { TextTable } from './texts.ts';

export interface ViewContext {
  readonly texts: TextTable;
  readonly paging: PagingConvention;
  /** What the schemas say of each layout. */
  readonly layouts: ReadonlyMap<string, LayoutShape>;
}

/** A view in the normal form, by its name within the page. */
export interface NormalView {
  readonly name: string;
  readonly source: SourceModel;
  /** Undefined for the headings of a split frame, which no layout renders. */
  readonly layout: LayoutModel | undefined;
}

/** The views of a page, the one that it is about first. */
export function normaliseViews({ view, frame }: PageManifest, context: ViewContext): NormalView[] {
  if (view !== undefined) {
    return [normaliseView(SINGLE_VIEW, view, context), ...siblingsViews(view, context)];
  }
  return frame === undefined ? [] : frameViews(frame, context);
}

/** The view of a tab: its own, or the common one with what the tab adds or replaces. */
export function viewOfTab(common: View | undefined, tab: Tab): View | undefined {
  if (tab.view !== undefined || common === undefined) return tab.view;
  const { source, layout } = common;
  const query = { ...source.query, ...tab.query };
  return {
    source: { ...source, query, ...(tab.items !== undefined && { items: tab.items }) },
    layout: {
      ...layout,
      ...('item' in layout && { item: { ...layout.item, ...tab.item } }),
    } as View['layout'],
  };
}

function frameViews(frame: Frame, context: ViewContext): NormalView[] {
  if (frame.type === 'tabs') {
    return frame.tabs.flatMap((tab) => {
      const view = viewOfTab(frame.view, tab);
      return view === undefined ? [] : [normaliseView(tab.id, view, context)];
    });
  }
  const { titles } = frame;
  return [
    ...frame.views.map(({ id, view }) => normaliseView(id, view, context)),
    ...(titles === undefined
      ? []
      : [{ ...sourceOnly(TITLES_VIEW, titles, 'one', context), layout: undefined }]),
  ];
}

/** A detail's siblings are a view beside it, with a source of their own. */
function siblingsViews({ layout }: View, context: ViewContext): NormalView[] {
  if (layout.type !== 'detail' || layout.siblings === undefined) return [];
  const { siblings } = layout;
  return [
    {
      ...sourceOnly(SIBLINGS_VIEW, siblings.source, 'list', context),
      layout: normaliseSiblings(siblings, context.texts),
    },
  ];
}

function normaliseView(name: string, { source, layout }: View, context: ViewContext): NormalView {
  const shape = showsOne(layout) ? 'one' : 'list';
  return {
    ...sourceOnly(name, source, shape, context),
    layout: normaliseLayout(layout, context.layouts, context.texts),
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
