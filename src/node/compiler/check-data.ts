import type {
  PageManifest,
  SiteManifest,
  Source,
  View,
} from '../../core/manifest/manifest-types.ts';
import { templateNames } from '../../core/mapping/links.ts';
import type { ApiDescription, ApiOperation, ApiType } from './api-description.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Judged } from './judged-manifests.ts';
import type { Path } from './manifest-file.ts';
import { quote, suggest } from './suggest.ts';
import { type Placed, placedFields, placedLinks, placedViews } from './walk-manifest.ts';

/** Endpoints, queries, paging and fields of a page against the API description. */
export function checkData(
  page: Judged<PageManifest>,
  site: SiteManifest | undefined,
  api: ApiDescription,
): Finding[] {
  return placedViews(page.value).flatMap(({ value: view, path }) => {
    const operation = api.findOperation(view.source.endpoint);
    const entity = entityOf(view, operation, site, api);
    return [
      ...checkEndpoint(page, view.source, path, operation, api),
      ...checkQuery(page, view.source, path, operation),
      ...checkPaging(page, view, path, operation, site),
      ...checkFields(page, entity),
    ];
  });
}

function checkEndpoint(
  page: Judged<PageManifest>,
  source: Source,
  path: Path,
  operation: ApiOperation | undefined,
  api: ApiDescription,
): Finding[] {
  const place = page.file.placeOf([...path, 'source', 'endpoint']);
  const params = [...page.value.route.matchAll(/:([a-zA-Z0-9]+)/g)].map((match) => match[1] ?? '');
  const unknown = templateNames(source.endpoint).filter((name) => !params.includes(name));
  const findings = unknown.map((name) =>
    createFinding(
      'M206',
      place,
      `"{${name}}" is no parameter of the route ${page.value.route}${suggest(name, params)}`,
    ),
  );
  if (source.entity !== undefined && api.findEntity(source.entity) === undefined) {
    const at = page.file.placeOf([...path, 'source', 'entity']);
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

function checkQuery(
  page: Judged<PageManifest>,
  source: Source,
  path: Path,
  operation: ApiOperation | undefined,
): Finding[] {
  if (operation === undefined) return [];
  const queries: Placed<Record<string, string>>[] =
    page.value.frame === undefined
      ? [{ value: source.query ?? {}, path: [...path, 'source', 'query'] }]
      : page.value.frame.tabs.map(({ query }, index) => ({
          value: { ...source.query, ...query },
          path: ['frame', 'tabs', index, 'query'],
        }));
  return queries.flatMap(({ value, path: at }) => [
    ...Object.entries(value).flatMap(([name, text]) => {
      const parameter = operation.query.find((known) => known.name === name);
      const names = operation.query.map((known) => known.name);
      if (parameter === undefined) {
        return [
          createFinding(
            'M211',
            page.file.placeOfKey([...at, name]),
            `unknown query parameter "${name}"${suggest(name, names)}`,
          ),
        ];
      }
      return parameter.values === undefined || parameter.values.includes(text)
        ? []
        : [
            createFinding(
              'M211',
              page.file.placeOf([...at, name]),
              `"${name}" is ${quote(text)}${suggest(text, parameter.values)}`,
            ),
          ];
    }),
    ...operation.query
      .filter(({ name, required, values }) => required && values !== undefined && !(name in value))
      .map(({ name, values }) =>
        createFinding(
          'M211',
          page.file.placeOf(at),
          `the endpoint asks for the query parameter "${name}"; add one of ${values?.join(', ')}`,
        ),
      ),
  ]);
}

function checkPaging(
  page: Judged<PageManifest>,
  { source, layout }: View,
  path: Path,
  operation: ApiOperation | undefined,
  site: SiteManifest | undefined,
): Finding[] {
  const answer = operation?.answer;
  if (answer === undefined) return [];
  const itemsPath = source.items ?? site?.api.paging?.items ?? 'content';
  const isArray = answer.items !== undefined;
  const isPaged = answer.at(itemsPath)?.items !== undefined;
  const fits = {
    none: layout.type === 'detail' ? !isArray : isArray || source.items !== undefined,
    client: isArray || source.items !== undefined,
    server: isPaged,
  };
  const paging = source.paging ?? 'none';
  if (fits[paging]) return [];
  const answers = isArray ? 'a whole array' : isPaged ? 'pages' : 'a single object';
  const mend = isArray ? '"client"' : isPaged ? '"server"' : '"none" with a detail layout';
  const at = source.paging === undefined ? [...path, 'source'] : [...path, 'source', 'paging'];
  return [
    createFinding(
      'M212',
      page.file.placeOf(at),
      `paging is ${quote(paging)}, but ${source.endpoint} answers ${answers}; use ${mend}`,
    ),
  ];
}

function checkFields(page: Judged<PageManifest>, entity: ApiType | undefined): Finding[] {
  if (entity === undefined || entity.fields.length === 0) return [];
  const names = placedLinks(page.value).flatMap(({ value, path }) =>
    templateNames(value).map((name) => ({ value: name, path })),
  );
  return [...placedFields(page.value), ...names]
    .filter(({ value }) => entity.at(value) === undefined)
    .map(({ value, path }) =>
      createFinding(
        'M204',
        page.file.placeOf(path),
        `unknown field "${value}" of ${entity.name ?? 'the answer'}${suggest(value, entity.fields)}`,
      ),
    );
}

function entityOf(
  { source, layout }: View,
  operation: ApiOperation | undefined,
  site: SiteManifest | undefined,
  api: ApiDescription,
): ApiType | undefined {
  if (source.entity !== undefined) return api.findEntity(source.entity);
  const answer = operation?.answer;
  if (layout.type === 'detail') return answer;
  const items =
    source.items ??
    (source.paging === 'server' ? (site?.api.paging?.items ?? 'content') : undefined);
  return (items === undefined ? answer : answer?.at(items))?.items;
}
