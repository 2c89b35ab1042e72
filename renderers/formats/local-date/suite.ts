import {
  type DateOptions,
  type Expected,
  localDates,
  type TextOptions,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** A date, with its hour where that is asked for. */
export function localDate(
  value: unknown,
  locale: string,
  options: DateOptions,
  more: TextOptions = {},
): Expected {
  return localDates([value], locale, options, more);
}
