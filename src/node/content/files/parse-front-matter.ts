import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { type ContentProblem, createFault, createRemark } from '../content-problem.ts';
import type { FieldPath } from './content-file.ts';
import { explainYaml } from './explain-yaml.ts';
import { readPlainFields } from './plain-front-matter.ts';

/** A file's front matter and the text below it. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line of the file on which the body begins, counted from 1. */
  readonly bodyLine: number;
  /** What is probably not meant as it is written. */
  readonly remarks: readonly ContentProblem[];
  /** The line of the nearest place to a path that the front matter has; 1 if it has none. */
  lineOf(path: FieldPath): number;
}

/** The front matter of a file, or what is wrong with it. */
export function parseFrontMatter(file: string, text: string): FrontMatter | ContentProblem[] {
  const fences = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(text);
  if (fences === null) return isPlainText(text) ? onlyText(text) : [explainNoFences(file, text)];
  const source = fences[1] ?? '';
  const rest = {
    body: text.slice(fences[0].length),
    bodyLine: fences[0].split('\n').length,
  };
  const plain = readPlainFields(source);
  // The fence above is the file's first line.
  if (plain !== undefined) {
    const { fields, lineOf } = plain;
    return { ...rest, fields, remarks: [], lineOf: (path) => lineOf(path) + 1 };
  }
  return parseYaml(file, source, rest);
}

/** A line that may belong to front matter: a field, an entry of a list, what is indented below one. */
const FIELD_LINE = /^(?:[\w-]+:(?:\s|$)|\s*- |\s+\S)/;
/** What was probably meant to be the line below the fields. */
const NEAR_FENCE = /^\s*[-\u2010-\u2015]+\s*$/;

/** The line above and below front matter that is TOML. */
const TOML_FENCE = /^\s*\+{3}\s*$/;

/** Whether a file is a text alone: it does not begin as if it had fields. */
function isPlainText(text: string): boolean {
  const [first = ''] = text.trimStart().split('\n');
  return (
    first !== '' &&
    ![/^[\w-]+:(?:\s|$)/, NEAR_FENCE, TOML_FENCE].some((beginning) => beginning.test(first))
  );
}

function onlyText(text: string): FrontMatter {
  return { fields: {}, body: text, bodyLine: 1, remarks: [], lineOf: () => 1 };
}

function explainNoFences(file: string, text: string): ContentProblem {
  const [first = '', ...others] = text.split('\n');
  if (TOML_FENCE.test(first)) {
    const fix = 'write lines "---" in place of "+++", and fields as "name: value"';
    return createFault(file, 1, `the front matter is TOML, which is not read; ${fix}`);
  }
  if (!/^---[ \t]*$/.test(first)) {
    const fix = 'begin the file with a line "---", fields as "name: value", and a line "---"';
    return createFault(file, 1, `the file has no front matter; ${fix}`);
  }
  const count = others.findIndex((line) => !FIELD_LINE.test(line));
  const end = count < 0 ? others.length : count;
  const next = others[end] ?? '';
  const opened = 'the front matter that begins on line 1 has no end';
  return NEAR_FENCE.test(next)
    ? createFault(file, end + 2, `${opened}; write "---" in place of "${next.trim()}"`)
    : createFault(file, end + 1, `${opened}; write a line "---" below this one`);
}

/** A value that begins with a quotation mark and does not end with it. */
const OPEN_QUOTE = /^[^\s:#][^:]*:\s+(["'])(?!.*\1\s*$)/;

/** The line of the file in which a quotation mark stays open; undefined where none does. */
function lineOfOpenQuote(source: string): number | undefined {
  const index = source.split('\n').findIndex((line) => OPEN_QUOTE.test(line));
  return index < 0 ? undefined : index + 2;
}

/** Reads front matter of any form. */
export function parseYaml(
  file: string,
  source: string,
  rest: Pick<FrontMatter, 'body' | 'bodyLine'>,
): FrontMatter | ContentProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: counter,
    prettyErrors: false,
    stringKeys: true,
  });
  // The fence above the YAML is the file's first line.
  const lineAt = (offset: number): number =>
    counter.linePos(Math.min(offset, Math.max(0, source.length - 1))).line + 1;
  // One mistake may be found at every level that it breaks.
  const faults = new Map(
    [...document.warnings, ...document.errors.toReversed()].map(({ pos, code }) => {
      // A quotation mark that nothing closes is missed at the end of all that it opened.
      const line = (code === 'MISSING_CHAR' && lineOfOpenQuote(source)) || lineAt(pos[0]);
      return [line, createFault(file, line, explainYaml({ code }))];
    }),
  );
  if (faults.size > 0) return [...faults.values()];

  const fields = toFields(document);
  if (typeof fields === 'string') return [createFault(file, 2, fields)];
  return {
    ...rest,
    fields,
    remarks: findComments(document, source).map(({ name, value, offset }) => {
      const said = value === undefined ? 'has no value' : `is "${value}" alone`;
      const message = `"${name}" ${said}, as "#" begins a comment; put the value in quotation marks`;
      return createRemark(file, lineAt(offset), message);
    }),
    lineOf: (path) => {
      const offset = findOffset(document.contents, path);
      return offset === undefined ? 1 : lineAt(offset);
    },
  };
}

/** A comment behind a field's name. */
const COMMENT_FOR_VALUE = /^[ \t]*:[ \t]+#/;
/** A comment behind a value that is written as a part of it, as in "Fellow #1"; others begin with a space. */
const COMMENT_IN_VALUE = /^[ \t]+#[^\s#]/;

interface Comment {
  /** The field whose value it cuts. */
  readonly name: string;
  /** What is left of the value; undefined where nothing is. */
  readonly value: string | undefined;
  /** Where the field begins. */
  readonly offset: number;
}

/** Comments that are probably meant for a field's value, or for a part of one. */
function findComments(document: Document, source: string): Comment[] {
  const found: Comment[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !(value === null || (isScalar(value) && value.value === null))) return;
      const [offset = 0, end = 0] = key.range ?? [];
      if (COMMENT_FOR_VALUE.test(source.slice(end)))
        found.push({ name: String(key.value), value: undefined, offset });
    },
    Scalar: (place, { type, range, source: value }, path) => {
      const field = path.findLast((node) => isPair(node));
      if (place === 'key' || type !== 'PLAIN' || !value || !isScalar(field?.key)) return;
      const [offset = 0, end = 0] = range ?? [];
      if (COMMENT_IN_VALUE.test(source.slice(end)))
        found.push({ name: String(field.key.value), value, offset });
    },
  });
  return found;
}

function toFields(document: Document): Readonly<Record<string, unknown>> | string {
  try {
    // An alias may stand within its own anchor, and such a value cannot be sent.
    const value: unknown = document.toJS({ maxAliasCount: 0 }) ?? {};
    return isRecord(value) ? value : 'the front matter is no list of fields; write "name: value"';
  } catch {
    return 'the YAML has an alias ("*name"); write the value itself there';
  }
}

/** Where the deepest part of a path that is there begins. */
function findOffset(node: Node | null, path: FieldPath): number | undefined {
  const [name, ...rest] = path;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
    if (!isPair(pair) || !isNode(pair.key)) return node.range?.[0];
    const inner = isNode(pair.value) && rest.length > 0 ? findOffset(pair.value, rest) : undefined;
    return inner ?? pair.key.range?.[0];
  }
  if (isSeq(node) && typeof name === 'number') {
    const entry = node.items[name];
    if (isNode(entry)) return findOffset(entry, rest) ?? entry.range?.[0];
  }
  return node?.range?.[0];
}
