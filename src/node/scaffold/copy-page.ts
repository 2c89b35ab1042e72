import type { PageManifest, View } from '../../core/manifest/manifest-types.ts';
import { UsageError } from '../command-line/index.ts';
import { CURRENT_VERSION, indexRoutes } from '../compiler/index.ts';
import { copyFrame, copyView, type Renaming } from './copy-view.ts';
import type { Model } from './find-model.ts';
import type { PagePlace } from './place.ts';
import type { Project } from './project.ts';
import type { Titles } from './titles.ts';

/** The manifests of a new page, and of the page that its items lead to. */
export interface CopiedPages {
  readonly page: PageManifest;
  readonly detail: PageManifest | undefined;
}

export interface CopiedPage {
  readonly place: PagePlace;
  readonly titles: Titles;
  /** The endpoint of its data: `/peoples/honorary-fellows`. */
  readonly endpoint: string;
}

/** The manifests of a page that is like a model, over an endpoint and under a route of its own. */
export function copyPages(project: Project, model: Model, newPage: CopiedPage): CopiedPages {
  const { place, endpoint } = newPage;
  const relink = (link: string) => relinkTo(model, place.route, link);
  const renaming: Renaming = { project, endpoint, relink };
  return {
    page: copyPage(model, newPage, renaming),
    detail: model.detail && copyDetail(model, place, renaming),
  };
}

/** The start of every page's manifest; without a code in its menu, the page is always shown. */
export function beginPage(
  { route }: Pick<PagePlace, 'route'>,
  titles: Titles | undefined,
  italic = false,
): PageManifest {
  return {
    manifestVersion: CURRENT_VERSION,
    route,
    ...(titles !== undefined && { menu: { title: titles, ...(italic && { italic }) } }),
  };
}

/** The route of the page for each item of a list: the list's own, and the parameter. */
export function detailRoute(route: string, parameter: string): string {
  return `${route}/:${parameter}`;
}

function copyPage(
  { page }: Model,
  { place, titles }: CopiedPage,
  renaming: Renaming,
): PageManifest {
  const { view, frame, override, menu } = page.value;
  return {
    ...beginPage(place, titles, menu?.italic),
    ...(view !== undefined && { view: copyView(view, renaming) }),
    ...(frame !== undefined && { frame: copyFrame(frame, renaming) }),
    ...(override !== undefined && { override }),
  };
}

function copyDetail(model: Model, place: PagePlace, renaming: Renaming): PageManifest | undefined {
  const { detail } = model;
  const view = detail?.value.view;
  if (detail === undefined || view === undefined) return undefined;
  const { parent, override } = detail.value;
  const endpoint = `${renaming.endpoint}/{${parameterOf(detail.value.route)}}`;
  refuseOtherCall(view, detail.file.file);
  return {
    ...beginPage({ route: detailRoute(place.route, parameterOf(detail.value.route)) }, undefined),
    ...(parent !== undefined && { parent: renaming.relink(parent) }),
    view: copyView(view, { ...renaming, endpoint }),
    ...(override !== undefined && { override }),
  };
}

/** A new folder answers its items by their ids alone. */
function refuseOtherCall({ source: { endpoint } }: View, file: string): void {
  if (/[^}]\/\{[^}]*\}$/.test(endpoint)) return;
  const fix = 'choose a model whose detail asks for /list/{id}';
  throw new UsageError(`${file} asks ${endpoint}, which a new page cannot; ${fix}`);
}

/** A link to the model's list or detail leads to the new one's; any other stays. */
function relinkTo({ page, detail }: Model, route: string, link: string): string {
  if (link === page.value.route) return route;
  const routes = detail === undefined ? [] : [detail.value.route, ...(detail.value.aliases ?? [])];
  return link.startsWith('/') && indexRoutes(routes).has(link)
    ? `${route}/${link.slice(link.lastIndexOf('/') + 1)}`
    : link;
}

function parameterOf(route: string): string {
  return /:([a-zA-Z0-9]+)$/.exec(route)?.[1] ?? 'id';
}
