import { isRecord } from '../mapping/read-path.ts';
import type { JsonPath } from './data.ts';
import type { ValueChange } from './diff-values.ts';
import type { SchemaDocument, SchemaNode } from './schema-document.ts';
import { valueAt } from './value-at.ts';

/**
 * The optional objects that changes take the last value of, and that somebody who edits by hand would take away
 * with it: of objects within each other the outermost. Entries of lists stay, and so does what is required.
 *
 * @param manifest the file before the changes
 */
export function emptiedBy(
  manifest: unknown,
  changes: readonly ValueChange[],
  document: SchemaDocument,
): readonly JsonPath[] {
  const gone = changes.filter(
    ({ path, value }) => value === undefined && valueAt(manifest, path) !== undefined,
  );
  const removed = new Set(gone.map(({ path }) => JSON.stringify(path)));
  const emptied = gone.flatMap(({ path }) => {
    let outermost: JsonPath | undefined;
    for (let at = path.slice(0, -1); at.length > 0; at = at.slice(0, -1)) {
      if (!isEmptied(manifest, at, removed) || !isOptional(document, manifest, at)) break;
      removed.add(JSON.stringify(at));
      outermost = at;
    }
    return outermost === undefined ? [] : [outermost];
  });
  const isFilled = (at: JsonPath) =>
    changes.some(({ path, value }) => value !== undefined && isBelow(path, at));
  const once = new Map(emptied.map((at) => [JSON.stringify(at), at]));
  return [...once.values()].filter(
    (at) => !isFilled(at) && !emptied.some((other) => isBelow(at, other)),
  );
}

/** Changes that take emptied objects away in the place of their last values. */
export function withoutEmptied(
  changes: readonly ValueChange[],
  emptied: readonly JsonPath[],
): readonly ValueChange[] {
  const left = changes.filter(({ path }) => !emptied.some((at) => isBelow(path, at)));
  return [...left, ...emptied.map((path) => ({ path, value: undefined }))];
}

/** Whether an object says nothing, nor does any that it has in it. */
export function isHollow(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isHollow);
}

function isEmptied(manifest: unknown, path: JsonPath, removed: ReadonlySet<string>): boolean {
  const value = valueAt(manifest, path);
  return (
    isRecord(value) &&
    Object.keys(value).every((name) => removed.has(JSON.stringify([...path, name])))
  );
}

function isOptional(document: SchemaDocument, manifest: unknown, path: JsonPath): boolean {
  const name = path.at(-1);
  if (typeof name !== 'string') return false;
  const around = path.slice(0, -1);
  const part = document.at(manifest, around);
  return part !== undefined && !isNamed(document.branchOf(part, valueAt(manifest, around)), name);
}

/** Whether an object's schema requires a property, if only in one of several choices. */
function isNamed(part: SchemaNode, name: string): boolean {
  const choices = [part.anyOf, part.oneOf, part.allOf]
    .filter(Array.isArray)
    .flat()
    .filter(isRecord);
  const named = Array.isArray(part.required) && part.required.includes(name);
  return named || choices.some((choice) => isNamed(choice, name));
}

function isBelow(path: JsonPath, around: JsonPath): boolean {
  return path.length > around.length && around.every((step, index) => step === path[index]);
}
