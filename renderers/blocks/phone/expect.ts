import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'phone'> = {
  block: ({ slots: { field, label } }, print) =>
    print.labelled(label, `phone(${print.field(field.field)})`),
};
