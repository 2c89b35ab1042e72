import { getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import { setValue as putValue, removeValue } from '../../core/studio/edit-json.ts';
import { type JsonPath, valueAt } from './json-path.ts';

/**
 * A JSON text with a value put at a path, and nothing else of it moved. Objects that are not there
 * around it are added; undefined takes away what stands there.
 */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  const whole = parseText(text);
  if (value === undefined) {
    return valueAt(whole, path) === undefined ? text : removeValue(text, path);
  }
  const missing = path.findIndex((_, index) => {
    const around = valueAt(whole, path.slice(0, index));
    return typeof around !== 'object' || around === null;
  });
  if (missing === -1) return putValue(text, path, value);
  const nested = path
    .slice(missing)
    .reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  return putValue(text, path.slice(0, missing), nested);
}

/** What a JSON text says; undefined where it is none. */
export function parseText(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return tree === undefined || errors.length > 0 ? undefined : getNodeValue(tree);
}
