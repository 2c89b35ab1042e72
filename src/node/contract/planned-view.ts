import type { ListModel } from '../../core/manifest/list-model.ts';
import type { SiteManifest } from '../../core/manifest/manifest-types.ts';
import type { RouteModel, SourceModel } from '../../core/manifest/route-model.ts';
import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import { slotsOfView } from '../../core/routing/views.ts';
import {
  type CompiledSite,
  type ManifestFile,
  type Path,
  type PlacedField,
  placedFooterFields,
  placedViews,
  type Validated,
  type ValidatedManifests,
} from '../compiler/index.ts';

/** What every page shows, where the route of a page is named otherwise. */
export const SITE = 'every page';

/** A field that is read; of an optional one nothing is said where it is missing. */
export interface ReadField extends PlacedField {
  readonly isOptional?: boolean;
}

/** A source that is asked, all that is read from its items, and where the manifest says so. */
export interface PlannedView {
  /** The page's route, or `SITE`. */
  readonly route: string;
  readonly source: SourceModel;
  /** What readers can do with its list, and where the manifest says so. */
  readonly list: ListModel | undefined;
  readonly listAt: Path;
  /** Whether it is a list of what is related to the page's item. */
  readonly isRelated: boolean;
  /** What its items are mapped to; undefined for what no layout shows. */
  readonly slots: SlottedModel | undefined;
  readonly file: ManifestFile;
  /** Paths of the endpoint, and of what names the items' place in the answer. */
  readonly endpointAt: Path;
  readonly itemsAt: Path;
  readonly fields: readonly ReadField[];
  /** Templates of paths that lead into the site. */
  readonly links: readonly PlacedField[];
}

/** A page and its views. */
export interface PlannedRoute {
  readonly route: RouteModel;
  readonly views: readonly PlannedView[];
}

/** The pages of a site in the order of their manifests, each with what it reads of an API. */
export function planRoutes(
  { pages, table, shapes }: CompiledSite,
  manifests: ValidatedManifests,
  api: string | undefined,
): PlannedRoute[] {
  return table.routes.map((route) => {
    const manifest = manifests.pages.find(({ id }) => id === route.id);
    const frame = pages.find(({ id }) => id === route.id)?.frame;
    if (manifest === undefined) return { route, views: [] };
    // Both are made from the same manifest in the same order.
    const placed = placedViews(manifest.value, shapes);
    const views = route.views.flatMap(({ name, source, list, role }, index) => {
      const view = placed[index];
      if (view === undefined || source.api !== api) return [];
      return [
        {
          route: route.route,
          source,
          list,
          listAt: view.list?.path ?? view.path,
          isRelated: role === 'related',
          slots: slotsOfView(frame, name),
          file: manifest.file,
          endpointAt: [...view.path, 'endpoint'],
          itemsAt: view.itemsPath ?? [...view.path, 'items'],
          fields: view.fields,
          links: view.links,
        },
      ];
    });
    return { route, views };
  });
}

/** What the header's menus are made of; a missing `parent` or `sortValue` has a meaning of its own. */
const NAVIGATION: readonly Pick<ReadField, 'value' | 'reading' | 'isOptional'>[] = [
  { value: 'id', reading: { as: 'order' } },
  { value: 'code', reading: { as: 'text' } },
  { value: 'name', reading: { as: 'text' } },
  { value: 'state', reading: { as: 'text' } },
  { value: 'display', reading: { as: 'constant', equals: true } },
  { value: 'sortValue', reading: { as: 'constant', equals: 0 }, isOptional: true },
];

/** What every page asks, where the site asks it: the navigation, and what the footer shows. */
export interface PlannedShell {
  readonly navigation: PlannedView | undefined;
  readonly footer: PlannedView | undefined;
}

/** What a site's manifest makes every page ask of an API. */
export function planShell(
  { value, file }: Validated<SiteManifest>,
  api: string | undefined,
): PlannedShell {
  const plan = (
    call: { readonly api?: string | undefined; readonly endpoint: string | undefined },
    answers: SourceModel['answers'],
    at: Path,
    fields: readonly ReadField[],
  ): PlannedView | undefined =>
    call.endpoint === undefined || call.api !== api
      ? undefined
      : {
          route: SITE,
          source: sourceOf(api, call.endpoint, answers),
          list: undefined,
          listAt: at,
          isRelated: false,
          slots: undefined,
          file,
          endpointAt: at,
          itemsAt: at,
          fields,
          links: [],
        };
  const { header, footer = {} } = value;
  const menu: Path = ['header', 'navigation'];
  const menuFields = NAVIGATION.map((field) => ({ ...field, path: menu }));
  // A part of the footer that is missing is left out.
  const footerFields = placedFooterFields(footer).map((field) => ({ ...field, isOptional: true }));
  return {
    navigation: plan({ api: header?.api, endpoint: header?.navigation }, 'list', menu, menuFields),
    footer: plan(
      { api: footer.api, endpoint: footer.endpoint },
      'one',
      ['footer', 'endpoint'],
      footerFields,
    ),
  };
}

function sourceOf(
  api: string | undefined,
  endpoint: string,
  answers: SourceModel['answers'],
): SourceModel {
  return {
    api,
    endpoint,
    query: {},
    paging: 'none',
    answers,
    items: undefined,
    sort: undefined,
    limit: undefined,
    pageSize: 1,
    pages: undefined,
  };
}
