import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels } from '../../../src/react/index.ts';

type Accordion = LayoutModels['accordion'];

/** What a folded part shows. */
export const expectation: LayoutExpectation<'accordion'> = {
  selector: 'details',
  item({ slots }, print) {
    const { title, image, blocks } = slots.items?.slots ?? slots;
    if (title === undefined || blocks === undefined) return [];
    return [
      print.heading(2, title),
      // The picture of the open part stands beside all of them, where there is space.
      ...print
        .image(image, `plain(${print.field(title.field)})`)
        .map((line) => `...maybeHidden([${line}], !site.isMobile),`),
      ...print.blocks(blocks.blocks),
    ];
  },
  parts({ slots: { introduction, items, closing } }, { print, area, seen }) {
    if (items === undefined) return [];
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
  reach: ({ slots }, { print, area, item }) =>
    slots.title === undefined
      ? [`const part = ${area};`]
      : [
          `const part = ${item};`,
          `await part.getByText(plain(${print.field(slots.title.field)}), { exact: true }).first().click();`,
        ],
  cases: (layout, view) => [
    ...foldingCases(layout, view),
    printedCase(view),
    ...questionCases(layout, view),
  ],
};

type Cases = ReturnType<NonNullable<LayoutExpectation<'accordion'>['cases']>>;

function foldingCases(layout: Accordion, view: ViewSteps): Cases {
  return layout.slots.items === undefined
    ? [
        {
          title: 'opens one part at a time, and the one that a link leads to',
          runs: 'everywhere',
          lines: listLines(view),
        },
      ]
    : [
        {
          title:
            'opens one part at a time, with its picture beside it; on small screens all are open',
          runs: 'everywhere',
          lines: foldedLines(layout.slots.items, view),
        },
      ];
}

/** Paper has nothing that opens a part. */
function printedCase({ area, titled, url, values }: ViewSteps): Cases[number] {
  return {
    title: titled('prints every part in full, those that are closed on screen too'),
    runs: 'once',
    lines: [
      ...values,
      `await site.visit(${url});`,
      `const parts = site.parts(${area});`,
      "test.skip((await parts.count()) === 0, 'There are no parts.');",
      'await expectPrinted(parts);',
    ],
  };
}

/** Questions of a list are said to be such in the words of schema.org, each with its answer. */
function questionCases({ slots, questions }: Accordion, view: ViewSteps): Cases {
  if (!questions || slots.title === undefined) return [];
  const { print, area } = view;
  return [
    {
      kind: 'structured-data',
      title: view.titled('tells search engines its questions and their answers'),
      runs: 'languages',
      lines: [
        ...view.values,
        `const items = (${view.list}).slice(0, ${view.source}.pageSize);`,
        "test.skip(items.length === 0, 'There are no questions.');",
        `await site.visit(${view.url});`,
        `const whole = ${area}.locator('[itemtype="https://schema.org/FAQPage"]');`,
        'const questions = whole.locator(\'[itemprop="mainEntity"][itemtype="https://schema.org/Question"]\');',
        `await expect(questions.locator('[itemprop="name"]')).toHaveText(items.map((item) => plain(${print.field(slots.title.field)})));`,
        'const answers = questions.locator(\'[itemprop="acceptedAnswer"] [itemprop="text"]\');',
        'await expect(answers).toHaveCount(items.length);',
        "for (const answer of await answers.allTextContents()) expect(answer.trim()).not.toBe('');",
      ],
    },
  ];
}

const OPEN_PARTS = [
  "const openParts = () => parts.evaluateAll((all) => all.map((part) => part.hasAttribute('open')));",
];

/** A heading that is pressed stays under the pointer, though the part above it closes. */
const STAYS = [
  "await parts.first().locator('summary').click();",
  'await expect.poll(async () => (await openParts())[0]).toBe(true);',
  "const second = parts.nth(1).locator('summary');",
  'await expectStays(second, async () => {',
  '  await second.click();',
  '  await expect.poll(async () => (await openParts()).slice(0, 2)).toEqual([false, true]);',
  '});',
];

/** Of a list none is open at first; the URL's fragment opens one, without a click. */
function listLines({ area, source, list, values, url }: ViewSteps): readonly string[] {
  return [
    ...values,
    `const items = (${list}).slice(0, ${source}.pageSize);`,
    "test.skip(items.length < 2, 'There are fewer than two parts.');",
    `await site.visit(${url});`,
    `const parts = site.parts(${area});`,
    ...OPEN_PARTS,
    'const only = (open: number) => items.map((_, place) => place === open);',
    'await expect.poll(openParts).toEqual(only(-1));',
    'for (const index of [0, 1]) {',
    "  await parts.nth(index).locator('summary').click();",
    '  await expect.poll(openParts).toEqual(only(index));',
    '}',
    "await parts.nth(1).locator('summary').press('Enter');",
    'await expect.poll(openParts).toEqual(only(-1));',
    ...STAYS,
    "const anchor = await parts.nth(1).locator('summary + [id]').getAttribute('id');",
    `await site.visit('/');`,
    `await site.visit(\`\${${url}}#\${encodeURIComponent(anchor ?? '')}\`);`,
    'await expect.poll(openParts).toEqual(only(1));',
    "await expectUncovered(parts.nth(1).locator('summary'));",
  ];
}

/** On a phone they are open before any script says so. */
function openWithoutScripts({ area, url }: ViewSteps): readonly string[] {
  const own = area.replace(/^site\.main\b/, 'main');
  return [
    '  const viewport = page.viewportSize() ?? { width: 390, height: 844 };',
    `  await withoutScripts({ page, language: site.language, viewport }, ${url}, async ({ main }) => {`,
    `    const bodies = ${own}.locator('details > :not(summary)');`,
    '    await expect(bodies).toHaveCount(list.length);',
    '    for (const body of await bodies.all()) await expect(body).toBeVisible();',
    '  });',
  ];
}

/** What is open looks so before it is read. */
const STANDS_OUT = [
  "await expectStandsOut(parts.first().locator('summary'), parts.nth(1).locator('summary'));",
];

/** One part is open at a time and has its picture beside it; on mobile all are. */
function foldedLines(
  items: NonNullable<Accordion['slots']['items']>,
  view: ViewSteps,
): readonly string[] {
  const { print, area } = view;
  const { title, image } = items.slots;
  const source = image && `picture(${print.field(image.field, 'entry')})[0]?.picture?.src ?? ''`;
  return [
    ...view.find([], ''),
    `const list = listOf(${print.field(items.field)});`,
    "test.skip(list.length < 2, 'There are fewer than two parts.');",
    `await site.visit(${view.url});`,
    `const parts = site.parts(${area});`,
    ...OPEN_PARTS,
    'if (site.isMobile) {',
    '  await expect.poll(openParts).toEqual(list.map(() => true));',
    ...(source === undefined
      ? []
      : [
          '  for (const [index, entry] of list.entries()) {',
          `    await expect(parts.nth(index).locator('img').first()).toHaveAttribute('src', ${source});`,
          '  }',
          // Each once: what stands beside them elsewhere is not there.
          `  expect(await ${area}.locator('img:visible').count()).toBeLessThanOrEqual(list.length);`,
        ]),
    '  // They are open for good: a press on a heading folds nothing.',
    "  await parts.first().locator('summary').click();",
    '  expect(await openParts()).toEqual(list.map(() => true));',
    ...openWithoutScripts(view),
    '  return;',
    '}',
    ...STANDS_OUT,
    ...(source === undefined
      ? []
      : [`await expectBeside(parts.first(), ${area}.locator('img:visible').last(), true);`]),
    'for (const [index, entry] of list.entries()) {',
    `  if (index > 0) await parts.nth(index).getByText(plain(${print.field(title.field, 'entry')}), { exact: true }).click();`,
    '  await expect.poll(openParts).toEqual(list.map((_, place) => place === index));',
    ...(source === undefined
      ? []
      : [
          `  await expect(${area}.locator('img:visible').last()).toHaveAttribute('src', ${source});`,
        ]),
    '}',
    ...STAYS,
  ];
}
