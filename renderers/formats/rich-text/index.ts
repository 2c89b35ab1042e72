import { cleanHtml, type Format } from '../../../src/core/index.ts';

/** HTML, cleaned by the allow-list. */
export const format: Format = {
  isMarkup: true,
  write(value, context) {
    const html = cleanHtml(value, context);
    return html === undefined ? undefined : { kind: 'html', html };
  },
};
