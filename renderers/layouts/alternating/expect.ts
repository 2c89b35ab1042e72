import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'alternating'>['cases']>>;

export const expectation: LayoutExpectation<'alternating'> = {
  heading: 2,
  hasPictures: ({ slots }) => slots.image !== undefined,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  picturePlace: 'by turns',
  item: ({ slots: { image, title, summary, link } }, print) => [
    ...print.image(image),
    print.heading(2, title),
    // On mobile there is no space for it beside a picture.
    ...(summary === undefined || image === undefined
      ? print.text(summary)
      : [`...maybeHidden([${print.text(summary).join(' ')}], site.isMobile),`]),
    ...(link === undefined ? [] : [`...link(site.word('ui.readMore'), ${print.url(link)}),`]),
  ],
  cases: (layout, view) => [
    ...nameCase(layout, view),
    ...(layout.slots.image === undefined ? [] : rowsCase(view)),
  ],
};

/** Links of the same words say of which item they are to who meets them by themselves. */
function nameCase({ slots: { title, link } }: LayoutModels['alternating'], view: ViewSteps): Cases {
  const { print } = view;
  if (link === undefined || !print.isPlain(title)) return [];
  const name = `plain(${print.field(title.field)})`;
  return [
    {
      kind: 'content',
      title: view.titled('says in the names of its links which item each reads on'),
      runs: 'once',
      lines: [
        ...view.values,
        `const items = (${view.list}).slice(0, ${view.source}.pageSize);`,
        `const linked = items.filter((item) => ${name} !== '' && ${print.url(link)});`,
        "test.skip(linked.length === 0, 'No item leads on.');",
        `await site.visit(${view.url});`,
        'for (const item of linked) {',
        `  const link = ${view.item}.getByRole('link').last();`,
        `  await expect(link).toHaveAccessibleName([site.word('ui.readMore'), ${name}].join(': '));`,
        '}',
      ],
    },
  ];
}

/** Rows with pictures are of one height, and two of them stand in a window. */
function rowsCase(view: ViewSteps): Cases {
  return [
    {
      kind: 'content',
      title: view.titled('has rows of one height, of which two stand in a window'),
      runs: 'once',
      lines: [
        `await site.visit(${view.url});`,
        `const pictured = ${view.items}.filter({ has: page.locator('img:visible') });`,
        'const rows = await pictured.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));',
        "test.skip(rows.length === 0, 'No item has a picture.');",
        'expect(Math.max(...rows)).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);',
        'expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);',
      ],
    },
  ];
}
