import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Downloads = LayoutModels['downloads'];
type FileSlots = NonNullable<Downloads['slots']['items']>['slots'];

const ENTRY = 'li:has(> a[href]):not(nav *)';

export const expectation: LayoutExpectation<'downloads'> = {
  selector: ENTRY,
  item({ slots }, print) {
    const { file, title, note } = slotsOf(slots);
    const own = `nameOfFile(${print.field(file.field)})`;
    const words = title === undefined ? own : `${titleIn(title, print)} ?? ${own}`;
    return [
      `...download(${words}, ${print.field(file.field)}),`,
      // Type, size and language have a case of their own.
      '...somethingElse(),',
      ...print.text(note),
    ];
  },
  untitled: ({ slots }, print) => `nameOfFile(${print.field(slotsOf(slots).file.field)})`,
  parts: ({ slots: { items } }, { print, area, seen }) =>
    items === undefined
      ? []
      : [
          `const list = listOf(${print.field(items.field)}).filter((entry) => plain(${print.field(items.slots.file.field, 'entry')}) !== '');`,
          `const entries = ${area}.locator(${print.quote(ENTRY)});`,
          'await expect(entries).toHaveCount(list.length);',
          'for (const [index, entry] of list.entries()) {',
          `  await expectShown(entries.nth(index), ${seen('entry')});`,
          '}',
        ],
  cases: ({ slots }, view) => [
    {
      title: view.titled('says type, size and language of each file, and saves it'),
      runs: 'once',
      lines: factsLines(slotsOf(slots), slots.items?.field, view),
    },
  ],
};

/** The slots of a file, in a list or in a field of one item; the schema asks for the file's own. */
function slotsOf({ items, file, ...others }: Downloads['slots']): FileSlots {
  if (items !== undefined) return items.slots;
  if (file === undefined) throw new Error('A manifest names no file of a download');
  return { file, ...others };
}

type Print = Parameters<LayoutExpectation<'downloads'>['item']>[1];

function titleIn(title: NonNullable<FileSlots['title']>, print: Print): string {
  return print.call(title) === undefined ? 'undefined' : `${print.call(title)}[0]?.words`;
}

function factsLines(
  { file, language, size }: FileSlots,
  items: string | undefined,
  view: ViewSteps,
): readonly string[] {
  const { print } = view;
  const list =
    items === undefined
      ? [...view.values, `const items = (${view.list}).slice(0, ${view.source}.pageSize);`]
      : [
          ...view.find([`hasValue(${print.field(items)})`], 'The item has no files.'),
          `const items = listOf(${print.field(items)});`,
        ];
  return [
    ...list,
    `const files = items.filter((item) => plain(${print.field(file.field)}) !== '');`,
    "test.skip(files.length === 0, 'There are no files.');",
    `await site.visit(${view.url});`,
    `const entries = ${view.area}.locator(${print.quote(ENTRY)});`,
    'for (const [index, item] of files.entries()) {',
    '  const entry = entries.nth(index);',
    `  const link = entry.getByRole('link');`,
    "  const href = (await link.getAttribute('href')) ?? '';",
    "  const facts = entry.locator('p').first();",
    ...(language === undefined
      ? []
      : [
          `  const spoken = languageIn(site.language.tag, ${print.field(language.field)});`,
          "  if (spoken !== '') await expect(facts).toContainText(spoken);",
        ]),
    '  // What is saved elsewhere has the size that its field says.',
    "  if ((await link.getAttribute('target')) === '_blank') {",
    ...(size === undefined
      ? []
      : [
          `    const said = Number(plain(${print.field(size.field)}));`,
          '    if (said > 0) await expect(facts).toContainText(sizeIn(site.language.tag, said));',
        ]),
    '    continue;',
    '  }',
    "  await expect(facts).toContainText((href.split('.').at(-1) ?? '').toUpperCase());",
    '  const bytes = (await (await page.request.get(href)).body()).length;',
    '  await expect(facts).toContainText(sizeIn(site.language.tag, bytes));',
    "  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);",
    '  expect(decodeURI(href)).toContain(saved.suggestedFilename());',
    '}',
  ];
}
