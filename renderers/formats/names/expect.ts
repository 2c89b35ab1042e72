import type { FormatExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

/** Family and given names: of those that are written without spaces, the family name stands first. */
const FAMILIES = ['王', 'Lovelace', '김', 'Beauvoir'];
const GIVEN = ['小明', 'Ada', '민준', '小'];

export const expectation: FormatExpectation = {
  samplesOf(field, { text, given }) {
    if (typeof given !== 'string') return {};
    if (typeof text !== 'string') return { [field]: FAMILIES, [given]: GIVEN };
    // A name at a path of its own is in an object that has more.
    if (`${text}${given}`.includes('.')) return {};
    const people = FAMILIES.map((family, place) => ({ [text]: family, [given]: GIVEN[place] }));
    return { [field]: [people, people.slice(0, 1), people.slice(1, 3)] };
  },
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
