import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';
import { askedLines, expectAsked } from '../../shared/expect-asked.ts';

export const expectation: BlockExpectation<'embed'> = {
  block: ({ slots }, print) =>
    expectAsked(
      slots,
      print,
      slots.poster === undefined ? undefined : `picture(${print.field(slots.poster.field)})`,
    ),
  cases: ({ slots }, view) => [
    {
      kind: 'media',
      title: view.titled('asks the server of a player once a reader wants it, and none before'),
      runs: 'everywhere',
      lines: askedLines(slots, view),
    },
  ],
};
