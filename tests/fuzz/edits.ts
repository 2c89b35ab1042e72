import fc from 'fast-check';

/** Texts that code trips over: names of prototypes, markup, templates, controls, half characters. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '{',
  '}',
  '{id}',
  '{{count}}',
  '{constructor}',
  '{__proto__.x}',
  'javascript:alert(1)',
  '//evil.example',
  '<script>alert(1)</script>',
  '%',
  '%E0%A4%A',
  '\\',
  '\'"`',
  '\0',
  '\u202e',
  '\ud800',
  '𝔪',
  '湖'.repeat(2000),
  'a.b.c.d.e',
  '/:id/:id',
  ':',
  '*',
  '1e999',
  'null',
];

const SOURCES = ['text', 'number', 'nothing', 'list', 'object', 'deep'] as const;

/** One change of a JSON document: which part, what becomes of it. Plain data, to be kept and shrunk. */
export interface Edit {
  /** Which part, counted through the document; beyond the last it begins again. */
  readonly at: number;
  readonly how: 'drop' | 'double' | 'rename' | 'replace' | 'move' | 'add';
  /** Which name, text or other part goes with it. */
  readonly with: number;
  readonly kind: (typeof SOURCES)[number];
}

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(2000),
  how: fc.constantFrom('drop', 'double', 'rename', 'replace', 'replace', 'move', 'add'),
  with: fc.nat(2000),
  kind: fc.constantFrom(...SOURCES),
});

type Node = { [name: string]: unknown } | unknown[];

interface Part {
  readonly parent: Node;
  readonly key: string;
}

/** A copy of a JSON document with the edits made, one after the other. */
export function editDocument(document: unknown, edits: readonly Edit[]): unknown {
  const holder: Node = { document: structuredClone(document) };
  for (const edit of edits) applyEdit(partsOf(holder), edit);
  return holder.document;
}

function applyEdit(parts: readonly Part[], edit: Edit): void {
  const part = parts[edit.at % parts.length];
  const other = parts[edit.with % parts.length];
  if (part === undefined || other === undefined) return;
  const { parent, key } = part;
  const value = read(parent, key);
  const changes: Readonly<Record<Edit['how'], () => void>> = {
    drop: () => remove(parent, key),
    double: () => double(parent, key),
    rename: () => {
      remove(parent, key);
      write(parent, edit.kind === 'text' ? oddText(edit) : other.key, value);
    },
    replace: () => write(parent, key, oddValue(edit)),
    move: () => write(parent, key, structuredClone(read(other.parent, other.key))),
    add: () => write(parent, oddText(edit), oddValue(edit)),
  };
  changes[edit.how]();
}

function double(parent: Node, key: string): void {
  const copy = structuredClone(read(parent, key));
  if (Array.isArray(parent)) parent.push(copy);
  else write(parent, `${key}2`, copy);
}

function oddText(edit: Edit): string {
  return ODD_TEXTS[edit.with % ODD_TEXTS.length] ?? '';
}

function oddValue(edit: Edit): unknown {
  const numbers = [0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER];
  switch (edit.kind) {
    case 'text':
      return oddText(edit);
    case 'number':
      return numbers[edit.with % numbers.length];
    case 'nothing':
      return [null, true, false][edit.with % 3];
    case 'list':
      return edit.with % 2 === 0 ? [] : [oddText(edit), null];
    case 'object':
      return edit.with % 2 === 0 ? {} : { [oddText(edit)]: oddText(edit) };
    case 'deep':
      return nest(edit.with % 100);
  }
}

function nest(levels: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

function partsOf(node: Node): Part[] {
  return Object.keys(node).flatMap((key) => {
    const value = read(node, key);
    const own = { parent: node, key };
    return isNode(value) ? [own, ...partsOf(value)] : [own];
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function read(node: Node, key: string): unknown {
  return Object.getOwnPropertyDescriptor(node, key)?.value;
}

/** Written as JSON.parse does, so that `__proto__` is a mere key. */
function write(node: Node, key: string, value: unknown): void {
  if (Array.isArray(node) && !/^\d{1,4}$/.test(key)) return;
  Object.defineProperty(node, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function remove(node: Node, key: string): void {
  if (Array.isArray(node)) node.splice(Number(key), 1);
  else Reflect.deleteProperty(node, key);
}
