import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  parseTree,
} from 'jsonc-parser';
import type { JsonPath } from './data.ts';
import { isSame } from './diff-values.ts';
import { depthOf, insertEntry, removalOf } from './json-entries.ts';
import { detectStyle, printValue } from './json-style.ts';

/** An edit that a JSON text does not allow, as it has no such place. */
export class JsonEditError extends Error {
  override readonly name = 'JsonEditError';
}

/** Where a new property goes, and in which order the others stand. */
export interface SetOptions {
  /** The names of the object's properties in their order; a new one that is named goes to its place. */
  readonly order?: readonly string[];
}

/**
 * Puts a value at a path; a property that is not there is added, and nothing else of the text moves.
 *
 * @param path the object or list around the last step has to be there
 * @throws {JsonEditError} where it is not
 * @example
 * setValue('{ "a": 1 }', ['b'], 2); // { "a": 1, "b": 2 }
 */
export function setValue(
  text: string,
  path: JsonPath,
  value: unknown,
  { order }: SetOptions = {},
): string {
  const root = parse(text);
  const node = findNodeAtLocation(root, [...path]);
  if (node?.type === 'array' && Array.isArray(value)) return setItems(text, path, value);
  if (node !== undefined) return replace(text, node, value);
  const parent = nodeAt(root, path.slice(0, -1));
  const name = path.at(-1);
  if (parent.type === 'object' && typeof name === 'string') {
    return addProperty(text, parent, { name, value, order });
  }
  if (parent.type === 'array' && name === (parent.children?.length ?? 0)) {
    return insertItem(text, path.slice(0, -1), Number(name), value);
  }
  throw new JsonEditError(`"${path.join('.')}" has no place; set what is around it first`);
}

/**
 * Takes a property or an item away.
 *
 * @throws {JsonEditError} where there is none
 */
export function removeValue(text: string, path: JsonPath): string {
  const node = nodeAt(parse(text), path);
  const entry = node.parent?.type === 'property' ? node.parent : node;
  const container = entry.parent;
  if (container === undefined) throw new JsonEditError('the whole of a file cannot be removed');
  return applyEdits(text, [removalOf(container, entry)]);
}

/**
 * Puts an item into a list.
 *
 * @param index the place that it gets; at most the list's length
 * @throws {JsonEditError} where there is no such list or place
 */
export function insertItem(text: string, path: JsonPath, index: number, value: unknown): string {
  const list = nodeAt(parse(text), path);
  const items = list.children ?? [];
  if (list.type !== 'array' || index < 0 || index > items.length) {
    throw new JsonEditError(`"${path.join('.')}" is no list with a place ${index}`);
  }
  return insertEntry(text, list, index, (style, depth, taken) =>
    printValue(value, style, depth, taken),
  );
}

/**
 * Moves an item within its list.
 *
 * @param to the place that it has in the end
 * @throws {JsonEditError} where there is no such list or place
 */
export function moveItem(text: string, path: JsonPath, from: number, to: number): string {
  const list = nodeAt(parse(text), path);
  const items = list.children ?? [];
  const isKnown = [from, to].every((place) => items[place] !== undefined);
  if (list.type !== 'array' || !isKnown) {
    throw new JsonEditError(`"${path.join('.')}" is no list with places ${from} and ${to}`);
  }
  // Each place keeps the space around it: only what stands there is another.
  const order = items.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const edits = items.flatMap((item, index): Edit[] => {
    const other = items[order[index] ?? index];
    if (other === undefined || other === item) return [];
    const content = text.slice(other.offset, other.offset + other.length);
    return [{ offset: item.offset, length: item.length, content }];
  });
  return applyEdits(text, edits);
}

/**
 * Gives a property another name, in its place.
 *
 * @throws {JsonEditError} where there is none, or one of that name already
 */
export function renameKey(text: string, path: JsonPath, name: string): string {
  const root = parse(text);
  const key = nodeAt(root, path).parent?.children?.[0];
  if (key?.type !== 'string' || key.parent?.type !== 'property') {
    throw new JsonEditError(`"${path.join('.')}" is no property`);
  }
  if (name === path.at(-1)) return text;
  if (findNodeAtLocation(root, [...path.slice(0, -1), name]) !== undefined) {
    throw new JsonEditError(`there is a property "${name}" already`);
  }
  const edit = { offset: key.offset, length: key.length, content: JSON.stringify(name) };
  return applyEdits(text, [edit]);
}

/**
 * What is written at a path, as it is written there.
 *
 * @throws {JsonEditError} where there is nothing
 */
export function textAt(text: string, path: JsonPath): string {
  const { offset, length } = nodeAt(parse(text), path);
  return text.slice(offset, offset + length);
}

/**
 * Writes a value as it has been written at the same path before.
 *
 * @throws {JsonEditError} where nothing stands there
 */
export function putText(text: string, path: JsonPath, content: string): string {
  const { offset, length } = nodeAt(parse(text), path);
  return applyEdits(text, [{ offset, length, content }]);
}

function parse(text: string): Node {
  const root = parseTree(text, [], { disallowComments: true });
  if (root === undefined) throw new JsonEditError('the text is no JSON');
  return root;
}

function nodeAt(root: Node, path: JsonPath): Node {
  const node = path.length === 0 ? root : findNodeAtLocation(root, [...path]);
  if (node === undefined) throw new JsonEditError(`there is no "${path.join('.')}"`);
  return node;
}

function replace(text: string, node: Node, value: unknown): string {
  const style = detectStyle(text);
  const content = printValue(value, style, depthOf(node), columnOf(text, node.offset));
  return applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
}

/** Makes a list of another one: items that it keeps at its beginning and at its end are not touched. */
function setItems(text: string, path: JsonPath, after: readonly unknown[]): string {
  const before: readonly unknown[] = getNodeValue(nodeAt(parse(text), path));
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && isSame(before[from], after[from])) from += 1;
  let ending = 0;
  while (ending < most - from && isSame(before.at(-1 - ending), after.at(-1 - ending))) ending += 1;
  const [old, own] = [
    before.slice(from, before.length - ending),
    after.slice(from, after.length - ending),
  ];
  const common = own.slice(0, old.length);
  const changed = common.reduce<string>((known, value, index) => {
    const place = [...path, from + index];
    return isSame(old[index], value) ? known : setValue(known, place, value);
  }, text);
  const shortened = old
    .slice(common.length)
    .reduce<string>((known) => removeValue(known, [...path, from + common.length]), changed);
  return own
    .slice(common.length)
    .reduce<string>(
      (known, value, index) => insertItem(known, path, from + common.length + index, value),
      shortened,
    );
}

interface NewProperty {
  readonly name: string;
  readonly value: unknown;
  readonly order: readonly string[] | undefined;
}

function addProperty(text: string, parent: Node, { name, value, order }: NewProperty): string {
  const names = (parent.children ?? []).map((property) => String(property.children?.[0]?.value));
  const key = `${JSON.stringify(name)}: `;
  return insertEntry(
    text,
    parent,
    placeOf(name, names, order),
    (style, depth, taken) => key + printValue(value, style, depth, taken + key.length),
  );
}

/** After the last property that the order has before it; at the end where it is not in the order. */
function placeOf(
  name: string,
  names: readonly string[],
  order: readonly string[] | undefined,
): number {
  const rank = order?.indexOf(name) ?? -1;
  if (order === undefined || rank === -1) return names.length;
  const ranks = names.map((other) => order.indexOf(other));
  const before = ranks.findLastIndex((other) => other !== -1 && other < rank);
  return before + 1;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
