import { isRecord } from '../mapping/read-path.ts';
import { fillList, type Leftover, splitList, takeLeftover } from './carry-over.ts';
import { carryPanes } from './carry-panes.ts';
import type { JsonPath } from './data.ts';
import { isSame } from './diff-values.ts';
import { firstValue, type KnownOfSite } from './first-value.ts';
import { propertiesOf, type SchemaDocument, type SchemaNode, typeOf } from './schema-document.ts';

/** A value of another branch of a union, and what of the one before it has no place in it. */
export interface Converted {
  readonly value: Readonly<Record<string, unknown>>;
  readonly lost: readonly JsonPath[];
}

/**
 * A value of another branch of a union: what both branches know by the same name stays, what is left of the
 * old one fills what is free in the new one and of its kind, and what that needs beyond is what a part
 * begins with.
 *
 * @param part the union
 * @param type the branch that the value is to be of
 */
export function convertUnion(
  document: SchemaDocument,
  part: SchemaNode,
  value: unknown,
  type: string,
  known: KnownOfSite = { languages: [], fields: [] },
): Converted {
  const branch = document.branches(part).find((entry) => typeOf(entry) === type);
  if (branch === undefined) return { value: { type }, lost: [] };
  const example = exampleOf(branch, type);
  const old = { part: document.branchOf(part, value), value: isRecord(value) ? value : {} };
  const adapting: Adapting = { document, known, leftovers: [] };
  const same = keepAll(adapting, branch, old, []);
  const fitting = { ...same, ...carryPanes(document, branch, adapting.leftovers) };
  const whole = complete(adapting, branch, fitting, example);
  const left = adapting.leftovers.filter(({ isTaken }) => !isTaken).map(({ path }) => path);
  // A value that is lost is named once, and not its parts beside it.
  const lost = left.filter((path) => !left.some((other) => isInside(path, other)));
  return { value: { ...whole, type }, lost };
}

/** Whether a path is of something inside another. */
function isInside(path: JsonPath, other: JsonPath): boolean {
  return other.length < path.length && other.every((step, index) => path[index] === step);
}

/** A value that a part can have. */
function exampleOf(part: SchemaNode, type: string): Record<string, unknown> {
  const examples = Array.isArray(part.examples) ? part.examples.filter(isRecord) : [];
  return examples.find((example) => example.type === type) ?? {};
}

interface Adapting {
  readonly document: SchemaDocument;
  readonly known: KnownOfSite;
  /** What the new value has no property of the same name for. */
  readonly leftovers: Leftover[];
}

/** An object, and what its schema says. */
interface Placed {
  readonly part: SchemaNode;
  readonly value: Readonly<Record<string, unknown>>;
}

/** What of an object the new part has under the same names; the rest is noted as left. */
function keepAll(
  adapting: Adapting,
  part: SchemaNode,
  old: Placed,
  path: JsonPath,
): Record<string, unknown> {
  const { document } = adapting;
  const properties = new Map(propertiesOf(part));
  const before = new Map(propertiesOf(old.part));
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(old.value)) {
    if (name === 'type' && path.length === 0) continue;
    const own = properties.get(name);
    const oldPart = document.resolve(before.get(name) ?? {});
    const at = [...path, name];
    const fits = own && keep(adapting, document.resolve(own), { value, part: oldPart }, at);
    if (fits !== undefined) found[name] = fits;
    else noteLeft(adapting, { value, part: oldPart, path: at });
  }
  return found;
}

/** What of a value fits a part; undefined where nothing does. */
function keep(
  adapting: Adapting,
  part: SchemaNode,
  old: { readonly value: unknown; readonly part: SchemaNode },
  path: JsonPath,
): unknown {
  const { value } = old;
  if (isRecord(value) && isClosed(part)) {
    return keepAll(adapting, part, { value, part: old.part }, path);
  }
  return isOfType(part, value) ? value : undefined;
}

/** Slots of items are left one by one, as are cells and blocks. */
function noteLeft({ document, leftovers }: Adapting, left: Omit<Leftover, 'isTaken'>): void {
  const { value, part, path } = left;
  if (!isRecord(value) || !isClosed(part) || path.at(-1) !== 'item') {
    leftovers.push(...splitList(document, left));
    return;
  }
  const properties = new Map(propertiesOf(part));
  for (const [name, inner] of Object.entries(value)) {
    const own = document.resolve(properties.get(name) ?? {});
    const slot = { value: inner, part: own, path: [...path, name] };
    leftovers.push(...splitList(document, slot));
  }
}

/**
 * The values that fit the part, with those that are left over moved to properties of the same name or kind, and
 * examples for what the part requires beyond.
 */
function complete(
  adapting: Adapting,
  part: SchemaNode,
  fitting: Readonly<Record<string, unknown>>,
  example: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { document, known, leftovers } = adapting;
  const required = Array.isArray(part.required) ? part.required : [];
  const entries = propertiesOf(part).flatMap(([name, unresolved]): [string, unknown][] => {
    const inner = document.resolve(unresolved);
    const { [name]: own } = fitting;
    const sample = example[name];
    const isNeeded = required.includes(name);
    if (isClosed(inner) && (isRecord(own) || isNeeded)) {
      const within = isRecord(sample) ? sample : {};
      const whole = complete(adapting, inner, isRecord(own) ? own : {}, within);
      if (Object.keys(whole).length > 0 || isRecord(own)) return [[name, whole]];
      return [[name, firstValue(document, inner, known, sample)]];
    }
    if (own !== undefined) return [[name, own]];
    const taken =
      takeLeftover(document, leftovers, { part: inner, sample }) ??
      (isNeeded ? fillList(leftovers, document, inner, known) : undefined);
    if (taken !== undefined) return [[name, taken]];
    if (!isNeeded || sample === undefined) return [];
    return [[name, firstValue(document, inner, known, sample)]];
  });
  return Object.fromEntries(entries);
}

function isClosed(part: SchemaNode): boolean {
  return (
    isRecord(part.properties) && part.additionalProperties === false && !Array.isArray(part.type)
  );
}

/** Whether a value is of a type that a part may have; unions are left to the checks. */
function isOfType({ type, const: only }: SchemaNode, value: unknown): boolean {
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
