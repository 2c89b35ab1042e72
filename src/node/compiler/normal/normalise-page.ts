import path from 'node:path';
import type { FrameOptions, LayoutOptions } from '../../../core/manifest/known-options.ts';
import type {
  MenuEntry,
  PageManifest,
  SectionManifest,
} from '../../../core/manifest/manifest-types.ts';
import type { FrameModel, PageModel } from '../../../core/manifest/page-model.ts';
import type { MenuModel, RouteModel, SectionModel } from '../../../core/manifest/route-model.ts';
import { listOrders } from '../../../core/routing/table-orders.ts';
import { resolveText, type TextTable } from '../read/read-texts.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { normaliseFrame, normaliseIntroduction } from './normalise-frame.ts';
import { type NormalView, normaliseViews, type ViewContext } from './normalise-views.ts';

export interface NormaliseContext extends ViewContext {
  /** The sections' routes by their folders. */
  readonly sections: ReadonlyMap<string, string>;
}

/** A page in the normal form: how it looks, and its row in the route table. */
export interface NormalPage {
  readonly page: PageModel;
  readonly route: RouteModel;
}

/** A page manifest in the normal form. */
export function normalisePage(
  manifest: Validated<PageManifest>,
  context: NormaliseContext,
): NormalPage {
  const views = normaliseViews(manifest.value, context);
  const page = normaliseLook(manifest, views, context);
  return { page, route: normaliseRoute(manifest, page.frame, views, context) };
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

function normaliseLook(
  { id, value }: Validated<PageManifest>,
  views: readonly NormalView[],
  context: NormaliseContext,
): PageModel {
  const { route, title, introduction, override, extensions } = value;
  return {
    id,
    route,
    title: title === undefined ? undefined : resolveText(title, context.texts),
    introduction: normaliseIntroduction(introduction, views, context),
    frame: normaliseFrame(value, views, context),
    override,
    extensions: extensions ?? {},
  };
}

function normaliseRoute(
  { id, value }: Validated<PageManifest>,
  frame: FrameModel | undefined,
  views: readonly NormalView[],
  { sections, texts, shapes }: NormaliseContext,
): RouteModel {
  const { route, aliases, parent, menu, override } = value;
  const layouts = views.flatMap(({ layout }) => layout ?? []);
  const [back] = layouts.flatMap(({ back: list }: LayoutOptions) => list?.route ?? []);
  const isOneShown = frame !== undefined && shapes.frames.get(frame.type)?.showsOne === true;
  const options: FrameOptions | undefined = isOneShown ? frame : undefined;
  const { parameter, counts = false, search } = options ?? {};
  const orders = listOrders(layouts);
  return {
    id,
    route,
    aliases: aliases ?? [],
    section: sections.get(path.posix.dirname(id)),
    parent: parent ?? back,
    menu: menu === undefined ? undefined : normaliseMenu(menu, texts),
    views: views.map(({ layout: _, ...view }) => view),
    tabs: parameter === undefined ? undefined : { parameter, together: counts },
    search: parameter && search?.parameter,
    ...(orders.length > 0 && { orders }),
    renderers: {
      layouts: [...new Set(layouts.map(({ type }) => type))],
      frames: framesOf(frame),
      override,
    },
  };
}

/** The frames that a page's own needs, itself among them. */
function framesOf(frame: FrameModel | undefined): FrameModel['type'][] {
  if (frame === undefined) return [];
  return 'main' in frame ? [frame.type, frame.main.type] : [frame.type];
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
