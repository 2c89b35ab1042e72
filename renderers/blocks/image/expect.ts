import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'image'> = {
  block: ({ slots: { field } }, print) =>
    `picture(${print.field(field.field)}, ${field.alt ? print.say(field.alt) : "''"})`,
};
