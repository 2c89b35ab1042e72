import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  call: (value, more, { read }) =>
    `localTime([${value}, ${read('end')}], site.language.dates${more})`,
};
