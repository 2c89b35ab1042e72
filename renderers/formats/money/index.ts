import { type Format, readNumber } from '../../../src/core/index.ts';

/** An amount of money in the manner of the page's language. */
export const format: Format<'money'> = {
  write(value, { locale, options: { currency, digits } }) {
    const amount = readNumber(value);
    if (amount === undefined) return undefined;
    const written = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(digits !== undefined && { minimumFractionDigits: 0, maximumFractionDigits: digits }),
    });
    return { kind: 'plain', text: written.format(amount) };
  },
};
