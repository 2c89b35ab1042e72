import type { PagePlan } from './page-plan.ts';
import { fieldOf, literal, quote, record } from './print-code.ts';
import { sourceFacts, templateOf } from './source-facts.ts';
import type { ChildrenFinder, ListFinder } from './url-finder.ts';

/** The functions with which a spec's cases find URLs of its page, from the site's own answers. */
export function printUrlFinder(plan: PagePlan, cases: string): string[] {
  const hasRelated = cases.includes('findRelated(');
  return [...printValues(plan, cases), ...(hasRelated ? findRelated(plan) : [])];
}

/** Finds what fills a page's URL where something is related to its item. */
function findRelated({ route, urlFinder }: PagePlan): string[] {
  const fields = fieldsOf({ route });
  const pages =
    urlFinder === undefined ? '[{}]' : '(await allValues(api)).slice(0, SOURCE.pageSize)';
  return [
    ...(urlFinder !== undefined && fields.length > 0 ? [] : fillFunction(fields)),
    '/** What fills url and calls of the first page to whose item more than so many of a list are related. */',
    'async function findRelated(api: Api, source: Source, count = 0): Promise<Values> {',
    `  for (const own of ${pages}) {`,
    '    const values = await withFields(api, own);',
    '    if ((await api.items(source, values)).length > count) return values;',
    '  }',
    "  test.skip(true, 'The API names no more that is related to the first items.');",
    '  return {};',
    '}',
    '',
  ];
}

/** The fields of the page's item with which its further views are asked for. */
function fieldsOf({ route: { views } }: Pick<PagePlan, 'route'>): string[] {
  return [...new Set(views.flatMap((view) => view.fields ?? []))];
}

/** The expression for what fills URL and calls of a page, its parameters being known. */
export function valuesOfKnown(plan: PagePlan, own: string): string {
  return fieldsOf(plan).length === 0 ? own : `await withFields(api, ${own})`;
}

function fillFunction(fields: readonly string[]): string[] {
  const values = fields.map((name): [string, string] => [name, `plain(${fieldOf('item', name)})`]);
  const read = fields.length === 0 ? [] : ['  const item = await api.entity(SOURCE, own);'];
  return [
    '/** What fills url and calls of a page: its parameters, and fields of its item. */',
    `async function withFields(${fields.length === 0 ? '_api' : 'api'}: Api, own: Values): Promise<Values> {`,
    ...read,
    `  return { ${values.map(([name, value]) => `${quote(name)}: ${value}, `).join('')}...own };`,
    '}',
    '',
  ];
}

function printValues({ route, urlFinder }: PagePlan, cases: string): string[] {
  const fields = fieldsOf({ route });
  switch (urlFinder?.by) {
    case undefined:
      return [];
    case 'list':
    case 'children':
      return [
        ...(urlFinder.by === 'list' ? listValues(urlFinder) : childrenValues(urlFinder)),
        '',
        ...(fields.length === 0 ? [] : fillFunction(fields)),
        "async function findValues(api: Api, which: 'first' | 'last'): Promise<Values> {",
        "  const values = (await allValues(api)).at(which === 'first' ? 0 : -1);",
        "  test.skip(values === undefined, 'The API names no page of this kind.');",
        fields.length === 0
          ? '  return values ?? {};'
          : '  return values === undefined ? {} : withFields(api, values);',
        '}',
        '',
        ...(cases.includes('findWith(') ? FIND_WITH : []),
        'function pathOf(values: Values): string {',
        `  return fill(${quote(templateOf(route.route))}, values) ?? '';`,
        '}',
      ];
    case 'search':
      return [
        '',
        '/** A word of a list that is searched, so that something is found wherever the cases run. */',
        'async function findValues(api: Api, list: Source, field: string): Promise<Values> {',
        '  const [item] = await api.items(list);',
        '  return { query: wordOf(read(item, field)) };',
        '}',
        '',
        '/** The URL of a search, as a link to it would have it. */',
        'function pathOf(values: Values): string {',
        `  return \`\${PATH}?${urlFinder.parameter}=\${encodeURIComponent(values.query ?? '')}\`;`,
        '}',
      ];
  }
}

function listValues({ source, fields }: ListFinder): string[] {
  const values = Object.entries(fields).map(([name, field]): [string, string] => [
    name,
    `plain(${fieldOf('item', field)})`,
  ]);
  return [
    '',
    '/** The list whose items lead to the page. */',
    `const LINKING_LIST: Source = ${literal(sourceFacts(source))};`,
    '',
    'function valuesFrom(item: Entity): Values {',
    `  return ${record(Object.fromEntries(values))};`,
    '}',
    '',
    ALL_VALUES,
    '  return (await api.items(LINKING_LIST)).map(valuesFrom);',
    '}',
  ];
}

function childrenValues({ of, drafts, parameter }: ChildrenFinder): string[] {
  return [
    '',
    ALL_VALUES,
    `  const codes = await childrenOf(api, ${literal({ of, drafts })});`,
    `  return codes.map((code) => (${record({ [parameter]: 'code' })}));`,
    '}',
  ];
}

const ALL_VALUES = `/** What fills the URL of each page of this kind. */
async function allValues(api: Api): Promise<readonly Values[]> {`;

const FIND_WITH = [
  '/** What fills the URL of the first page whose data fits. */',
  'async function findWith(api: Api, fits: (item: Entity) => boolean): Promise<Values | undefined> {',
  '  for (const values of (await allValues(api)).slice(0, SOURCE.pageSize)) {',
  '    if (fits(await api.entity(SOURCE, values))) return values;',
  '  }',
  '  return undefined;',
  '}',
  '',
];
