import { suggest } from '../compiler/index.ts';
import { UsageError } from './usage-error.ts';

/**
 * The value of an option that has a few.
 *
 * @throws {UsageError} where it is none of them; the nearest is named
 */
export function readChoice<Value extends string>(
  name: string,
  value: string,
  known: readonly Value[],
): Value {
  const choice = known.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name} is "${value}"${suggest(value, known)}`);
}
