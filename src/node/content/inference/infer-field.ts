import { isRecord } from '../../../core/mapping/read-path.ts';
import type { AskedField, FieldUse } from '../asked-call.ts';
import { STRING_FORMATS } from '../description/string-formats.ts';
import { formatForUse, inferFormat, type TextFormat } from './infer-format.ts';
import { isClear, isMost } from './majority.ts';

/** A value of a field, and the file that has it. */
export interface FileValue {
  readonly value: unknown;
  /** Whether it is written as a section, and so holds HTML. */
  readonly isSection: boolean;
  readonly file: string;
}

/** A JSON Schema of a field's values. */
export interface FieldSchema extends TextFormat {
  /** Missing where there is no value yet. */
  readonly type?: string | readonly string[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  /** A value that is as the schema says, for messages; no written description has it. */
  readonly [SEEN_IN]?: Pick<FileValue, 'file' | 'value'>;
}

/** The keyword that has a right value, and the file that it is in. */
export const SEEN_IN = 'x-seen-in';

/**
 * A schema for the values of a field. What nearly all values are, the others have to be, too; where
 * no type is so frequent, the field has several.
 *
 * @param asked how pages read the field and what it holds, by paths that begin below it
 */
export function inferField(
  values: readonly FileValue[],
  asked: readonly AskedField[],
): FieldSchema {
  const uses = new Set(asked.flatMap(({ path, as }) => (path.length === 0 ? [as] : [])));
  const sections = values.filter(({ isSection }) => isSection);
  if (isMost(sections.length, values.length)) {
    return { type: 'string', contentMediaType: 'text/html', ...seenIn(sections) };
  }
  const plain = values.filter(({ isSection }) => !isSection);
  const groups = Map.groupBy(plain, ({ value }) => typeOf(value));
  const [first] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (first === undefined) return emptyField(uses);
  const [type, typical] = first;
  if (!isClear(typical.length, plain.length)) return { type: [...groups.keys()] };
  return { type, ...seenIn(typical), ...describeValues(type, typical, uses, asked) };
}

function describeValues(
  type: string,
  typical: readonly FileValue[],
  uses: ReadonlySet<FieldUse>,
  asked: readonly AskedField[],
): FieldSchema {
  switch (type) {
    case 'number':
      return typical.every(({ value }) => Number.isInteger(value)) ? { type: 'integer' } : {};
    case 'string': {
      const format = inferFormat(
        typical.map(({ value }) => String(value)),
        uses,
      );
      return { ...format, ...seenIn(withFormat(typical, format)) };
    }
    case 'array':
      return { items: inferField(typical.flatMap(entriesOf), asked) };
    case 'object':
      return { properties: inferFields(typical.map(fieldsOf), asked) };
    default:
      return {};
  }
}

/**
 * Schemas for the fields that objects have.
 *
 * @param objects the values of each by the names of its fields; undefined for one that is left empty
 * @param asked how pages read the fields
 */
export function inferFields(
  objects: readonly ReadonlyMap<string, FileValue | undefined>[],
  asked: readonly AskedField[],
): Record<string, FieldSchema> {
  const names = [...new Set(objects.flatMap((fields) => [...fields.keys()]))];
  return Object.fromEntries(
    names.map((name) => {
      const values = objects.flatMap((fields) => fields.get(name) ?? []);
      return [name, inferField(values, below(name, asked))];
    }),
  );
}

/** What pages read of one field, by paths that begin below it. */
function below(name: string, asked: readonly AskedField[]): AskedField[] {
  return asked
    .filter(({ path }) => path[0] === name)
    .map(({ path, as }) => ({ path: path.slice(1), as }));
}

function emptyField(uses: ReadonlySet<FieldUse>): FieldSchema {
  const format = formatForUse(uses);
  return format === undefined ? {} : { type: 'string', ...format };
}

function entriesOf({ value, file }: FileValue): FileValue[] {
  return Array.isArray(value)
    ? value.map((entry: unknown) => ({ value: entry, isSection: false, file }))
    : [];
}

function fieldsOf({ value, file }: FileValue): Map<string, FileValue | undefined> {
  return new Map(
    Object.entries(isRecord(value) ? value : {}).map(([name, entry]) => [
      name,
      entry === null ? undefined : { value: entry, isSection: false, file },
    ]),
  );
}

/** A value of the right form is the better example. */
function withFormat(
  values: readonly FileValue[],
  { format = '' }: TextFormat,
): readonly FileValue[] {
  const right = values.filter(({ value }) => STRING_FORMATS[format]?.(String(value)) === true);
  return right.length > 0 ? right : values;
}

function seenIn([first]: readonly FileValue[]): FieldSchema {
  return first === undefined ? {} : { [SEEN_IN]: { file: first.file, value: first.value } };
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
