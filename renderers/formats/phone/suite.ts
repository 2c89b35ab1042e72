import {
  type Expected,
  plain,
  type TextOptions,
  telephone,
  text,
} from '../../../src/node/test-generator/suite/support/for-renderers.ts';

/** A telephone number that is a link. */
export function calls(value: unknown, more: TextOptions = {}): Expected {
  const href = telephone(plain(value));
  return text(value, { ...(href !== undefined && { href }), ...more });
}
