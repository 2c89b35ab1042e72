import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { queryNames, templateNames } from '../../../core/mapping/links.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import { LANGUAGE_NAMES, routeParametersOf } from '../normal/filled-fields.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { quote, suggest } from '../text/suggest.ts';
import type { ApiOperation } from './api-description.ts';
import type { Placed } from './placed-fields.ts';
import type { PlacedView } from './placed-views.ts';
import { suggestParameter } from './unfilled-parameter.ts';

type Query = Placed<Readonly<Record<string, string>>>;

/** The query of a source, and what a tab adds to it, against the endpoint's parameters. */
export function checkQuery(
  page: Validated<PageManifest>,
  { source, queries, isFilledByItem }: PlacedView,
  operation: ApiOperation | undefined,
): Finding[] {
  const values = queries.flatMap(({ value }) => Object.values(value));
  const named = [...templateNames(source.endpoint), ...values.flatMap(queryNames)];
  const unfilled = routeParametersOf(page.value.route).filter((name) => !named.includes(name));
  const plain = queries.flatMap((query) => checkPlain(page, query, unfilled));
  if (plain.length > 0) return plain;
  return [
    ...(isFilledByItem ? [] : queries.flatMap((query) => checkTemplates(page, query))),
    ...(operation === undefined
      ? []
      : [
          ...queries.flatMap((query) => checkParameters(page, query, operation)),
          ...checkRequired(page, queries, operation),
        ]),
  ];
}

/** Values in braces come from the route, or from the words searched for. */
function checkTemplates({ value: page, file }: Validated<PageManifest>, query: Query): Finding[] {
  const searches = page.frame !== undefined && 'search' in page.frame;
  const known = [
    ...routeParametersOf(page.route),
    ...(searches ? ['query'] : []),
    ...LANGUAGE_NAMES,
  ];
  return Object.entries(query.value).flatMap(([name, template]) =>
    queryNames(template)
      .filter((parameter) => !known.includes(parameter))
      .map((parameter) => {
        const fix =
          parameter === 'query'
            ? '; add "search" to the frame'
            : suggestParameter(parameter, known, query.path);
        return createFinding(
          'M206',
          file.placeOf([...query.path, name]),
          `"{${parameter}}" is no parameter of the page${fix}`,
        );
      }),
  );
}

/** What asks for an order or for some of the fields may name one that is called as the parameter is. */
const OF_FIELDS = /by$|expand|field|group|include|key|order|select|sort/i;

/**
 * Values that are the name of a parameter without its braces.
 *
 * @param unfilled the route's parameters that nothing names in braces
 */
function checkPlain(
  { file }: Validated<PageManifest>,
  { value, path }: Query,
  unfilled: readonly string[],
): Finding[] {
  return Object.entries(value)
    .filter(([name, text]) => unfilled.includes(text) && !OF_FIELDS.test(name))
    .map(([name, text]) => {
      const at = [...path, name];
      const message = `"${name}" is the text "${text}", and nothing is asked by the parameter "${text}" of the route; did you mean "{${text}}"?`;
      const finding = createFinding('M206', file.placeOf(at), message);
      return withFix(finding, file.rangeOf(at), `{${text}}`);
    });
}

function checkParameters(
  { file }: Validated<PageManifest>,
  { value, path }: Query,
  operation: ApiOperation,
): Finding[] {
  const names = operation.query.map(({ name }) => name);
  return Object.entries(value).flatMap(([name, text]) => {
    const parameter = operation.query.find((known) => known.name === name);
    if (parameter === undefined) {
      const fix = names.length === 0 ? '; the endpoint has none' : suggest(name, names);
      const place = file.placeOfKey([...path, name]);
      return [createFinding('M211', place, `unknown query parameter "${name}"${fix}`)];
    }
    const isFilled = queryNames(text).length > 0;
    if (isFilled || parameter.values === undefined || parameter.values.includes(text)) return [];
    const place = file.placeOf([...path, name]);
    return [
      createFinding('M211', place, `"${name}" is ${quote(text)}${suggest(text, parameter.values)}`),
    ];
  });
}

function checkRequired(
  { file }: Validated<PageManifest>,
  queries: readonly Query[],
  operation: ApiOperation,
): Finding[] {
  const path = queries.at(-1)?.path ?? [];
  return operation.query
    .filter(({ name, required }) => required && queries.every(({ value }) => !(name in value)))
    .map(({ name, values }) =>
      createFinding(
        'M211',
        file.placeOf(path),
        `the endpoint asks for the query parameter "${name}"; add ${values === undefined ? 'it' : `one of ${values.join(', ')}`}`,
      ),
    );
}
