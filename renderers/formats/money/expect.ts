import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  samples: [0, 1234.5, 99, 1_000_000],
  call: (value, more, { printed }) => `money(${value}, site.language.dates, ${printed}${more})`,
};
