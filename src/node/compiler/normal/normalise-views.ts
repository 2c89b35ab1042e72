import { apiOf } from '../../../core/api-of.ts';
import type { LayoutModel } from '../../../core/manifest/layout-model.ts';
import type { ListModel } from '../../../core/manifest/list-model.ts';
import type {
  Frame,
  Layout,
  PageManifest,
  Source,
  View,
} from '../../../core/manifest/manifest-types.ts';
import type { SourceModel, ViewSource } from '../../../core/manifest/route-model.ts';
import type { PagingConvention, PagingEnd, SiteModel } from '../../../core/manifest/site-model.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import {
  INTRODUCTION_VIEW,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  TITLES_VIEW,
} from '../../../core/routing/views.ts';
import { countOf, PARTS, showsParts } from '../schema/shapes.ts';
import { filledFields } from './filled-fields.ts';
import { partsOfFrame, viewOfPane } from './frame-panes.ts';
import { markdownOf, viewOfMarkdown, viewOfPage } from './markdown-view.ts';
import { normaliseList } from './normalise-list.ts';
import { itemsPath, normaliseFiltering, normalisePaging } from './normalise-site.ts';
import {
  fillOptions,
  type Properties,
  type ShapeContext,
  writeOutSlots,
} from './write-out-shapes.ts';
import type { WrittenLayout } from './written-layout.ts';

export interface ViewContext extends ShapeContext {
  /** The APIs whose conventions sources keep. */
  readonly site: Pick<SiteModel, 'api' | 'apis'>;
}

/** A view in the normal form, by its name within the page. */
export interface NormalView extends ViewSource {
  /** Undefined for what a frame renders itself: headings that come from a source, and siblings. */
  readonly layout: LayoutModel | undefined;
}

/** The views of a page, the one that it is about first. */
export function normaliseViews(page: PageManifest, context: ViewContext): NormalView[] {
  const view = viewOfPage(page);
  const own =
    view === undefined
      ? frameViews(page.frame, context)
      : [
          normaliseView(SINGLE_VIEW, view, context),
          ...siblingsViews(view, context),
          ...relatedViews(page, context),
        ];
  return [...own, ...introductionViews(page, context)];
}

/** The page is whole without its introduction. */
function introductionViews({ introduction }: PageManifest, context: ViewContext): NormalView[] {
  const file = markdownOf(introduction);
  if (file === undefined) return [];
  const view = normaliseView(INTRODUCTION_VIEW, viewOfMarkdown(file), context);
  return [{ ...view, role: 'related' }];
}

/** Lists of what is related to a page's item; what is no parameter of the route is a field of the item. */
function relatedViews({ route, related = [] }: PageManifest, context: ViewContext): NormalView[] {
  return related.map(({ id, view }) => {
    const fields = filledFields(view.source, route);
    return {
      ...normaliseView(id, view, context),
      role: 'related',
      ...(fields.length > 0 && { fields }),
    };
  });
}

function frameViews(frame: Frame | undefined, context: ViewContext): NormalView[] {
  const { common, titles, panes } = partsOfFrame(frame);
  const isPart = frame !== undefined && context.shapes.frames.get(frame.type)?.showsParts === true;
  const views = panes.flatMap(({ pane }): NormalView[] => {
    const view = viewOfPane(common, pane);
    return view === undefined
      ? []
      : [{ ...normaliseView(pane.id, view, context), ...(isPart && { role: 'part' }) }];
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

function normaliseView(name: string, view: View, context: ViewContext): NormalView {
  const { source, layout, list } = view;
  const answers = countOf(layout, context.shapes);
  // A list that is worked with is cut after that: the limit is of what is shown, not of what there is to choose from.
  const { limit, ...whole } = source;
  return {
    ...sourceOnly(name, list === undefined ? source : whole, answers, context),
    ...(list && {
      list: normaliseList(list, { asks: asksOf(source, context), limit }, context.texts),
    }),
    layout: normaliseLayout(layout, context),
  };
}

/**
 * A layout in the normal form, made of what its schema says of its slots and options.
 *
 * The types of both are generated from the same schemas, so what is put together here by name has
 * the type that it is given at the end.
 */
function normaliseLayout(layout: Layout, context: ShapeContext): LayoutModel {
  const shape = context.shapes.layouts.get(layout.type);
  if (shape === undefined) throw new Error(`there is no schema of the layout "${layout.type}"`);
  const { item, ...own }: Properties = { ...layout };
  const ofItem: Properties = isRecord(item) ? item : {};
  const hasParts = showsParts(layout, shape);
  const slotsOfParts = writeOutSlots(shape.parts, ofItem, context);
  const parts = hasParts
    ? { [PARTS]: { kind: 'items', field: own[PARTS], slots: slotsOfParts } }
    : slotsOfParts;
  return {
    type: layout.type,
    ...(countOf(layout, context.shapes) === 'one' && { shows: 'one' }),
    ...(shape.ownHeading && { ownHeading: true }),
    // What is said of an item is not said of the one entity that has them.
    ...(shape.needs.length > 0 && hasParts !== true && { needs: shape.needs }),
    ...fillOptions(shape.options, own, context),
    slots: {
      // In list mode the entity's own slots are not rendered.
      ...(hasParts === false
        ? {}
        : writeOutSlots(shape.slots, hasParts ? own : { ...own, ...ofItem }, context)),
      ...parts,
    },
  } as LayoutModel;
}

function sourceOnly(
  name: string,
  source: Source,
  answers: SourceModel['answers'],
  { site }: ViewContext,
): Pick<NormalView, 'name' | 'source'> {
  const { api, endpoint, query, paging = 'none', items, sort, limit } = source;
  const isPaged = paging === 'server';
  const convention = conventionOf(source, apiOf(site, { api }).paging);
  const { page, counts, firstPage, size, end } = convention;
  return {
    name,
    source: {
      api,
      endpoint,
      query: query ?? {},
      paging,
      answers,
      items: items === undefined && isPaged ? convention.items : itemsPath(items),
      sort: sort && { field: sort.field, descending: sort.descending ?? false },
      limit,
      pageSize: convention.pageSize,
      pages: isPaged ? { page, counts, firstPage, size, end } : undefined,
    },
  };
}

/** The conventions of a source: its API's, but for what the source says itself. */
function conventionOf(
  { pagingConvention, pages }: Source,
  ofApi: PagingConvention,
): PagingConvention {
  const own = normalisePaging(pagingConvention, ofApi);
  return pages === undefined ? own : { ...own, end: countAt(pages) };
}

/** How the API is asked for a part of a list; undefined for one that comes as a whole. */
function asksOf(source: Source, { site }: ViewContext): ListModel['asks'] {
  const { filtering } = apiOf(site, { api: source.api });
  return source.paging === 'server'
    ? normaliseFiltering(filtering, source.filteringConvention)
    : undefined;
}

function countAt(path: string): PagingEnd {
  return { by: 'pages', at: { from: 'body', path } };
}
