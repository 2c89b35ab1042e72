import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Accordion = LayoutModels['accordion'];

/** What a folded part shows. */
export const expectation: LayoutExpectation<'accordion'> = {
  selector: 'details',
  item({ slots: { items } }, print) {
    const { title, image, blocks } = items.slots;
    return [
      print.heading(2, title),
      ...print.image(image, `plain(${print.field(title.field)})`),
      ...print.blocks(blocks.blocks),
    ];
  },
  parts({ slots: { introduction, items, closing } }, { print, area, seen }) {
    const around = [...(introduction?.blocks ?? []), ...(closing?.blocks ?? [])];
    return [
      ...print.blocks(around).map((line) => `await expectAmong(${area}, [${line.slice(0, -1)}]);`),
      `const list = listOf(${print.field(items.field)});`,
      `await expect(site.parts(${area})).toHaveCount(list.length);`,
      'for (const [index, entry] of list.entries()) {',
      `  await expectShown(site.parts(${area}).nth(index), ${seen('entry')});`,
      '}',
    ];
  },
  cases: (layout, view) => [
    {
      kind: 'accordion',
      title: 'opens one part at a time, with its picture beside it; on small screens all are open',
      runs: 'everywhere',
      lines: foldedLines(layout, view),
    },
  ],
};

/** One part is open at a time and has its picture beside it; on mobile all are. */
function foldedLines({ slots: { items } }: Accordion, view: ViewSteps): readonly string[] {
  const { print, area } = view;
  const { title, image } = items.slots;
  const source = image && `picture(${print.field(image.field, 'entry')})[0]?.picture?.src ?? ''`;
  return [
    ...view.find([], ''),
    `const list = listOf(${print.field(items.field)});`,
    "test.skip(list.length < 2, 'There are fewer than two parts.');",
    `await site.visit(${view.url});`,
    `const parts = site.parts(${area});`,
    "const openParts = () => parts.evaluateAll((all) => all.map((part) => part.hasAttribute('open')));",
    'if (site.isMobile) {',
    '  await expect.poll(openParts).toEqual(list.map(() => true));',
    ...(source === undefined
      ? []
      : [
          '  for (const [index, entry] of list.entries()) {',
          `    await expect(parts.nth(index).locator('img').first()).toHaveAttribute('src', ${source});`,
          '  }',
        ]),
    '  return;',
    '}',
    'for (const [index, entry] of list.entries()) {',
    `  if (index > 0) await parts.nth(index).getByText(plain(${print.field(title.field, 'entry')}), { exact: true }).click();`,
    '  await expect.poll(openParts).toEqual(list.map((_, place) => place === index));',
    ...(source === undefined
      ? []
      : [
          `  await expect(${area}.locator('img:visible').last()).toHaveAttribute('src', ${source});`,
        ]),
    '}',
  ];
}
