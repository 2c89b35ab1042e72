import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'external-link'> = {
  block({ slots: { url, text, label } }, print) {
    const to =
      url.template === undefined
        ? print.field(url.field)
        : `fillUrl(${print.quote(url.template)}, item)`;
    const words = text === undefined ? `bareUrl(${to})` : print.say(text.text);
    return print.labelled(label, `link(${words}, ${to}, true)`);
  },
};
