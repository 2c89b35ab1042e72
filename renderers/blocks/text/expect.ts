import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'text'> = {
  block({ slots: { field, label, url } }, print) {
    const call = print.call(field, url && `, outside(${print.field(url.field)})`);
    return call === undefined ? undefined : print.labelled(label, call);
  },
};
