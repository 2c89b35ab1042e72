import {
  applyEdits,
  type Edit,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { createFinding, type Finding } from '../findings/finding.ts';
import { explainSyntax, FULL_WIDTH } from '../text/explain-syntax.ts';
import { placeAt } from '../text/manifest-file.ts';

/** More steps than a file of a site has mistakes; each step fixes one. */
const MAX_STEPS = 1000;

/** A text that is JSON now, and what was fixed. */
export interface FixedSyntax {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/**
 * Fixes what a text has that JSON does not know, where it can only mean one thing: a byte order mark,
 * commas that are missing, doubled or before a closing bracket, comments, quotes of another kind,
 * keys without any.
 *
 * @returns undefined where a person has to look at the rest
 */
export function fixSyntax(file: string, broken: string): FixedSyntax | undefined {
  const fixed: Finding[] = [];
  let text = broken;
  if (text.startsWith('\uFEFF')) {
    text = text.slice(1);
    const message = 'the file begins with a byte order mark; save it as UTF-8 without one';
    fixed.push(createFinding('M002', { file, line: 1, column: 1 }, message));
  }
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    const [error] = errors;
    if (error === undefined) return fixed.length === 0 ? undefined : { text, fixed };
    const edit = findEdit(text, error);
    if (edit === undefined) return undefined;
    fixed.push(
      createFinding('M006', placeAt(file, text, error.offset), explainSyntax(text, error)),
    );
    text = applyEdits(text, [edit]);
  }
  return undefined;
}

function findEdit(text: string, { offset, error, length }: ParseError): Edit | undefined {
  const rest = text.slice(offset);
  const name = printParseErrorCode(error);
  if (name === 'InvalidCommentToken') return cutComment(text, offset, length);
  if (name === 'CommaExpected' && /^["{[\w-]/.test(rest)) return addComma(text, offset);
  return quote(rest, offset) ?? dropComma(text, offset, rest);
}

/** A comment goes, and its whole line where nothing else stands there. */
function cutComment(text: string, offset: number, length: number): Edit {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const isAlone = text.slice(lineStart, offset).trim() === '';
  const after = /^[ \t]*\r?\n/.exec(text.slice(offset + length))?.[0] ?? '';
  if (isAlone && after !== '') {
    return { offset: lineStart, length: offset + length + after.length - lineStart, content: '' };
  }
  const before = /[ \t]*$/.exec(text.slice(lineStart, offset))?.[0].length ?? 0;
  const space = isAlone ? 0 : before;
  return { offset: offset - space, length: length + space, content: '' };
}

/** A text or a key in other quotes, or in none, and the signs of a Chinese keyboard. */
function quote(rest: string, offset: number): Edit | undefined {
  const single = /^'((?:[^'\\\n]|\\.)*)'/.exec(rest);
  if (single !== null) return replace(offset, single[0], asText(single[1] ?? ''));
  const full = /^[“”]([^“”"\n]*)[“”]/.exec(rest);
  if (full !== null) return replace(offset, full[0], asText(full[1] ?? ''));
  const sign = FULL_WIDTH[rest.charAt(0)];
  if (sign !== undefined && sign !== '"') return replace(offset, rest.charAt(0), sign);
  const key = /^([\w$-]+)(?=\s*[:：])/.exec(rest)?.[1];
  if (key !== undefined) return replace(offset, key, JSON.stringify(key));
  const word = /^(?:true|false|null)\b/i.exec(rest)?.[0];
  return word === undefined || word === word.toLowerCase()
    ? undefined
    : replace(offset, word, word.toLowerCase());
}

/** The inside of other quotes as a JSON text; a double quote in it needs a backslash now. */
function asText(inner: string): string {
  return `"${inner.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"')}"`;
}

/** A comma after what stands before the next value. */
function addComma(text: string, offset: number): Edit {
  return { offset: text.slice(0, offset).trimEnd().length, length: 0, content: ',' };
}

/** A comma before a closing bracket or another comma; nothing but space stands between them. */
function dropComma(text: string, offset: number, rest: string): Edit | undefined {
  const comma = /,(\s*)$/.exec(text.slice(0, offset));
  if (comma === null || !/^[}\],]/.test(rest)) return undefined;
  return { offset: comma.index, length: 1, content: '' };
}

function replace(offset: number, part: string, content: string): Edit {
  return { offset, length: part.length, content };
}
