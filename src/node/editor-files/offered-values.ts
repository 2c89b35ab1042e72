import type { Schema } from '../compiler/index.ts';

/** A value that an editor offers, and what it says of it in Markdown. */
export interface OfferedValue {
  readonly value: string;
  readonly words: string;
}

/** More than a reader looks through; what is not offered is right all the same. */
const MAX_VALUES = 1000;

/**
 * A schema that offers values and takes any other, too: what is wrong the check says, with its fix.
 *
 * @param schema what holds beside; its own examples, which are no values of the site, are left out
 */
export function offerValues(values: readonly OfferedValue[], schema: Schema = {}): Schema {
  const offered = [...new Map(values.map((one) => [one.value, one])).values()].slice(0, MAX_VALUES);
  const { examples: _, ...rest } = schema;
  return offered.length === 0 ? rest : { ...rest, anyOf: [enumOf(offered), {}] };
}

/** The values with their words, as Visual Studio Code and the editors of JetBrains read them. */
function enumOf(offered: readonly OfferedValue[]): Schema {
  return {
    enum: offered.map(({ value }) => value),
    markdownEnumDescriptions: offered.map(({ words }) => words),
    'x-intellij-enum-metadata': Object.fromEntries(
      offered.map(({ value, words }) => [value, { description: words }]),
    ),
  };
}
