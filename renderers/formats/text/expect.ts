import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  samples: ['Two  words  apart', '5 < 6 & “quoted”', '0', 'ß · ﬁ · 湖'],
  call: (value, more) => `text(${value}${more})`,
  isWhole: true,
};
