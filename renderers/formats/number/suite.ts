import {
  type Expected,
  plain,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

interface NumberOptions {
  readonly style?: 'decimal' | 'percent' | 'compact';
  readonly digits?: number;
}

/** A number. */
export function localNumber(
  value: unknown,
  locale: string,
  { style, digits }: NumberOptions,
  more: TextOptions = {},
): Expected {
  const number = Number(plain(value));
  if (plain(value) === '' || Number.isNaN(number)) return [];
  const written = new Intl.NumberFormat(locale, {
    style: style === 'percent' ? 'percent' : 'decimal',
    notation: style === 'compact' ? 'compact' : 'standard',
    maximumFractionDigits: digits,
  });
  return text(written.format(number), more);
}
