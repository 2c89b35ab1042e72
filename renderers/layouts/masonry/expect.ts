import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';
import { expectTile } from '../../shared/expect-tile.ts';

export const expectation: LayoutExpectation<'masonry'> = {
  heading: 2,
  inColumns: true,
  item: ({ slots }, print) => expectTile(slots, print),
};
