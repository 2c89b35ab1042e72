import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import type { TextSlot } from '../../../src/react/index.ts';
import { expectTile } from '../../shared/expect-tile.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'masonry'>['cases']>>;

export const expectation: LayoutExpectation<'masonry'> = {
  heading: 2,
  inColumns: true,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  item: ({ slots }, print) => expectTile(slots, print),
  cases: ({ slots }, view) => [...distanceCases(view), ...orderCase(slots.title, view)],
};

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
