import { isRecord } from '../../core/mapping/read-path.ts';
import { formKindOf } from '../../core/studio/form-kind.ts';
import type { SchemaDocument } from '../../core/studio/schema-document.ts';
import { type JsonPath, valueAt } from './json-path.ts';

/** Definitions that a person thinks of as a thing, each with a form of its own. */
const UNITS = ['Layout', 'Frame', 'Block', 'View', 'Source', 'ListControls', 'Menu', 'Header'];

/**
 * The part whose form shows what was selected: the nearest thing around it that is a layout, a frame, a
 * block, an entry of a list or the like, or else the whole manifest.
 */
export function unitOf(document: SchemaDocument, manifest: unknown, path: JsonPath): JsonPath {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const value = valueAt(manifest, at);
    if (!isRecord(value)) continue;
    const part = document.at(manifest, at);
    if (part === undefined) continue;
    const isNamed = typeof part.title === 'string' && UNITS.includes(part.title);
    const isEntry = typeof at.at(-1) === 'number' && ['group', 'union'].includes(formKindOf(part));
    if (isNamed || isEntry) return at;
  }
  return [];
}
