import { isRecord } from '../../core/mapping/read-path.ts';
import type { Converted } from '../../core/studio/convert-union.ts';
import { diffValues, type ValueChange } from '../../core/studio/diff-values.ts';
import { putAt } from '../../core/studio/put-at.ts';
import {
  propertiesOf,
  type SchemaDocument,
  type SchemaNode,
  typeOf,
} from '../../core/studio/schema-document.ts';
import { isWithin, type JsonPath, printPath } from './json-path.ts';

/** Where a value of a union stands, and what the union is. */
export interface UnionPlace {
  /** Tells places apart, in all files. */
  readonly key: string;
  readonly document: SchemaDocument;
  readonly part: SchemaNode;
  /** The value that stands there, as it is written. */
  readonly text?: string | undefined;
}

/** A value of another branch, and how it was written when it stood there last. */
export interface ChosenBranch extends Converted {
  readonly text?: string;
}

/** The key of a place in a file. */
export function placeKey(file: string, path: JsonPath): string {
  return `${file} ${printPath(path)}`;
}

interface Known {
  /** By its type, what a value was when another type was chosen, with what has been changed since. */
  readonly values: Map<string, unknown>;
  /** The same, as it was written. */
  readonly texts: Map<string, string>;
  /** What the last choice has made. */
  made?: unknown;
  /** What somebody has last written by hand: one layout after the other is tried with it. */
  written?: unknown;
}

/**
 * What parts were before another layout, frame or block was chosen for them: who goes back to one finds it
 * as it was, with what was changed meanwhile of what both have.
 */
export class BranchMemory {
  readonly #places = new Map<string, Known>();

  /**
   * A value of another branch.
   *
   * @param convert makes one of what somebody has written, which is taken where none is known
   */
  choose(
    place: UnionPlace,
    value: unknown,
    type: string,
    convert: (source: unknown) => Converted,
  ): ChosenBranch {
    const known: Known = this.#places.get(place.key) ?? { values: new Map(), texts: new Map() };
    this.#places.set(place.key, known);
    const own = nameOf(value);
    const before = nameOf(known.made) === own ? known.made : known.values.get(own);
    const changes = before === undefined ? [] : diffValues(before, value);
    for (const [name, other] of known.values) {
      if (name !== own) known.values.set(name, applyTo(place, other, name, changes));
    }
    known.values.set(own, value);
    if (place.text !== undefined) known.texts.set(own, place.text);
    const remembered = known.values.get(type);
    const isTrying = known.written !== undefined && before !== undefined && changes.length === 0;
    if (!isTrying) known.written = value;
    const converted = convert(known.written);
    // What has not been edited since is still in the value that is remembered: it is not lost.
    const isNews = (path: JsonPath) =>
      changes.some((change) => isWithin(change.path, path) || isWithin(path, change.path));
    const chosen = isRecord(remembered)
      ? { value: remembered, lost: converted.lost.filter(isNews) }
      : converted;
    known.made = chosen.value;
    const text = isRecord(remembered) ? known.texts.get(type) : undefined;
    return { ...chosen, ...(text !== undefined && { text }) };
  }

  /** Forgets what the entries of a list were, which stand at other places than before. */
  forgetEntries(file: string, list: JsonPath): void {
    const within = `${placeKey(file, list)}[`;
    for (const key of this.#places.keys()) {
      if (key.startsWith(within)) this.#places.delete(key);
    }
  }
}

function nameOf(value: unknown): string {
  return isRecord(value) ? String(value.type) : '';
}

/** Changes of another branch's value, as far as this one has the same properties. */
function applyTo(
  { document, part }: UnionPlace,
  value: unknown,
  type: string,
  changes: readonly ValueChange[],
): unknown {
  const branch = document.branches(part).find((entry) => typeOf(entry) === type);
  if (branch === undefined) return value;
  return changes
    .filter(({ path }) => hasPlace(document, branch, path))
    .reduce((whole, change) => putAt(whole, change.path, change.value), value);
}

function hasPlace(document: SchemaDocument, branch: SchemaNode, path: JsonPath): boolean {
  let part: SchemaNode | undefined = branch;
  for (const step of path) {
    if (typeof step === 'number' || part === undefined) return false;
    const own: SchemaNode | undefined = new Map(propertiesOf(part)).get(step);
    part = own && document.resolve(own);
  }
  return part !== undefined && path.length > 0;
}
