import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'link-list'> = {
  item: ({ slots: { title, link } }, print) => [
    `...link(${print.field(title.field)}, ${print.url(link)}),`,
  ],
};
