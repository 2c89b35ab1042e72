import { isRecord } from '../mapping/read-path.ts';
import { isSame } from './diff-values.ts';
import { firstValue, type KnownOfSite } from './first-value.ts';
import { propertiesOf, type SchemaDocument, type SchemaPart, typeOf } from './schema-document.ts';

/**
 * A value of another branch of a union: what both branches know by the same name stays, what the new one
 * needs beyond that is what a part begins with, and the rest goes.
 *
 * @param part the union
 * @param type the branch that the value is to be of
 */
export function convertUnion(
  document: SchemaDocument,
  part: SchemaPart,
  value: unknown,
  type: string,
  known: KnownOfSite = { languages: [], fields: [] },
): Record<string, unknown> {
  const branch = document.branches(part).find((entry) => typeOf(entry) === type);
  if (branch === undefined) return { type };
  const example = exampleOf(branch, type);
  return { ...adapt({ document, known }, branch, isRecord(value) ? value : {}, example), type };
}

/** A value that a part can have. */
function exampleOf(part: SchemaPart, type: string): Record<string, unknown> {
  const examples = Array.isArray(part.examples) ? part.examples.filter(isRecord) : [];
  return examples.find((example) => example.type === type) ?? {};
}

interface Adapting {
  readonly document: SchemaDocument;
  readonly known: KnownOfSite;
}

function adapt(
  adapting: Adapting,
  part: SchemaPart,
  value: Readonly<Record<string, unknown>>,
  example: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const required = Array.isArray(part.required) ? part.required : [];
  const entries = propertiesOf(part).flatMap(([name, unresolved]): [string, unknown][] => {
    const inner = adapting.document.resolve(unresolved);
    const sample = example[name];
    const fitting = keep(adapting, inner, value[name], sample);
    if (fitting !== undefined) return [[name, fitting]];
    if (!required.includes(name) || sample === undefined) return [];
    return [[name, firstValue(adapting.document, inner, adapting.known, sample)]];
  });
  return Object.fromEntries(entries);
}

/** What of a value fits a part; undefined where nothing does. */
function keep(adapting: Adapting, part: SchemaPart, value: unknown, sample: unknown): unknown {
  const isClosed = isRecord(part.properties) && part.additionalProperties === false;
  if (isRecord(value) && isClosed && !Array.isArray(part.type)) {
    return adapt(adapting, part, value, isRecord(sample) ? sample : {});
  }
  return value !== undefined && isOfType(part, value) ? value : undefined;
}

/** Whether a value is of a type that a part may have; unions are left to the checks. */
function isOfType({ type, const: only }: SchemaPart, value: unknown): boolean {
  if (only !== undefined) return isSame(only, value);
  if (type === undefined) return true;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.includes(typeName(value));
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
