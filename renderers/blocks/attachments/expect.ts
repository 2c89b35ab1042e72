import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'attachments'> = {
  block: ({ slots: { field } }, print) => `files(${print.field(field.field)})`,
};
