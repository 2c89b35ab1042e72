import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import type {
  Layout,
  MenuEntry,
  PageManifest,
  SectionManifest,
  Source,
  Tab,
  View,
} from '../../core/manifest/manifest-types.ts';
import type { FrameModel, PageModel } from '../../core/manifest/page-model.ts';
import type {
  MenuModel,
  RouteModel,
  SectionModel,
  SourceModel,
} from '../../core/manifest/route-model.ts';
import type { PagingConvention } from '../../core/manifest/site-model.ts';
import { SIBLINGS_VIEW, SINGLE_VIEW } from '../../core/routing/views.ts';
import type { Judged } from './judged-manifests.ts';
import { normaliseLayout, normaliseSiblings } from './normalise-layout.ts';
import { resolveText, type TextTable } from './texts.ts';

export interface NormaliseContext {
  readonly texts: TextTable;
  readonly paging: PagingConvention;
  readonly sections: readonly Judged<SectionManifest>[];
}

/** A page in the normal form: how it looks, and its row in the route table. */
export interface NormalPage {
  readonly page: PageModel;
  readonly route: RouteModel;
}

interface NormalView {
  readonly name: string;
  readonly source: SourceModel;
  readonly layout: LayoutModel;
}

/** A page manifest in the normal form. */
export function normalisePage(
  manifest: Judged<PageManifest>,
  context: NormaliseContext,
): NormalPage {
  const views = normaliseViews(manifest.value, context);
  const page = normaliseLook(manifest, views, context.texts);
  return { page, route: normaliseRoute(manifest, views, context) };
}

/** A section manifest in the normal form. */
export function normaliseSection(section: SectionManifest, texts: TextTable): SectionModel {
  const { route, menu, description, children } = section;
  return {
    route,
    menu: normaliseMenu(menu, texts),
    description: description === undefined ? undefined : resolveText(description, texts),
    children: children && { ...children, drafts: children.drafts ?? false },
  };
}

function normaliseViews({ view, frame }: PageManifest, context: NormaliseContext): NormalView[] {
  if (view !== undefined) {
    return [normaliseView(SINGLE_VIEW, view, context), ...siblingsViews(view.layout, context)];
  }
  if (frame === undefined) return [];
  return frame.tabs.map((tab) => normaliseView(tab.id, mergeTab(frame.view, tab), context));
}

/** A detail's siblings are a view beside it, with a source of their own. */
function siblingsViews(layout: Layout, { paging }: NormaliseContext): NormalView[] {
  if (layout.type !== 'detail' || layout.siblings === undefined) return [];
  const source = normaliseSource(layout.siblings.source, 'list', paging);
  return [{ name: SIBLINGS_VIEW, source, layout: normaliseSiblings(layout.siblings) }];
}

function normaliseLook(
  { id, value }: Judged<PageManifest>,
  views: readonly NormalView[],
  texts: TextTable,
): PageModel {
  const { route, title, description, override, extensions } = value;
  return {
    id,
    route,
    title: title === undefined ? undefined : resolveText(title, texts),
    description: description === undefined ? undefined : resolveText(description, texts),
    frame: normaliseFrame(value, views, texts),
    override,
    extensions: extensions ?? {},
  };
}

function normaliseFrame(
  { view, frame }: PageManifest,
  views: readonly NormalView[],
  texts: TextTable,
): FrameModel | undefined {
  const [first] = views;
  if (first === undefined) return undefined;
  if (view?.layout.type === 'detail' && view.layout.siblings !== undefined) {
    return {
      type: 'siblings',
      heading: resolveText(view.layout.siblings.heading, texts),
      list: normaliseSiblings(view.layout.siblings),
      layout: first.layout,
    };
  }
  if (frame === undefined) return { type: 'single', layout: first.layout };
  return {
    type: 'tabs',
    label: resolveText(frame.label, texts),
    parameter: frame.parameter ?? TAB_PARAMETER,
    tabs: frame.tabs.map(({ id, title }) => ({
      id,
      title: resolveText(title, texts),
      layout: (views.find(({ name }) => name === id) ?? first).layout,
    })),
  };
}

const TAB_PARAMETER = 'tab';

function normaliseRoute(
  { id, value }: Judged<PageManifest>,
  views: readonly NormalView[],
  { sections, texts }: NormaliseContext,
): RouteModel {
  const { route, aliases, menu, frame, override } = value;
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const layouts = views.map(({ layout }) => layout);
  return {
    id,
    route,
    aliases: aliases ?? [],
    section: sections.find((section) => section.id === `${folder}section`)?.value.route,
    parent: layouts.flatMap((layout) => (layout.type === 'detail' ? [layout.back?.route] : []))[0],
    menu: menu === undefined ? undefined : normaliseMenu(menu, texts),
    views: views.map(({ name, source }) => ({ name, source })),
    tabParameter: frame === undefined ? undefined : (frame.parameter ?? TAB_PARAMETER),
    renderers: {
      layouts: [...new Set(layouts.map(({ type }) => type))],
      override,
    },
  };
}

/** The common view with what the tab adds or replaces. */
function mergeTab({ source, layout }: View, { query, item }: Tab): View {
  return {
    source: { ...source, query: { ...source.query, ...query } },
    layout: layout.type === 'detail' ? layout : { ...layout, item: { ...layout.item, ...item } },
  };
}

function normaliseView(
  name: string,
  { source, layout }: View,
  { texts, paging }: NormaliseContext,
): NormalView {
  const shape = layout.type === 'detail' ? 'one' : 'list';
  return {
    name,
    source: normaliseSource(source, shape, paging),
    layout: normaliseLayout(layout, texts),
  };
}

function normaliseSource(
  { endpoint, query, paging, items, pages }: Source,
  shape: SourceModel['shape'],
  convention: PagingConvention,
): SourceModel {
  return {
    endpoint,
    query: query ?? {},
    paging: paging ?? 'none',
    shape,
    items: items ?? (paging === 'server' ? convention.items : undefined),
    pages: pages ?? convention.pages,
  };
}

function normaliseMenu(menu: MenuEntry, texts: TextTable): MenuModel {
  return {
    code: menu.code,
    title: resolveText(menu.title, texts),
    italic: menu.italic ?? false,
    sortValue: menu.sortValue ?? 0,
    notMenu: menu.notMenu ?? false,
  };
}
