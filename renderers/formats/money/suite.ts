import {
  type Expected,
  plain,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** An amount of money. */
export function money(
  value: unknown,
  locale: string,
  { currency, digits }: { readonly currency: string; readonly digits?: number },
  more: TextOptions = {},
): Expected {
  const amount = Number(plain(value));
  if (plain(value) === '' || Number.isNaN(amount)) return [];
  const places =
    digits === undefined ? {} : { minimumFractionDigits: 0, maximumFractionDigits: digits };
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency, ...places });
  return text(written.format(amount), more);
}
