import {
  type Expected,
  plain,
  type TextOptions,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** A telephone number that is a link. */
export function calls(value: unknown, more: TextOptions = {}): Expected {
  return text(value, { href: `tel:${plain(value).replace(/[^+\d]/g, '')}`, ...more });
}
