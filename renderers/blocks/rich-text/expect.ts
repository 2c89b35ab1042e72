import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'rich-text'> = {
  block({ slots: { field } }, print) {
    const [first, ...others] = field.fields.map((name) => print.field(name));
    return others.length === 0 ? `html(${first})` : `html([${[first, ...others].join(', ')}])`;
  },
};
