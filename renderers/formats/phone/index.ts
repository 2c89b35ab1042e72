import type { Format } from '../../../src/core/index.ts';

/** A telephone number that calls where it can. */
export const format: Format = {
  write(text) {
    const number = text.replace(/[^+\d]/g, '');
    return number === ''
      ? undefined
      : { kind: 'plain', text, parts: [{ text, href: `tel:${number}` }] };
  },
};
