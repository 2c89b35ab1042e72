import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: FormatExpectation = {
  call(value, more, { options, printed, read }) {
    if (options.given === undefined || options.text !== undefined) {
      return `names(${value}, site.language.dates, ${printed}${more})`;
    }
    // The given name stands beside the family name, without which there is none.
    const people = `[${value}].filter(Boolean).map((family) => ({ family, given: ${read('given')} }))`;
    const said = `{ ...${printed}, text: 'family', given: 'given' }`;
    return `names(${people}, site.language.dates, ${said}${more})`;
  },
};
