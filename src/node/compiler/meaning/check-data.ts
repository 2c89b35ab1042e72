import type { PageManifest, SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { templateNames } from '../../../core/mapping/links.ts';
import { createFinding, type Finding, uniqueFindings, withFix } from '../findings/finding.ts';
import { routeParametersOf } from '../normal/filled-fields.ts';
import { ITSELF, itemsPath } from '../normal/normalise-site.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { writtenApiOf } from '../read/written-apis.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { ManifestFile, Path } from '../text/manifest-file.ts';
import { findMeant, quote, suggest } from '../text/suggest.ts';
import type { ApiDescription, ApiOperation } from './api-description.ts';
import type { ApiType } from './api-type.ts';
import { checkApiName } from './check-apis.ts';
import { checkFields, unknownField } from './check-fields.ts';
import { checkListParameters } from './check-list-parameters.ts';
import { checkQuery } from './check-query.ts';
import { explainEndpoint, findMeantEndpoint } from './explain-endpoint.ts';
import { pageItems } from './page-items.ts';
import { type PlacedView, placedViews } from './placed-views.ts';
import type { KnownApis } from './read-api.ts';
import { descriptionFile } from './read-description.ts';
import { suggestParameter } from './unfilled-parameter.ts';

interface DataContext {
  readonly site: SiteManifest | undefined;
  readonly apis: Pick<KnownApis, 'of'>;
  readonly shapes: Shapes;
}

/**
 * Endpoints, queries, paging and fields of a page against the API description; without one, what
 * can be said of them by themselves.
 */
export function checkData(
  page: Validated<PageManifest>,
  { site, apis, shapes }: DataContext,
): Finding[] {
  const views = placedViews(page.value, shapes).flatMap((view) => {
    const { source, path, markdown } = view;
    // What else can be wrong with a Markdown file is said of the file.
    if (markdown !== undefined) return checkApiName(source.api, site, page.file, markdown);
    const unknown = checkApiName(source.api, site, page.file, [...path, 'api']);
    if (unknown.length > 0) return unknown;
    const api = apis.of(source);
    const operation = api?.findOperation(source.endpoint);
    const body = operation?.answer;
    const { envelope } = writtenApiOf(site, source);
    const answer = envelope === undefined ? body : body?.at(envelope);
    const endpoint = [
      ...checkEndpoint(page, view, operation, api),
      ...checkQuery(page, view, operation),
      ...checkOrder(page, view),
      ...checkListParameters(page, view, writtenApiOf(site, source), operation),
    ];
    // Where the items are not found, nothing can be said of their fields.
    const paths = checkAnswerPaths(page, view, answer, body);
    const list = paths.length > 0 ? paths : checkPaging(page, view, answer, { site, api });
    const fields =
      list.length > 0 ? [] : checkViewFields(page, view, entityOf(view, answer, site, api));
    return [...endpoint, ...list, ...fields];
  });
  return uniqueFindings(views);
}

function checkEndpoint(
  page: Validated<PageManifest>,
  { source, path, answers, isFilledByItem }: PlacedView,
  operation: ApiOperation | undefined,
  api: ApiDescription | undefined,
): Finding[] {
  const place = page.file.placeOf([...path, 'endpoint']);
  const params = routeParametersOf(page.value.route);
  const unknown = isFilledByItem
    ? []
    : templateNames(source.endpoint).filter((name) => !params.includes(name));
  const findings = unknown.map((name) =>
    createFinding(
      'M206',
      place,
      `"{${name}}" is no parameter of the route ${page.value.route}${suggestParameter(name, params, path) || `; add ":${name}" to the route`}`,
    ),
  );
  if (api === undefined) return [...findings, ...checkUndescribed(page, source, path)];
  if (source.entity !== undefined && api.findEntity(source.entity) === undefined) {
    const at = page.file.placeOf([...path, 'entity']);
    findings.push(
      withFix(
        createFinding(
          'M213',
          at,
          `unknown entity "${source.entity}"${suggest(source.entity, api.entities)}`,
        ),
        page.file.rangeOf([...path, 'entity']),
        findMeant(source.entity, api.entities),
      ),
    );
  } else if (operation === undefined && source.entity === undefined) {
    findings.push(
      withFix(
        createFinding(
          'M205',
          place,
          explainEndpoint({ endpoint: source.endpoint, isOne: answers === 'one' }, api),
        ),
        page.file.rangeOf([...path, 'endpoint']),
        findMeantEndpoint(source.endpoint, api),
      ),
    );
  }
  return findings;
}

/** Nobody knows of an entity where nothing describes the API. */
function checkUndescribed(
  { file }: Validated<PageManifest>,
  { api, entity }: PlacedView['source'],
  path: Path,
): Finding[] {
  if (entity === undefined) return [];
  const at = file.placeOfKey([...path, 'entity']);
  const fix = `write one, or leave "entity" out`;
  const message = `there is no ${descriptionFile(api)} that could have the entity "${entity}"; ${fix}`;
  return [createFinding('M213', at, message)];
}

/** The paths into the answer that a source names itself. */
function checkAnswerPaths(
  { file }: Validated<PageManifest>,
  { source, path, itemsPath: placeOfItems }: PlacedView,
  data: ApiType | undefined,
  body: ApiType | undefined,
): Finding[] {
  const items = itemsPath(source.items);
  return [
    ...checkPath(items, data, file, placeOfItems ?? [...path, 'items']),
    // The number of pages may stand beside what was asked for.
    ...checkPath(source.pages, body, file, [...path, 'pages']),
  ];
}

function checkPath(
  path: string | undefined,
  type: ApiType | undefined,
  file: ManifestFile,
  at: Path,
) {
  const isKnown = type === undefined || type.fields.length === 0;
  return path === undefined || isKnown || type.at(path) !== undefined
    ? []
    : [unknownField(file, at, path, type)];
}

/** Of a list that the server pages, no page knows the whole order. */
function checkOrder(page: Validated<PageManifest>, { source, path }: PlacedView): Finding[] {
  if (source.paging !== 'server') return [];
  return (['sort', 'limit'] as const)
    .filter((name) => source[name] !== undefined)
    .map((name) =>
      createFinding(
        'M216',
        page.file.placeOfKey([...path, name]),
        `"${name}" needs the whole list, but the server pages this one; remove it, or use "none" or "client"`,
      ),
    );
}

function checkPaging(
  page: Validated<PageManifest>,
  { source, path, answers }: PlacedView,
  answer: ApiType | undefined,
  { site, api }: { site: SiteManifest | undefined; api: ApiDescription | undefined },
): Finding[] {
  if (answer === undefined) return [];
  const isArray = answer.items !== undefined;
  const isPaged = answer.itemsAt(itemsPath(pageItems(site, source))) !== undefined;
  const isList = source.items === undefined ? isArray : isPaged;
  const isDetail = answers === 'one';
  const fits = isDetail
    ? { none: !isArray && !isPaged, client: false, server: false }
    : { none: isList, client: isList, server: isPaged };
  const paging = source.paging ?? 'none';
  if (fits[paging]) return [];
  const found = isArray ? 'a whole array' : isPaged ? 'pages' : 'a single object';
  const list = isArray ? '"client"' : isPaged ? '"server"' : undefined;
  const fix = isArray && source.items !== undefined ? `${list} without "items"` : list;
  const at = source.paging === undefined ? path : [...path, 'paging'];
  const message =
    isDetail && list !== undefined
      ? `one item is shown, but ${source.endpoint} answers ${found}; choose a layout for lists, with "paging": ${list}, or ask for ${oneOf(source.endpoint, api)}`
      : `paging is ${quote(paging)}, but ${source.endpoint} answers ${found}; use ${fix ?? '"none" with a detail layout'}`;
  return [createFinding('M212', page.file.placeOf(at), message)];
}

/** One item of a list, by its endpoint where there is one. */
function oneOf(endpoint: string, api: ApiDescription | undefined): string {
  const path = `${endpoint}/{id}`;
  return api?.findOperation(path) === undefined ? 'one item' : `one item: ${quote(path)}`;
}

function checkViewFields(
  { file }: Validated<PageManifest>,
  { fields, links }: PlacedView,
  entity: ApiType | undefined,
): Finding[] {
  const named = links.flatMap((link) =>
    templateNames(link.value).map((name) => ({ ...link, value: name })),
  );
  return checkFields(file, [...fields, ...named], entity);
}

function entityOf(
  { source, answers }: PlacedView,
  answer: ApiType | undefined,
  site: SiteManifest | undefined,
  api: ApiDescription | undefined,
): ApiType | undefined {
  if (source.entity !== undefined) return api?.findEntity(source.entity);
  if (answers === 'one') return answer;
  const items = source.paging === 'server' ? pageItems(site, source) : (source.items ?? ITSELF);
  return answer?.itemsAt(itemsPath(items));
}
