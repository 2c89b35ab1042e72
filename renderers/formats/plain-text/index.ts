import { type Format, wordsOfHtml } from '../../../src/core/index.ts';

/** HTML, reduced to its words. */
export const format: Format = {
  isMarkup: true,
  write(value, context) {
    const text = wordsOfHtml(value, context);
    return text === undefined ? undefined : { kind: 'plain', text };
  },
};
