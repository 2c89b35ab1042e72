import { type Format, sanitizeHtml } from '../../../src/core/index.ts';

/** HTML, cleaned by the allow-list. */
export const format: Format = {
  isMarkup: true,
  write(value, context) {
    const html = sanitizeHtml(value, context);
    return html === undefined ? undefined : { kind: 'html', html };
  },
};
