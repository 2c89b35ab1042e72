import { formats } from '../../../renderers/formats/index.ts';
import { formatValue } from '../../../src/core/mapping/format-value.ts';

/** A value in a format, and what it is read with. */
export interface Case {
  readonly format: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly others?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** What a format makes of a value. */
export const write = ({ format, options, value, others = {}, locale = 'en-GB', timeZone }: Case) =>
  formatValue(
    value,
    { format, ...(options && { options }) },
    { formats, sanitize: (html) => html, locale, timeZone },
    { entity: others },
  );

/** The words alone, each space a plain one. */
export const wordsOf = (one: Case) => {
  const value = write(one);
  return value?.kind === 'plain' ? value.text.replace(/\s/g, ' ') : undefined;
};
