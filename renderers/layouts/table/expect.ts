import type {
  LayoutExpectation,
  Printer,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels, LinkSlot } from '../../../src/react/index.ts';

export const expectation: LayoutExpectation<'table'> = {
  selector: 'tbody > tr',
  item: ({ slots: { columns } }, print) =>
    columns.cells.map(({ text, link }) => {
      const call = print.call(text, link && `, ${printTarget(link, print)}`);
      return call === undefined ? '...somethingElse(),' : `...${call},`;
    }),
  cases(layout, view) {
    const columns = layout.slots.columns.cells;
    const { url, area, print, values } = view;
    const headings = columns.map(({ heading }) => print.say(heading)).join(', ');
    const sortable = columns.flatMap(({ sort, heading, text }, place) =>
      sort ? { heading: print.say(heading), value: print.field(text.field), place } : [],
    );
    return [
      {
        kind: 'content',
        title: view.titled('has a heading for each column of its table'),
        runs: 'everywhere',
        lines: [
          ...values,
          ...(sortable.length === 0 ? [] : [`const items = ${view.list};`, ...HEARD]),
          `await site.visit(${url});`,
          `await expect(${area}.getByRole('columnheader')).toHaveText([${headings}]);`,
          ...namedLines(layout, view),
          // On phones each value has its heading before it.
          'if (site.isMobile) {',
          `  const headings = [${headings}].slice(1);`,
          `  const cells = ${area}.locator('tbody > tr').first().locator('td');`,
          "  const before = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));",
          '  expect(before).toEqual(headings.map((words) => JSON.stringify(words)));',
          '}',
          ...sortable.map(
            ({ heading, value, place }) =>
              `await expectSorts(${area}, { heading: ${heading}, place: ${place}, values: items.map((item) => ${value}), locale: site.language.tag, heard: heardOf(${heading}) });`,
          ),
        ],
      },
    ];
  },
};

/** What is said of the order of rows by a column to who listens. */
const HEARD = [
  'const heardOf = (column: string) =>',
  "  [site.word('ui.rowsAscending', { column }), site.word('ui.rowsDescending', { column }), site.word('ui.rowsAsListed')] as const;",
];

/** The table has its caption for a name, and each row is named by its first cell. */
function namedLines(
  { caption }: LayoutModels['table'],
  { area, print }: ViewSteps,
): readonly string[] {
  const rows = `${area}.locator('tbody > tr')`;
  return [
    ...(caption === undefined
      ? []
      : [
          `await expect(${area}.getByRole('table', { name: ${print.say(caption)}, exact: true })).toBeVisible();`,
          `await expect(${area}.locator('caption')).toBeVisible();`,
        ]),
    `await expect(${area}.getByRole('rowheader')).toHaveCount(await ${rows}.count());`,
  ];
}

/** Where a cell leads: a page of the site, or a URL that opens in a window of its own. */
function printTarget(link: LinkSlot, print: Printer): string {
  const url = print.url(link);
  return link.from === 'field' ? `outside(${url})` : `{ href: ${url} }`;
}
