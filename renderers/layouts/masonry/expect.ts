import type {
  LayoutExpectation,
  ViewSteps,
} from '../../../src/node/test-generator/renderer-expectations.ts';
import { expectTile } from '../../shared/expect-tile.ts';

type Cases = ReturnType<NonNullable<LayoutExpectation<'masonry'>['cases']>>;

export const expectation: LayoutExpectation<'masonry'> = {
  heading: 2,
  inColumns: true,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  item: ({ slots }, print) => expectTile(slots, print),
  cases: (_, view) => distanceCases(view),
};

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
