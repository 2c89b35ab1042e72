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
  cases: nameCase,
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
        ...ROWS.map((line) => line.replace('ITEMS', view.items)),
      ],
    },
  ];
}

/** Rows with pictures are of one height, and two of them stand in a window. */
const ROWS = [
  "const pictured = ITEMS.filter({ has: page.locator('img:visible') });",
  'const rows = await pictured.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));',
  'const half = (page.viewportSize()?.height ?? 0) / 2;',
  'if (rows.length > 0) {',
  '  expect(Math.max(...rows)).toBeLessThan(half);',
  '  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);',
  '}',
];
