import { type Format, plainWords } from '../../../src/core/index.ts';

/** HTML, reduced to its words. */
export const format: Format = {
  isMarkup: true,
  write(value, context) {
    const text = plainWords(value, context);
    return text === undefined ? undefined : { kind: 'plain', text };
  },
};
