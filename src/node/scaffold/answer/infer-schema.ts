import { isRecord } from '../../../core/mapping/read-path.ts';
import { DATE_OR_DATE_TIME, STRING_FORMATS } from '../../content/index.ts';
import { validateKind } from './field-kinds.ts';

/** A JSON Schema, as far as answers show one. */
export interface InferredSchema {
  readonly type?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, InferredSchema>>;
  readonly required?: readonly string[];
  readonly items?: InferredSchema;
  readonly $ref?: string;
}

/**
 * A schema that holds for all values given. What is null or missing in one of them is optional;
 * what differs in type has none.
 *
 * @param name the field's name, which tells pictures from other URLs
 */
export function inferSchema(values: readonly unknown[], name = ''): InferredSchema {
  const filled = values.filter((value) => value !== null && value !== undefined);
  const [first] = filled;
  const type = typeOf(first);
  if (first === undefined || filled.some((value) => typeOf(value) !== type)) {
    return filled.every((value) => typeof value === 'number') && filled.length > 0
      ? { type: 'number' }
      : {};
  }
  if (type === 'array') {
    const entries = filled.filter((value) => Array.isArray(value)).flat();
    return { type, items: inferSchema(entries, name) };
  }
  if (type === 'object') return inferObject(filled.filter(isRecord));
  return type === 'string' ? { type, ...annotate(filled, name) } : { type };
}

function inferObject(records: readonly Readonly<Record<string, unknown>>[]): InferredSchema {
  const names = [...new Set(records.flatMap(Object.keys))];
  const required = names.filter((name) =>
    records.every((record) => record[name] !== null && record[name] !== undefined),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        inferSchema(
          records.map((record) => record[name]),
          name,
        ),
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function annotate(values: readonly unknown[], name: string): InferredSchema {
  const { kind } = validateKind(name, values);
  if (kind === 'html') return { contentMediaType: 'text/html' };
  if (kind === 'image') return { contentMediaType: 'image/*' };
  if (kind === 'date' || kind === 'date-time') return annotateDates(values);
  // No format says that a text is a year; an example does.
  if (kind === 'year') return { example: values[0] };
  return kind === 'email' ? { format: 'email' } : {};
}

/** The format of dates that all values have; none where they are written in a form of their own. */
function annotateDates(values: readonly unknown[]): InferredSchema {
  const format = ['date', 'date-time', DATE_OR_DATE_TIME].find((name) =>
    values.every((value) => STRING_FORMATS[name]?.(String(value))),
  );
  return format === undefined ? {} : { format };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
