import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import {
  insertItem,
  moveItem,
  removeValue,
  renameKey,
  setValue,
} from '../../src/core/studio/edit-json.ts';

type Path = readonly (string | number)[];

/** An edit as chance has it: plain data, to be kept and shrunk. */
export interface JsonEdit {
  readonly how: 'set' | 'add' | 'remove' | 'insert' | 'move' | 'rename';
  /** Which value, counted through the document; beyond the last it begins again. */
  readonly at: number;
  /** Which place in its list goes with it. */
  readonly to: number;
  readonly value: unknown;
  readonly name: string;
}

/** The same of a document: where it is, and what is done there. */
export interface PlannedEdit extends Pick<JsonEdit, 'how' | 'value' | 'name'> {
  /** Of the value, or of the list or object that gets one more. */
  readonly path: Path;
  readonly from: number;
  readonly to: number;
}

/** Finds a place where an edit can be made; undefined where the document has none. */
export function planEdit(document: unknown, edit: JsonEdit): PlannedEdit | undefined {
  const { how, value, name } = edit;
  const fitting = pathsOf(document, []).filter((path) => fits(document, path, edit));
  const path = fitting[edit.at % Math.max(1, fitting.length)];
  if (path === undefined) return undefined;
  const here = valueAt(document, path);
  const length = Array.isArray(here) ? here.length : 0;
  const last = how === 'insert' ? length + 1 : Math.max(1, length);
  return { how, value, name, path, from: edit.at % last, to: edit.to % last };
}

/** Makes it in the text. */
export function editText(text: string, { how, path, from, to, value, name }: PlannedEdit): string {
  switch (how) {
    case 'set':
      return setValue(text, path, value);
    case 'add':
      return setValue(text, [...path, name], value);
    case 'remove':
      return removeValue(text, path);
    case 'insert':
      return insertItem(text, path, to, value);
    case 'move':
      return moveItem(text, path, from, to);
    case 'rename':
      return renameKey(text, path, name);
  }
}

/** Makes it in the value, without any text. */
export function editByHand(document: unknown, edit: PlannedEdit): unknown {
  const { how, path, from, to, value, name } = edit;
  const own = structuredClone(value);
  if (path.length === 0 && how === 'set') return own;
  const here = valueAt(document, path);
  const parent = valueAt(document, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (how === 'set') Reflect.set(Object(parent), last, own);
  else if (how === 'add') define(here, name, own);
  else if (how === 'insert' && Array.isArray(here)) here.splice(to, 0, own);
  else if (how === 'move' && Array.isArray(here)) here.splice(to, 0, ...here.splice(from, 1));
  else if (how === 'remove' && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (how === 'remove') Reflect.deleteProperty(Object(parent), last);
  else if (how === 'rename') renameByHand(Object(parent), String(last), name);
  return document;
}

/**
 * What of a text an edit has to leave: what is around the list or object that it is in, and the entries
 * of that beside its own.
 *
 * @param own the entries that are its own in this text, by key or place
 */
export function entriesAround(text: string, at: Path, own: Path) {
  const root = parseTree(text);
  const node = root && (at.length === 0 ? root : findNodeAtLocation(root, [...at]));
  if (node === undefined) throw new Error(`there is no ${at.join('.')}`);
  const isOwn = (entry: Node, index: number) =>
    own.includes(entry.type === 'property' ? String(entry.children?.[0]?.value) : index);
  return {
    prefix: text.slice(0, node.offset),
    suffix: text.slice(node.offset + node.length),
    others: (node.children ?? [])
      .filter((entry, index) => !isOwn(entry, index))
      .map(({ offset, length }) => text.slice(offset, offset + length)),
  };
}

/** Where an edit is, and which entries there are its own before it and after it. */
export function placeOf({ how, path, name, to }: PlannedEdit) {
  const [around, last] = [path.slice(0, -1), path.at(-1) ?? ''];
  switch (how) {
    case 'set':
      return { at: around, before: [last], after: [last] };
    case 'add':
      return { at: path, before: [], after: [name] };
    case 'remove':
      return { at: around, before: [last], after: [] };
    case 'insert':
      return { at: path, before: [], after: [to] };
    case 'move':
      return { at: path, before: [], after: [] };
    case 'rename':
      return { at: around, before: [last], after: [name] };
  }
}

function pathsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, entry]) => pathsOf(entry, [...path, name]))];
}

function fits(document: unknown, path: Path, { how, name }: JsonEdit): boolean {
  const here = valueAt(document, path);
  const parent = valueAt(document, path.slice(0, -1));
  const isProperty = path.length > 0 && !Array.isArray(parent);
  switch (how) {
    case 'set':
      return true;
    case 'remove':
      return path.length > 0;
    case 'add':
      return isObject(here) && !Object.hasOwn(here, name) && !isNumeric(name);
    case 'insert':
      return Array.isArray(here);
    case 'move':
      return Array.isArray(here) && here.length > 0;
    case 'rename':
      return (
        isProperty &&
        !Object.hasOwn(Object(parent), name) &&
        ![name, String(path.at(-1))].some(isNumeric)
      );
  }
}

/** Objects have keys that are numbers before all others, whatever the text says. */
function isNumeric(name: string): boolean {
  return /^\d+$/.test(name) || name === '__proto__';
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), document);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function define(target: unknown, name: string, value: unknown): void {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function renameByHand(target: Record<string, unknown>, from: string, to: string): void {
  const entries = Object.entries(target);
  for (const [key] of entries) delete target[key];
  for (const [key, value] of entries) define(target, key === from ? to : key, value);
}
