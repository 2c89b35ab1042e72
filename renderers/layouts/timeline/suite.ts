import {
  type Expected,
  plain,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** A time as it is written: a year or a month of one is read by machines, too. */
export function written(value: unknown): Expected {
  const words = plain(value);
  return text(words, /^\d{4}(?:-\d{2})?$/.test(words) ? { time: words } : {});
}
