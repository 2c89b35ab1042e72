import {
  type DateOptions,
  type Expected,
  localDates,
  type TextOptions,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** The days, or the hours, from one date to another. */
export function dateRange(
  values: readonly [unknown, unknown],
  locale: string,
  options: DateOptions,
  more: TextOptions = {},
): Expected {
  return localDates(values, locale, options, more);
}
