import type {
  ApiConventions,
  PageManifest,
  SiteManifest,
} from '../../../core/manifest/manifest-types.ts';
import { templateNames } from '../../../core/mapping/links.ts';
import { memoize } from '../../../core/memoize.ts';
import type { AskedCall, AskedField, FieldUse } from '../../content/index.ts';
import { itemsPath } from '../normal/normalise-site.ts';
import type { ValidatedManifests } from '../read/validated-manifests.ts';
import { writtenApiOf } from '../read/written-apis.ts';
import type { Shapes } from '../schema/shapes.ts';
import { listParameters } from './list-parameters.ts';
import { usualItems } from './page-items.ts';
import type { PlacedField } from './placed-fields.ts';
import { type PlacedView, placedViews } from './placed-views.ts';
import type { Reading } from './reading.ts';

/**
 * What the manifests of a site ask of one of its APIs, and read of its answers.
 *
 * @param api the API's name; undefined for the site's own
 */
export function askedCalls(
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
  api: string | undefined,
): AskedCall[] {
  return [
    ...askedByShell(site?.value, api),
    ...pages.flatMap(({ value }) => askedByPage(value, site?.value, shapes, api)),
  ];
}

/** The same, printed in parts: those of pages that have not changed are the same texts. */
export function printAskedCalls(
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
  api: string | undefined,
): string[] {
  return [
    JSON.stringify(askedByShell(site?.value, api)),
    ...pages.map(({ value }) => printAsked(askedByPage(value, site?.value, shapes, api))),
  ];
}

function askedByShell(site: SiteManifest | undefined, api: string | undefined): AskedCall[] {
  const { header = {}, footer = {} } = site ?? {};
  return [
    ...(header.api === api ? shellCall(header.navigation, true) : []),
    ...(footer.api === api ? shellCall(footer.endpoint, false) : []),
  ];
}

const printAsked = memoize((asked: readonly AskedCall[]) => JSON.stringify(asked));

const askedByPage = memoize(
  (
    page: PageManifest,
    site: SiteManifest | undefined,
    shapes: Shapes,
    api: string | undefined,
  ): readonly AskedCall[] =>
    placedViews(page, shapes)
      .filter(({ source }) => source.api === api)
      .map((view) => ({
        ...askedCall(
          view,
          itemsPath(usualItems(site, view.source)),
          writtenApiOf(site, view.source),
        ),
        route: page.route,
      })),
);

/** A call that every page needs, whoever reads it; none for a site that does without. */
function shellCall(endpoint: string | undefined, isList: boolean): AskedCall[] {
  if (endpoint === undefined) return [];
  const nothing = { query: {}, fields: [], parameters: [] };
  return [{ endpoint, isList, isPaged: false, ...nothing, everyLanguage: true }];
}

function askedCall(
  { source, answers, queries, fields, links, list }: PlacedView,
  paged: string | undefined,
  api: Pick<ApiConventions, 'filtering'>,
): AskedCall {
  const items = itemsPath(source.items);
  // Items below another name are a part of an object.
  const isPart = items !== undefined && items !== paged;
  const above = isPart ? namesOf(items) : [];
  return {
    endpoint: source.endpoint,
    isList: answers === 'list' && !isPart,
    isPaged: source.paging === 'server',
    query: Object.assign({}, ...queries.map(({ value }) => value)),
    fields: [...fields.map(askedField), ...links.flatMap(linkedFields)].map(({ path, as }) => ({
      path: [...above, ...path],
      as,
    })),
    parameters: listParameters(source, list, api).map(({ parameter }) => parameter),
    everyLanguage: false,
  };
}

function askedField({ value, within = [], reading }: PlacedField): AskedField {
  return { path: [...within, ...namesOf(value)], as: fieldUse(reading) };
}

/** The fields whose values stand in a link's path. */
function linkedFields(link: PlacedField): AskedField[] {
  return templateNames(link.value).map((value) => askedField({ ...link, value }));
}

/** The names in a dotted path; a number is a place in a list. */
function namesOf(path: string): string[] {
  return path.split('.').filter((name) => !/^\d+$/.test(name));
}

function fieldUse(reading: Reading): FieldUse {
  switch (reading.as) {
    case 'picture':
      // A template makes the path of any text.
      return reading.template === undefined ? 'picture' : 'other';
    case 'file':
    case 'captions':
      return 'url';
    case 'day':
    case 'url':
    case 'email':
    case 'phone':
      return reading.as;
    default:
      return 'other';
  }
}
