import type { ErrorObject } from 'ajv';
import { readPointer } from '../../../core/json-pointer.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { describeRule } from '../../compiler/index.ts';
import {
  type ContentFile,
  type ContentProblem,
  createFault,
  type EntityFields,
  type FieldPath,
  FORMAT_EXAMPLES,
  impossibleDay,
  SEEN_IN,
  STRING_FORMATS,
} from '../../content/index.ts';
import { nameKnown, showValue } from './name-known.ts';

/** One of ajv's errors in an author's words, with its place and its fix. */
export function explainFieldError(
  file: ContentFile,
  entityFields: EntityFields,
  error: ErrorObject,
): ContentProblem {
  const path = toPath(error.instancePath);
  const explained = explain(error, entityFields, path);
  const { file: example } = seenIn(error);
  const message =
    typeof example === 'string' ? `${explained.message}, as in ${example}` : explained.message;
  return createFault(file.file, file.lineOf(explained.path ?? path), message);
}

function explain(
  error: ErrorObject,
  entityFields: EntityFields,
  path: FieldPath,
): { message: string; path?: FieldPath } {
  const { params, data, keyword } = error;
  const label = `"${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}"`;
  const value = `${label} is ${showValue(data)}`;
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      if (path.length > 0) return { message: `${label} has no "${name}"; add it` };
      const fix = entityFields.html.has(name)
        ? `write it as Markdown, below "markdown:" of the front matter`
        : `add "${name}: …" to the front matter`;
      return { message: `"${name}" is missing; ${fix}` };
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const properties = isRecord(error.parentSchema) ? error.parentSchema.properties : undefined;
      const known = isRecord(properties) ? Object.keys(properties) : [];
      return {
        message: `"${name}" is no field of ${label}; ${nameKnown(name, known)}`,
        path: [...path, name],
      };
    }
    case 'enum': {
      const allowed: readonly unknown[] = Array.isArray(params.allowedValues)
        ? params.allowedValues
        : [];
      return { message: `${value}; ${nameKnown(String(data), allowed.map(String))}` };
    }
    case 'type': {
      const quotes =
        params.type === 'string' && typeof data !== 'object'
          ? ', so put it in quotation marks'
          : '';
      return { message: `${value}; it has to be of type ${String(params.type)}${quotes}` };
    }
    case 'format': {
      const day = impossibleDay(String(data));
      const isDate = String(params.format).startsWith('date');
      if (isDate && day !== undefined)
        return { message: `${value}; no calendar has the day ${day}, write another` };
      const form = formOf(String(params.format), seenIn(error).value);
      return { message: `${value}; it has to be of the form ${form}` };
    }
    default:
      return { message: `${value}; it ${describeRule(error)}` };
  }
}

/** A right value of another file, where the schema was inferred of such. */
function seenIn({ parentSchema }: ErrorObject): {
  readonly file?: unknown;
  readonly value?: unknown;
} {
  const { [SEEN_IN]: seen } = isRecord(parentSchema) ? parentSchema : {};
  return isRecord(seen) ? seen : {};
}

/** How a text of a format looks; of a time, in the time zone that the site's own files have. */
function formOf(format: string, seen: unknown): string {
  const isTime =
    typeof seen === 'string' && /\dT\d/.test(seen) && STRING_FORMATS[format]?.(seen) === true;
  return isTime ? seen : (FORMAT_EXAMPLES[format] ?? format);
}

function toPath(pointer: string): FieldPath {
  return readPointer(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
