import type { Schema } from '../compiler/index.ts';

/** What holds for an object in which one property has a value. */
export function choose(
  name: string,
  value: string,
  properties: Readonly<Record<string, Schema>>,
  more: Schema = {},
): Schema {
  return {
    if: { properties: { [name]: { const: value } }, required: [name] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties, ...more },
  };
}
