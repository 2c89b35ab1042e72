import { type PagePlan, sourceFacts, templateOf } from './page-plan.ts';
import { fieldOf, literal, quote } from './print-code.ts';

/** The functions with which a spec finds addresses of its page, from the site's own answers. */
export function printWay({ route, way }: PagePlan): string[] {
  switch (way?.by) {
    case undefined:
      return [];
    case 'list': {
      const fields = Object.entries(way.fields).map(
        ([name, field]) => `${name}: plain(${fieldOf('item', field)})`,
      );
      return [
        '',
        '/** The list whose items lead to the page. */',
        `const WAY: Source = ${literal(sourceFacts(way.source))};`,
        '',
        'function valuesFrom(item: Entity): Values {',
        `  return { ${fields.join(', ')} };`,
        '}',
        '',
        "async function findValues(api: Api, which: 'first' | 'last'): Promise<Values> {",
        '  const items = await api.items(WAY);',
        "  const item = items.at(which === 'first' ? 0 : -1);",
        "  test.skip(item === undefined, 'The API names no items of this page.');",
        '  return valuesFrom(item ?? {});',
        '}',
        '',
        '/** What fills the address of the first item that fits. */',
        'async function findWith(api: Api, fits: (item: Entity) => boolean): Promise<Values | undefined> {',
        '  for (const entry of (await api.items(WAY)).slice(0, FACTS.api.paging.pageSize)) {',
        '    const values = valuesFrom(entry);',
        '    if (fits(await api.entity(SOURCE, values))) return values;',
        '  }',
        '  return undefined;',
        '}',
        '',
        ...pathFunction(route.route),
      ];
    }
    case 'children':
      return [
        '',
        "async function findValues(api: Api, which: 'first' | 'last'): Promise<Values> {",
        `  const codes = await childrenOf(api, ${literal({ of: way.of, drafts: way.drafts })});`,
        "  const code = codes.at(which === 'first' ? 0 : -1);",
        "  test.skip(code === undefined, 'The navigation names no pages here.');",
        `  return { ${way.parameter}: code ?? '' };`,
        '}',
        '',
        '/** What fills the address of the first page whose data fits. */',
        'async function findWith(api: Api, fits: (item: Entity) => boolean): Promise<Values | undefined> {',
        `  for (const code of await childrenOf(api, ${literal({ of: way.of, drafts: way.drafts })})) {`,
        `    const values = { ${way.parameter}: code };`,
        '    if (fits(await api.entity(SOURCE, values))) return values;',
        '  }',
        '  return undefined;',
        '}',
        '',
        ...pathFunction(route.route),
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
        '/** The address of a search, as a link to it would have it. */',
        'function pathOf(values: Values): string {',
        `  return \`\${PATH}?${way.parameter}=\${encodeURIComponent(values.query ?? '')}\`;`,
        '}',
      ];
  }
}

function pathFunction(route: string): string[] {
  return [
    'function pathOf(values: Values): string {',
    `  return fill(${quote(templateOf(route))}, values) ?? '';`,
    '}',
  ];
}
