import { applyEdits, getNodeValue, modify, parseTree } from 'jsonc-parser';
import type { JsonPath } from './json-path.ts';

const FORMAT = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' } };

/** A JSON text with a value put at a path; undefined takes away what stands there. */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, FORMAT));
}

/** What a JSON text says; undefined where it is none. */
export function parseText(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  const errors: { error: number }[] = [];
  const tree = parseTree(text, errors as never, { disallowComments: true });
  return tree === undefined || errors.length > 0 ? undefined : getNodeValue(tree);
}
