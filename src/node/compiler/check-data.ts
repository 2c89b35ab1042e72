import type { PageManifest, SiteManifest, Source } from '../../core/manifest/manifest-types.ts';
import { templateNames } from '../../core/mapping/links.ts';
import type { ApiDescription, ApiOperation, ApiType } from './api-description.ts';
import { checkQuery } from './check-query.ts';
import { createFinding, type Finding, type Place } from './finding.ts';
import type { Judged } from './judged-manifests.ts';
import type { Path } from './manifest-file.ts';
import { PAGING } from './normalise-site.ts';
import { quote, suggest } from './suggest.ts';
import { type PlacedView, placedViews } from './walk-manifest.ts';

/** Endpoints, queries, paging and fields of a page against the API description. */
export function checkData(
  page: Judged<PageManifest>,
  site: SiteManifest | undefined,
  api: ApiDescription,
): Finding[] {
  return placedViews(page.value).flatMap((view) => {
    const { source, path } = view;
    const operation = api.findOperation(source.endpoint);
    const answer = operation?.answer;
    const endpoint = [
      ...checkEndpoint(page, source, path, operation, api),
      ...checkQuery(page, source, path, operation),
    ];
    // Where the items are not found, nothing can be said of their fields.
    const paths = checkAnswerPaths(page, source, path, answer);
    const list = paths.length > 0 ? paths : checkPaging(page, view, answer, site);
    const fields =
      list.length > 0 ? [] : checkFields(page, view, entityOf(view, answer, site, api));
    return [...endpoint, ...list, ...fields];
  });
}

function checkEndpoint(
  page: Judged<PageManifest>,
  source: Source,
  path: Path,
  operation: ApiOperation | undefined,
  api: ApiDescription,
): Finding[] {
  const place = page.file.placeOf([...path, 'endpoint']);
  const params = [...page.value.route.matchAll(/:([a-zA-Z0-9]+)/g)].map((match) => match[1] ?? '');
  const unknown = templateNames(source.endpoint).filter((name) => !params.includes(name));
  const findings = unknown.map((name) =>
    createFinding(
      'M206',
      place,
      `"{${name}}" is no parameter of the route ${page.value.route}${params.length === 0 ? `; add ":${name}" to the route` : suggest(name, params)}`,
    ),
  );
  if (source.entity !== undefined && api.findEntity(source.entity) === undefined) {
    const at = page.file.placeOf([...path, 'entity']);
    findings.push(
      createFinding(
        'M213',
        at,
        `unknown entity "${source.entity}"${suggest(source.entity, api.entities)}`,
      ),
    );
  } else if (operation === undefined && source.entity === undefined) {
    findings.push(
      createFinding(
        'M205',
        place,
        `unknown endpoint "${source.endpoint}"${suggest(source.endpoint, api.endpoints)}`,
      ),
    );
  }
  return findings;
}

/** The paths into the answer that a source names itself. */
function checkAnswerPaths(
  { file }: Judged<PageManifest>,
  source: Source,
  path: Path,
  answer: ApiType | undefined,
): Finding[] {
  if (answer === undefined || answer.fields.length === 0) return [];
  return (['items', 'pages'] as const).flatMap((name) => {
    const field = source[name];
    return field === undefined || answer.at(field) !== undefined
      ? []
      : [unknownField(file.placeOf([...path, name]), field, answer)];
  });
}

function checkPaging(
  page: Judged<PageManifest>,
  { source, path, shape }: PlacedView,
  answer: ApiType | undefined,
  site: SiteManifest | undefined,
): Finding[] {
  if (answer === undefined) return [];
  const isArray = answer.items !== undefined;
  const isPaged = answer.at(source.items ?? pageItems(site))?.items !== undefined;
  const isList = source.items === undefined ? isArray : isPaged;
  const isDetail = shape === 'one';
  const fits = isDetail
    ? { none: !isArray && !isPaged, client: false, server: false }
    : { none: isList, client: isList, server: isPaged };
  const paging = source.paging ?? 'none';
  if (fits[paging]) return [];
  const answers = isArray ? 'a whole array' : isPaged ? 'pages' : 'a single object';
  const list = isArray ? '"client"' : isPaged ? '"server"' : undefined;
  const mend = isDetail
    ? list && `${list} with a layout for lists`
    : isArray && source.items !== undefined
      ? `${list} without "items"`
      : list;
  const at = source.paging === undefined ? path : [...path, 'paging'];
  return [
    createFinding(
      'M212',
      page.file.placeOf(at),
      `paging is ${quote(paging)}, but ${source.endpoint} answers ${answers}; use ${mend ?? '"none" with a detail layout'}`,
    ),
  ];
}

function checkFields(
  { file }: Judged<PageManifest>,
  { fields, links }: PlacedView,
  entity: ApiType | undefined,
): Finding[] {
  if (entity === undefined || entity.fields.length === 0) return [];
  const named = links.flatMap((link) =>
    templateNames(link.value).map((name) => ({ ...link, value: name })),
  );
  return [...fields, ...named].flatMap(({ value, path, within }) => {
    const owner = within === undefined ? entity : entity.at(within)?.items;
    return owner === undefined || owner.at(value) !== undefined
      ? []
      : [unknownField(file.placeOf(path), value, owner)];
  });
}

function unknownField(place: Place, field: string, type: ApiType): Finding {
  const owner = type.name ?? 'the answer';
  const mend = suggest(field, type.fields);
  return createFinding('M204', place, `unknown field "${field}" of ${owner}${mend}`);
}

function entityOf(
  { source, shape }: PlacedView,
  answer: ApiType | undefined,
  site: SiteManifest | undefined,
  api: ApiDescription,
): ApiType | undefined {
  if (source.entity !== undefined) return api.findEntity(source.entity);
  if (shape === 'one') return answer;
  const items = source.items ?? (source.paging === 'server' ? pageItems(site) : undefined);
  return (items === undefined ? answer : answer?.at(items))?.items;
}

function pageItems(site: SiteManifest | undefined): string {
  return site?.api.paging?.items ?? PAGING.items;
}
