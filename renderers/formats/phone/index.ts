import { type Format, phoneUrl } from '../../../src/core/index.ts';

/** A telephone number that calls where it can; a text without one stands as it is. */
export const format: Format = {
  write(text) {
    const href = phoneUrl(text);
    return href === undefined
      ? { kind: 'plain', text }
      : { kind: 'plain', text, parts: [{ text, href }] };
  },
};
