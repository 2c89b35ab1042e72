import type { BlockExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: BlockExpectation<'email'> = {
  block({ copy, slots: { field, empty, label } }, print) {
    const options = [
      ...(copy ? ["copy: site.word('ui.copy')"] : []),
      ...(empty === undefined ? [] : [`empty: ${print.say(empty.text)}`]),
    ];
    const more = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
    return print.labelled(label, `email(${print.field(field.field)}${more})`);
  },
};
