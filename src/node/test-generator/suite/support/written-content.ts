import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { read } from './api.ts';
import type { ContentFilesFacts } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { plain } from './expectations.ts';
import type { Language } from './facts.ts';
import { decode } from './read-head.ts';

// What the files of a site's own content say. They are read here line by line, and not by the site's own code:
// what that gets wrong, it would get wrong in the answers and in what is expected of them.

/** A file of an item in one language, as far as its lines can be read without more. */
export interface WrittenItem {
  readonly id: string;
  /** The fields by their names; undefined where one line does not say the whole value. */
  readonly fields: Entity;
  /** The field that the text below them is. */
  readonly bodyField: string;
  /** The paragraphs of that text before its first heading which have no marks in them. */
  readonly paragraphs: readonly string[];
  /** The elements that stand in it there as HTML, by their names, each as often as it does. */
  readonly elements: readonly string[];
}

/** What the front matter says of its file, and not of the item. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['id', 'order', 'draft', 'markdown', 'bodyField']);
/** Front matter and text. */
const PARTS = /^---\r?\n(.*?\r?\n)---\r?\n(.*)$/s;
const FIELD = /^([A-Za-z_]\w*):(?: (\S.*))?$/;
/** A text without quotation marks, of which no rule of YAML makes anything else. */
const WORDS = /^(?!(?:true|false|null|yes|no|on|off)$)[\p{L}\d](?:(?!: | #).)*[^:\s]$/iu;
/** What shows tags as they are written, or not at all. */
const NO_HTML = /^(`{3,}|~{3,})[\s\S]*?^\1|(`+)[^`][\s\S]*?\2|^(?: {4}|\t).*$|<!--[\s\S]*?-->/gm;
/** What Markdown may read as a mark. */
const MARKS = /[*_`[\]<>#|!\\~$^{}]|&#?\w+;|https?:|www\.|@|^[-+\d]/;

/**
 * The files of a list in a language, of all items that are published; undefined where the content is not at hand.
 *
 * @throws where the folder is not there
 */
export function readWritten(
  { folder }: Pick<ContentFilesFacts, 'folder'>,
  { code }: Language,
): ReadonlyMap<string, WrittenItem> | undefined {
  const site = process.env.SITE_FOLDER;
  // Of another backend's answers, files say nothing.
  if (!site || process.env.API_ORIGIN) return undefined;
  const ending = `.${code}.md`;
  const place = path.join(site, folder);
  const names = readdirSync(place).filter((name) => name.endsWith(ending));
  return new Map(
    names.flatMap((name) => {
      const id = name.slice(0, -ending.length);
      const [, front = '', text = ''] =
        PARTS.exec(readFileSync(path.join(place, name), 'utf8')) ?? [];
      const fields = readFields(front);
      return fields.draft === true ? [] : [[id, readItem(id, fields, text)]];
    }),
  );
}

/** Expects that an answer's item says what its file does. */
export function expectAsWritten(
  item: Entity,
  { id, fields, bodyField, paragraphs, elements }: WrittenItem,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const own = read(item, name);
    // An answer has the fields that its description declares.
    if (OF_THE_FILE.has(name) || value === undefined || own === undefined) continue;
    const isFile = typeof value === 'string' && /^[^\s:]+\.[a-z\d]{2,5}$/i.test(value);
    // A file may be named by where it is beside the text, and is answered by where the site has it.
    const said = isFile ? expect.stringContaining(path.basename(value)) : value;
    expect(own, `${name} of ${id} is what its file says`).toEqual(said);
  }
  const html = plain(read(item, bodyField));
  const text = decode(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  if (text === '') return;
  for (const paragraph of paragraphs) expect(text, `the text of ${id}`).toContain(paragraph);
  const answered = elementsIn(html);
  for (const name of new Set(elements)) {
    const count = (names: readonly string[]) => names.filter((one) => one === name).length;
    expect(count(answered), `<${name}> in the text of ${id}`).toBeGreaterThanOrEqual(
      count(elements),
    );
  }
}

/** Whether a file says that its item is in the list; undefined where it cannot be told from its lines. */
export function isInList(
  { fields }: WrittenItem,
  { where }: ContentFilesFacts,
): boolean | undefined {
  const met = where.map(({ field, values }) => {
    if (!Object.hasOwn(fields, field)) return false;
    return fields[field] === undefined ? undefined : values.includes(fields[field]);
  });
  if (met.includes(false)) return false;
  return met.includes(undefined) ? undefined : true;
}

/** Whether a file has a field whose value cannot be told from its lines. */
export function isUnread({ fields }: WrittenItem, field: string): boolean {
  const [name = ''] = field.split('.');
  return Object.hasOwn(fields, name) && fields[name] === undefined;
}

function readItem(id: string, fields: Entity, text: string): WrittenItem {
  const [before = ''] = text.split(/^#/m);
  const paragraphs = before.split(/\n\s*\n/).map((block) => block.trim());
  return {
    id,
    fields,
    bodyField: plain(fields.bodyField) || 'text',
    paragraphs: paragraphs
      .filter((block) => block !== '' && !block.includes('\n') && !MARKS.test(block))
      .map((block) => block.replace(/\s+/g, ' ')),
    elements: elementsIn(before.replace(NO_HTML, '')),
  };
}

/** Readings above characters, words of another language, and what else an author writes as HTML within a line. */
function elementsIn(text: string): readonly string[] {
  return [...text.matchAll(/<(abbr|em|rt|ruby|small|strong|sub|sup)\b[^<>]*>/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

function readFields(front: string): Entity {
  const lines = front.split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      const [, name, written = ''] = FIELD.exec(line.trimEnd()) ?? [];
      if (name === undefined) return [];
      // What goes on in the next line is more than this one says.
      return [[name, /^\s/.test(lines[index + 1] ?? '') ? undefined : readValue(written)]];
    }),
  );
}

function readValue(written: string): string | number | boolean | undefined {
  const [, double, single] = /^(?:"([^"\\]*)"|'((?:[^']|'')*)')$/.exec(written) ?? [];
  if (double !== undefined) return double;
  if (single !== undefined) return single.replaceAll("''", "'");
  if (written === 'true' || written === 'false') return written === 'true';
  if (/^(?:0|-?[1-9]\d{0,14})$/.test(written)) return Number(written);
  // Numbers of other kinds, and what YAML may take for one.
  if (/^[\d.+-][\da-f.xo_:+-]*$/i.test(written)) {
    return /^\d{4}-\d\d-\d\d$/.test(written) ? written : undefined;
  }
  return WORDS.test(written) ? written : undefined;
}
