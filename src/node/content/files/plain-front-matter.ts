import type { FieldPath } from './content-file.ts';
import { readPlainTexts } from './plain-texts.ts';

/** Front matter that could be read without a parser. */
export interface PlainFields {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The line of the nearest place to a path, within the front matter and counted from 1. */
  lineOf(path: FieldPath): number;
}

const FIELD = /^([A-Za-z_]\w*): (\S(?:.*\S)?)$/;
const LIST = /^([A-Za-z_]\w*):$/;
const ENTRY = /^( *)- (\S(?:.*\S)?)$/;
/** Texts in quotation marks that hold no others and no escapes. */
const QUOTED = /^"([^"\\]*)"$|^'([^']*)'$/;
/** Texts that no rule of YAML takes for anything else: they begin as words and paths do. */
const WORDS = /^(?:[A-Za-z/\u00a1-\u{10ffff}]|\d+\p{Script=Han})/u;
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/;
/** What a text of words does not hold: the beginning of a comment, or of a field. */
const SIGN = /: | #|:$/;
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const INTEGER = /^(?:0|[1-9]\d{0,14})$/;
const KEYWORD = /^(?:true|false|null)$/i;

type Fields = Record<string, unknown>;

/**
 * Reads front matter of plain lines, which nearly all files have: fields of texts, numbers and truths,
 * and lists of them. Undefined where a line may be more than that; YAML's own parser, which takes ten
 * times as long, reads it then.
 */
export function readPlainFields(source: string): PlainFields | undefined {
  if (UNSEEN.test(source.replaceAll('\n', ''))) return undefined;
  const fields: Fields = {};
  const lines = new Map<string, number>();
  let list: unknown[] | undefined;
  let indent: string | undefined;
  let entry: Fields | undefined;
  let key = '';

  const put = (into: Fields, path: string, name: string, text: string, line: number): boolean => {
    const value = readValue(text);
    if (value === undefined || Object.hasOwn(into, name) || name === '__proto__') return false;
    into[name] = value;
    lines.set(path + name, line);
    return true;
  };

  const readLine = (text: string, line: number): boolean => {
    const [, blank = '', content = ''] = ENTRY.exec(text) ?? [];
    if (content !== '' && list !== undefined) {
      indent ??= blank;
      if (blank !== indent) return false;
      const place = `${key}/${list.length}`;
      lines.set(place, line);
      const [, name, value = ''] = FIELD.exec(content) ?? [];
      entry = name === undefined ? undefined : {};
      const item = entry ?? readValue(content);
      list.push(item);
      return entry === undefined || name === undefined
        ? item !== undefined
        : put(entry, `${place}/`, name, value, line);
    }
    const inner = entry === undefined ? '' : `${indent}  `;
    if (entry !== undefined && list !== undefined && text.startsWith(inner)) {
      const [, name = '', value = ''] = FIELD.exec(text.slice(inner.length)) ?? [];
      return put(entry, `${key}/${list.length - 1}/`, name, value, line);
    }
    // A field without a value is for the parser.
    if (list?.length === 0) return false;
    [list, indent, entry] = [undefined, undefined, undefined];
    const [, name = ''] = LIST.exec(text) ?? [];
    if (name === '') {
      const [, field = '', value = ''] = FIELD.exec(text) ?? [];
      return put(fields, '', field, value, line);
    }
    if (Object.hasOwn(fields, name) || name === '__proto__') return false;
    [list, key] = [[], name];
    fields[name] = list;
    lines.set(name, line);
    return true;
  };

  const written = source.replace(/\n$/, '').split('\n');
  for (let index = 0; index < written.length; index += 1) {
    const name = LIST.exec(written[index] ?? '')?.[1] ?? '';
    const texts = name === '' ? undefined : readPlainTexts(written, index + 1, readValue);
    if (!readLine(written[index] ?? '', index + 1)) return undefined;
    if (texts === undefined) continue;
    fields[name] = texts.fields;
    // What has no field of that name begins with its first one.
    lines.set(`${name}/`, index + 2);
    for (const [key, line] of texts.lines) lines.set(`${name}/${key}`, line);
    list = undefined;
    index = texts.end - 1;
  }
  return list?.length === 0 ? undefined : { fields, lineOf: (path) => findLine(path, lines) };
}

/** The line of the deepest part of a path that is there; of what lacks the entry, of its first. */
function findLine(path: FieldPath, lines: ReadonlyMap<string, number>): number {
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length);
    const line = lines.get(part.join('/'));
    if (line !== undefined) return line;
    const [name, entry] = part;
    const first = `${name}/${typeof entry === 'number' ? 0 : ''}`;
    const listed = length === 2 ? lines.get(first) : undefined;
    if (listed !== undefined) return listed;
  }
  return 1;
}

function readValue(text: string): string | number | boolean | undefined {
  const quoted = QUOTED.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2];
  if (SIGN.test(text)) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (INTEGER.test(text)) return Number(text);
  return DATE.test(text) || (WORDS.test(text) && !KEYWORD.test(text)) ? text : undefined;
}
