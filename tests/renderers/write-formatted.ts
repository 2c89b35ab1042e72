import { formats } from '../../renderers/formats/index.ts';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { formatValue } from '../../src/core/mapping/format-value.ts';

/** A value in a format, and what it is read with. */
export interface Case {
  readonly format: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly others?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Values that no format reads: what is missing or blank, and what is neither text nor number nor list. */
export const NO_TEXTS = [undefined, null, '', ' \n', true, []] as const;

/** What an API may answer in place of a text; a format of lists reads names of it. */
export const NO_WORDS = [...NO_TEXTS, ['2026-03-05'], {}, { text: '2026-03-05' }] as const;

/** Values as rows of a table of tests, in which a list would be taken for a row. */
export const rowsOf = (...values: readonly unknown[]) => values.map((value) => [value] as const);

const sanitize = createServerSanitizer({ pictureOrigins: [] });

/** What a format makes of a value, its HTML cleaned as the server does. */
export const write = ({ format, options, value, others = {}, locale = 'en-GB', timeZone }: Case) =>
  formatValue(
    value,
    { format, ...(options && { options }) },
    { formats, sanitize, locale, timeZone },
    { entity: others },
  );

/** The words alone, each space a plain one. */
export const wordsOf = (one: Case) => {
  const value = write(one);
  return value?.kind === 'plain' ? value.text.replace(/\s/g, ' ') : undefined;
};
