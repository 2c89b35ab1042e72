import { type Format, readNumber } from '../../../src/core/index.ts';

/** A number in the manner of the page's language. */
export const format: Format<'number'> = {
  write(value, { locale, options: { style, digits } }) {
    const number = readNumber(value);
    if (number === undefined) return undefined;
    const written = new Intl.NumberFormat(locale, {
      style: style === 'percent' ? 'percent' : 'decimal',
      notation: style === 'compact' ? 'compact' : 'standard',
      maximumFractionDigits: digits,
    });
    return { kind: 'plain', text: written.format(number) };
  },
};
