import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  isDate: true,
  call: (value, more, { printed, read }) =>
    `dateRange([${value}, ${read('end')}], site.language.dates, ${printed}${more})`,
};
