import type { TextValue } from '../../../src/react/index.ts';

/** The year of a date that is written as ISO 8601 says; any other text as it is. */
export function yearOf(value: TextValue): TextValue {
  const [year] =
    value.kind === 'plain' ? (/^\d{4}(?=-\d{2}-\d{2}(?:T|$))/.exec(value.text) ?? []) : [];
  return year === undefined || value.kind !== 'plain' ? value : { ...value, text: year };
}
