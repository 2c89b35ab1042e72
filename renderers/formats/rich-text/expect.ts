import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  call: (value, more) => `html(${value}${more})`,
  isWhole: true,
  isMarkup: true,
};
