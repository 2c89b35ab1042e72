import { type Format, fillUrl } from '../../../src/core/index.ts';

/** A text that leads where a template says; nowhere where a value for it is missing. */
export const format: Format<'link'> = {
  write(text, { options: { template }, read }) {
    const href = fillUrl(template, read);
    return { kind: 'plain', text, ...(href !== undefined && { parts: [{ text, href }] }) };
  },
};
