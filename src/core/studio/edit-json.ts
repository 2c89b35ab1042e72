import { applyEdits, type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from './data.ts';
import { detectStyle, indentOf, isOnOneLine, type JsonStyle, printValue } from './json-style.ts';

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

type PrintEntry = (style: JsonStyle, depth: number, taken: number) => string;

/** Puts an entry into an object or a list, as the others of it stand: each on a line, or all on one. */
function insertEntry(text: string, parent: Node, index: number, print: PrintEntry): string {
  const entries = parent.children ?? [];
  const style = detectStyle(text);
  const depth = depthOf(parent) + 1;
  const [before, after] = [entries[index - 1], entries[index]];
  const isInline = entries.length > 0 && isOnOneLine(text, parent);
  if (isInline) {
    const content = print(style, depth, Number.NEGATIVE_INFINITY);
    const edit =
      before === undefined
        ? { offset: after?.offset ?? 0, length: 0, content: `${content}, ` }
        : { offset: before.offset + before.length, length: 0, content: `, ${content}` };
    return applyEdits(text, [edit]);
  }
  const indent = indentOf(style, depth);
  const content = style.eol + indent + print(style, depth, indent.length);
  if (entries.length === 0) {
    const whole = content + style.eol + indentOf(style, depth - 1);
    return applyEdits(text, [
      { offset: parent.offset + 1, length: parent.length - 2, content: whole },
    ]);
  }
  const edit =
    before === undefined
      ? { offset: parent.offset + 1, length: 0, content: `${content},` }
      : { offset: before.offset + before.length, length: 0, content: `,${content}` };
  return applyEdits(text, [edit]);
}

/** Takes an entry with the comma beside it, and its line. */
function removalOf(container: Node, entry: Node): Edit {
  const entries = container.children ?? [];
  const index = entries.indexOf(entry);
  const [before, after] = [entries[index - 1], entries[index + 1]];
  if (before !== undefined) {
    const offset = before.offset + before.length;
    return { offset, length: entry.offset + entry.length - offset, content: '' };
  }
  if (after !== undefined) {
    return { offset: entry.offset, length: after.offset - entry.offset, content: '' };
  }
  const [open, close] = [container.offset + 1, container.offset + container.length - 1];
  return { offset: open, length: close - open, content: '' };
}

/** How many objects and lists stand around a node. */
function depthOf(node: Node): number {
  let depth = 0;
  for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
    if (parent.type !== 'property') depth += 1;
  }
  return depth;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
