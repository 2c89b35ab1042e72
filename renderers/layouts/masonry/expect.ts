import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { LayoutModels, TextSlot } from '../../../src/react/index.ts';
import { expectTile } from '../../shared/expect-tile.ts';

type Columns = LayoutModels['masonry']['columns'];
type Cases = ReturnType<NonNullable<LayoutExpectation<'masonry'>['cases']>>;

export const expectation: LayoutExpectation<'masonry'> = {
  heading: 2,
  inColumns: true,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  picturePlace: 'above',
  item: ({ slots }, print) => expectTile(slots, print),
  cases: ({ slots, columns }, view) => [
    ...distanceCases(view),
    ...widthCase(slots.title, columns, view),
    ...orderCase(slots.title, view),
  ],
};

/** Two tiles do not grow into the place of a third, where that many fit. */
function widthCase(title: TextSlot, columns: Columns, view: ViewSteps): Cases {
  const { print } = view;
  const wide = Object.entries(columns).find(([, count]) => count > 2)?.[0];
  if (wide === undefined || !print.isPlain(title)) return [];
  return [
    {
      kind: 'fixtures',
      title: view.titled('has two tiles as wide as more'),
      runs: 'once',
      lines: [
        ...view.values,
        `const [first, ...others] = (${view.list}).slice(0, ${view.source}.pageSize);`,
        "test.skip(first === undefined || others.length < 2, 'There are too few items.');",
        'if (first === undefined) return;',
        `const answers = await answerList(page, ${view.source}, itemsLike(first, ${print.quote(title.field)}, 2));`,
        `await page.setViewportSize({ width: widthFrom(${print.quote(wide)}), height: 900 });`,
        `await site.visit(${view.elsewhere});`,
        `await site.goTo(${view.url});`,
        `const tiles = ${view.items};`,
        'await expect(tiles).toHaveCount(2);',
        'const width = await tiles.first().evaluate((tile) => tile.getBoundingClientRect().width);',
        'expect(answers.asked.length).toBeGreaterThan(0);',
        '// A document of its own, with all that the API names.',
        `await site.visit(${view.url});`,
        'await expect(tiles.nth(2)).toBeVisible();',
        'const usual = await tiles.first().evaluate((tile) => tile.getBoundingClientRect().width);',
        'expect(Math.round(width)).toBe(Math.round(usual));',
      ],
    },
  ];
}

/** Whichever columns tiles stand in, who listens meets them in the order of the data. */
function orderCase(title: TextSlot, view: ViewSteps): Cases {
  const { print } = view;
  if (!print.isPlain(title)) return [];
  return [
    {
      kind: 'content',
      title: view.titled('is read out in the order of its data, whatever columns it stands in'),
      runs: 'once',
      lines: [
        ...view.values,
        `const names = (${view.list}).map((item) => plain(${print.field(title.field)}).replace(/\\s+/g, ' '));`,
        `await site.visit(${view.url});`,
        `await expect(${view.items}.first()).toBeVisible();`,
        `const read = await ${view.area}.locator('[role="list"][aria-owns]').evaluateAll((lists) =>`,
        '  lists.flatMap((list) =>',
        "    (list.getAttribute('aria-owns') ?? '').split(' ').map((id) => {",
        '      const item = document.getElementById(id)?.closest(\'[role="listitem"]\');',
        "      return item?.querySelector('h2, h3, h4')?.textContent.replace(/\\s+/g, ' ').trim() ?? 'nothing';",
        '    }),',
        '  ),',
        ');',
        'expect(read.length).toBeGreaterThan(0);',
        'expect(read).toEqual(names.slice(0, read.length));',
      ],
    },
  ];
}

/** Below one another tiles stand as far apart as beside one another. */
function distanceCases(view: ViewSteps): Cases {
  return [
    {
      title: view.titled('keeps one distance between its tiles, below and beside one another'),
      runs: 'everywhere',
      lines: [
        ...view.values,
        `await site.visit(${view.url});`,
        `await expect(${view.items}.first()).toBeVisible();`,
        `const tiles = ${view.items};`,
        "test.skip((await tiles.count()) < 2, 'There are fewer than two tiles.');",
        'await expectOneDistance(tiles);',
      ],
    },
  ];
}
