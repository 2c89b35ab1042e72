import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';
import { expectTile } from '../../shared/expect-tile.ts';

export const expectation: LayoutExpectation<'grid'> = {
  heading: 2,
  hasPictures: ({ slots }) => slots.image !== undefined,
  linksAsWhole: ({ slots }) => slots.link !== undefined,
  picturePlace: 'above',
  item: ({ slots }, print) => expectTile(slots, print),
};
