import type { LayoutExpectation } from '../../../src/node/test-generator/renderer-expectations.ts';

export const expectation: LayoutExpectation<'prose'> = {
  selector: 'article',
  item({ slots: { text } }, print) {
    const [first, ...others] = text.fields.map((name) => print.field(name));
    const value = others.length === 0 ? first : `[${[first, ...others].join(', ')}]`;
    return [`...html(${value}),`];
  },
};
