import type {
  MenuEntry,
  PageManifest,
  SectionManifest,
  Tab,
  View,
} from '../../core/manifest/manifest-types.ts';
import type {
  FrameModel,
  LayoutModel,
  MenuModel,
  PageModel,
  PagingConvention,
  RouteModel,
  SectionModel,
  SourceModel,
} from '../../core/manifest/normal-form.ts';
import { SINGLE_VIEW } from '../../core/routing/views.ts';
import type { Judged } from './judged-manifests.ts';
import { normaliseLayout } from './normalise-layout.ts';
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
  const { route, menu, description } = section;
  return {
    route,
    menu: normaliseMenu(menu, texts),
    description: description === undefined ? undefined : resolveText(description, texts),
  };
}

function normaliseViews({ view, frame }: PageManifest, context: NormaliseContext): NormalView[] {
  if (view !== undefined) return [normaliseView(SINGLE_VIEW, view, context)];
  if (frame === undefined) return [];
  return frame.tabs.map((tab) => normaliseView(tab.id, mergeTab(frame.view, tab), context));
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
  { frame }: PageManifest,
  views: readonly NormalView[],
  texts: TextTable,
): FrameModel | undefined {
  const [first] = views;
  if (first === undefined) return undefined;
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
    parent: layouts.flatMap((layout) => (layout.type === 'detail' ? [layout.back] : []))[0],
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
  context: NormaliseContext,
): NormalView {
  const paging = source.paging ?? 'none';
  return {
    name,
    source: {
      endpoint: source.endpoint,
      query: source.query ?? {},
      paging,
      shape: layout.type === 'detail' ? 'one' : 'list',
      items: source.items ?? (paging === 'server' ? context.paging.items : undefined),
      pages: source.pages ?? context.paging.pages,
    },
    layout: normaliseLayout(layout, context.texts),
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
