import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  isDate: true,
  // Times just before and after midnight, and a year's end, in some time zone.
  samples: [
    '2026-03-05T23:30:00+08:00',
    '2026-03-06T00:15:00Z',
    '2026-12-31T23:59:00-08:00',
    '2026-02-28',
  ],
  call: (value, more) => `date(${value}${more})`,
};
