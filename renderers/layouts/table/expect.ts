import type {
  LayoutExpectation,
  Printer,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LinkSlot } from '../../../src/react/index.ts';

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
    const sortable = columns.find(({ sort }) => sort);
    const value = sortable && print.field(sortable.text.field);
    return [
      {
        kind: 'content',
        title: view.titled('has a heading for each column of its table'),
        runs: 'everywhere',
        lines: [
          ...values,
          ...(sortable === undefined ? [] : [`const items = ${view.list};`]),
          `await site.visit(${url});`,
          `await expect(${area}.getByRole('columnheader')).toHaveText([${headings}]);`,
          // On phones each value has its heading before it.
          'if (site.isMobile) {',
          `  const headings = [${headings}].slice(1);`,
          `  const cells = ${area}.locator('tbody > tr').first().locator('td');`,
          "  const before = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));",
          '  expect(before).toEqual(headings.map((words) => JSON.stringify(words)));',
          '}',
          ...(sortable === undefined
            ? []
            : [
                `const sorted = ${area}.getByRole('columnheader', { name: ${print.say(sortable.heading)}, exact: true });`,
                "const rows = async () => page.locator('tbody > tr').allTextContents();",
                'const before = await rows();',
                'const start = page.url();',
                "for (const order of ['ascending', 'descending'] as const) {",
                "  await sorted.getByRole('link').click();",
                "  await expect(sorted).toHaveAttribute('aria-sort', order);",
                // Who orders rows by keys goes on from there.
                "  await expect(sorted.getByRole('link')).toBeFocused();",
                // Words of the manifest are sorted as they are shown, which the values do not say.
                ...(sortable.text.words === undefined
                  ? [
                      `  const values = items.map((item) => ${value});`,
                      '  await expect.poll(rows).toEqual(rowsInOrder(before, values, order, site.language.tag));',
                    ]
                  : []),
                '}',
                'const down = await rows();',
                'expect(down.toSorted()).toEqual(before.toSorted());',
                'await page.reload();',
                'await expect.poll(rows).toEqual(down);',
                "await sorted.getByRole('link').click();",
                'await expect(page).toHaveURL(start);',
                'await expect.poll(rows).toEqual(before);',
              ]),
        ],
      },
    ];
  },
};

/** Where a cell leads: a page of the site, or a URL that opens in a window of its own. */
function printTarget(link: LinkSlot, print: Printer): string {
  const url = print.url(link);
  return link.from === 'field' ? `outside(${url})` : `{ href: ${url} }`;
}
