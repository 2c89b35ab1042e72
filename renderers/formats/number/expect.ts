import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  samples: [0, -7, 1_234_567.891, 12],
  call: (value, more, { printed }) =>
    `localNumber(${value}, site.language.dates, ${printed}${more})`,
};
