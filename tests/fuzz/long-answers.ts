import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/core/index.ts';
import { PROJECT } from './site-under-edit.ts';

/** A body for each path of the API description, with a text in every field that takes one. */
export type LongAnswers = (pathname: string) => Uint8Array | undefined;

/** Paths whose ids and codes are the site's own: another code would hide the page. */
const OF_MENUS = '/home/navigations';
/** How deep schemas that hold themselves are followed. */
const DEEPEST = 8;

const description: unknown = JSON.parse(
  readFileSync(path.join(PROJECT, 'schemas/api.openapi.json'), 'utf8'),
);

/**
 * The answers of an API whose every entity has a text in every field.
 *
 * @param real what the embedded content answers to a path
 */
export function answerInFull(
  text: string,
  base: string,
  real: (pathname: string) => unknown,
): LongAnswers {
  const paths = Object.keys(recordAt(description, ['paths']));
  const bodies = new Map<string, Uint8Array>();
  const encode = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));
  return (pathname) => {
    const asked = pathname.slice(base.length);
    const known = paths.find((name) => patternOf(name).test(asked));
    if (known === undefined) return undefined;
    const body =
      bodies.get(known) ??
      encode(known === OF_MENUS ? named(real(pathname), text) : fill(known, text));
    bodies.set(known, body);
    return body;
  };
}

function named(entries: unknown, name: string): unknown {
  return Array.isArray(entries) && entries.map((entry) => isRecord(entry) && { ...entry, name });
}

function fill(name: string, text: string): unknown {
  const schema = [
    'paths',
    name,
    'get',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ];
  return make(recordAt(description, schema), text, 0);
}

/** A value of a schema: one entry for each list, a text wherever one may stand. */
function make(written: unknown, text: string, depth: number): unknown {
  const schema = resolve(written);
  if (depth > DEEPEST) return null;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const parts = [schema, ...listOf(schema.allOf).map(resolve)];
  const fields = parts.flatMap(({ properties }) =>
    isRecord(properties) ? Object.entries(properties) : [],
  );
  if (fields.length > 0) {
    return Object.fromEntries(fields.map(([name, field]) => [name, make(field, text, depth + 1)]));
  }
  const [other] = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (other !== undefined) return make(other, text, depth + 1);
  switch ([schema.type].flat()[0]) {
    case 'array':
      return [make(schema.items, text, depth + 1)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return text;
  }
}

function resolve(schema: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(schema)) return {};
  return typeof schema.$ref === 'string'
    ? resolve(recordAt(description, schema.$ref.replace('#/', '').split('/')))
    : schema;
}

function recordAt(from: unknown, steps: readonly string[]): Readonly<Record<string, unknown>> {
  const found = steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), from);
  if (!isRecord(found)) throw new Error(`The API description has nothing at ${steps.join(' ')}`);
  return found;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replace(/\{[^{}]+\}/g, '[^/]+')}$`);
}
