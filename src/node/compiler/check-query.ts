import type { PageManifest, Source } from '../../core/manifest/manifest-types.ts';
import type { ApiOperation } from './api-description.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Judged } from './judged-manifests.ts';
import type { Path } from './manifest-file.ts';
import { quote, suggest } from './suggest.ts';
import type { Placed } from './walk-manifest.ts';

type Query = Placed<Readonly<Record<string, string>>>;

/** The query of a source and what each tab adds to it, against the endpoint's parameters. */
export function checkQuery(
  page: Judged<PageManifest>,
  source: Source,
  path: Path,
  operation: ApiOperation | undefined,
): Finding[] {
  if (operation === undefined) return [];
  const common: Query = { value: source.query ?? {}, path: [...path, 'query'] };
  const tabs: Query[] = (page.value.frame?.tabs ?? []).map(({ query }, index) => ({
    value: query ?? {},
    path: ['frame', 'tabs', index, 'query'],
  }));
  const asked =
    tabs.length === 0
      ? [common]
      : tabs.map((tab) => ({ ...tab, value: { ...common.value, ...tab.value } }));
  return [
    ...[common, ...tabs].flatMap((query) => checkParameters(page, query, operation)),
    ...asked.flatMap((query) => checkRequired(page, query, operation)),
  ];
}

function checkParameters(
  { file }: Judged<PageManifest>,
  { value, path }: Query,
  operation: ApiOperation,
): Finding[] {
  const names = operation.query.map(({ name }) => name);
  return Object.entries(value).flatMap(([name, text]) => {
    const parameter = operation.query.find((known) => known.name === name);
    if (parameter === undefined) {
      const mend = names.length === 0 ? '; the endpoint has none' : suggest(name, names);
      const place = file.placeOfKey([...path, name]);
      return [createFinding('M211', place, `unknown query parameter "${name}"${mend}`)];
    }
    if (parameter.values === undefined || parameter.values.includes(text)) return [];
    const place = file.placeOf([...path, name]);
    return [
      createFinding('M211', place, `"${name}" is ${quote(text)}${suggest(text, parameter.values)}`),
    ];
  });
}

/** Parameters without listed values (such as words to search for) come from the page's address. */
function checkRequired(
  { file }: Judged<PageManifest>,
  { value, path }: Query,
  operation: ApiOperation,
): Finding[] {
  return operation.query
    .filter(({ name, required, values }) => required && values !== undefined && !(name in value))
    .map(({ name, values }) =>
      createFinding(
        'M211',
        file.placeOf(path),
        `the endpoint asks for the query parameter "${name}"; add one of ${values?.join(', ')}`,
      ),
    );
}
