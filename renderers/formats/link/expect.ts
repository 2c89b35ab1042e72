import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  call: (value, more, { options }) =>
    `linked(${value}, fillUrl('${String(options.template)}', item)${more})`,
};
