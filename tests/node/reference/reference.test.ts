import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { Refusal } from '../../../src/node/command-line/index.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { Schemas } from '../../../src/node/compiler/schema/schemas.ts';
import {
  printReference,
  printReferenceDocuments,
} from '../../../src/node/reference/print-reference.ts';
import { PROJECT } from '../compiler/small-site.ts';

const SCHEMAS = requireSchemas(PROJECT);
const PAGE = printReference(SCHEMAS);
const ANCHORS = [...PAGE.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));

/** The anchor that a heading has where Markdown is shown. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** The part of the page below a heading. */
function partOf(title: string): string {
  const [, part = ''] = PAGE.split(new RegExp(`^#+ ${title}$`, 'm'));
  return part.split(/^#+ /m)[0] ?? '';
}

/** The row of a property in the table of a part, cell by cell. */
function rowOf(title: string, property: string): string[] | undefined {
  const row = partOf(title)
    .split('\n')
    .find((line) => line.startsWith(`| \`${property}\` `));
  return row
    ?.split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The parts of a schema that have a description, at any depth. */
function describedParts(schema: unknown): { schema: Record<string, unknown>; words: string }[] {
  if (Array.isArray(schema)) return schema.flatMap(describedParts);
  if (!isRecord(schema)) return [];
  const inner = Object.values(schema).flatMap(describedParts);
  const { description } = schema;
  return typeof description === 'string' ? [{ schema, words: description }, ...inner] : inner;
}

/** The properties of every schema that has any, but for their old names. */
const PROPERTIES = SCHEMAS.all
  .flatMap((file) => [file, ...Object.values(isRecord(file.$defs) ? file.$defs : {})])
  .filter(isRecord)
  .flatMap(({ title, properties }) =>
    Object.entries(isRecord(properties) ? properties : {})
      .filter(([, property]) => !(isRecord(property) && property.deprecated))
      .map(([name]): [string, string] => [
        String(title).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        name,
      ]),
  );

describe('the reference', () => {
  test('has a row for each property of the schemas', () => {
    expect(PROPERTIES.length).toBeGreaterThan(150);
    expect(PROPERTIES.filter(([title, name]) => rowOf(title, name) === undefined)).toEqual([]);
  });

  test('has an anchor of its own for each part, and links to no others', () => {
    expect(new Set(ANCHORS).size).toBe(ANCHORS.length);
    const links = [...PAGE.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
  });

  test('shows an example in each part', () => {
    const parts = PAGE.split(/^###+ /m).slice(1);
    expect(parts.filter((part) => !part.includes('```json\n'))).toEqual([]);
  });

  test.each<[part: string, property: string, type: string, needed: string]>([
    ['Source', 'endpoint', '[Endpoint](#endpoint)', 'required'],
    ['Source', 'paging', 'one of `"none"`, `"client"`, `"server"`', 'default: `"none"`'],
    ['Grid layout', 'type', 'always `"grid"`', 'required'],
    ['Page manifest', 'aliases', 'list of [Route](#route)', 'optional'],
    ['Split frame', 'views', 'list of 2 [Pane](#pane)', 'required'],
    ['Text field', 'clamp', 'whole number, 1 to 12', 'optional'],
    ['Email block', 'copy', '`true` or `false`', 'default: `false`'],
    ['Font', 'scale', 'number', 'default: `100`'],
    ['Api conventions', 'timeout', 'whole number, at least 100', 'default: `10000`'],
    ['Text field', 'format', '[Format](#format)', 'default: `"text"`'],
    ['Api conventions', 'query', 'object of string by name', 'optional'],
    ['Tab', 'item.note', '[Text field](#text-field)', 'optional'],
  ])('says of %s that its `%s` is %s, %s', (part, property, type, needed) => {
    expect(rowOf(part, property)?.slice(1, 3)).toEqual([type, needed]);
  });

  test('has the default in a schema that a description names as a value', () => {
    const named = SCHEMAS.all.flatMap(describedParts).flatMap((part) => {
      const [, value] = /(?:^|[.;] )(True|False|\d+|`[^`/]+`) by default\./.exec(part.words) ?? [];
      // The path at a backend is what another property says.
      return value === undefined || value === '`base`' ? [] : [{ ...part, value }];
    });
    expect(named.length).toBeGreaterThan(25);
    for (const { schema, words, value } of named) {
      const said = value
        .replaceAll('`', '')
        .replace(/^[TF](?=rue|alse)/, (letter) => letter.toLowerCase());
      expect(String(schema.default), words).toBe(said);
    }
  });

  test('leaves out old names', () => {
    expect(rowOf('Source', 'url')).toBeUndefined();
  });
});

describe('the documents of the reference', () => {
  const documents = printReferenceDocuments(SCHEMAS);
  const overview = documents.get('src/docs/reference.md') ?? '';
  const groups = [...documents].filter(([, text]) => text !== overview);
  /** The headings of a document, and its links into the reference, each as a file and an anchor. */
  const headingsOf = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  const linksOf = (file: string, text: string) =>
    [...text.matchAll(/\]\(([\w/.-]*)#([^)]+)\)/g)].map(([, target = '', anchor = '']) => ({
      file: target === '' ? file : path.posix.join(path.posix.dirname(file), target),
      anchor,
    }));

  test('explain together what one page would, each a group', () => {
    const explained = groups.flatMap(([, text]) => headingsOf(text));
    expect(explained).toEqual(ANCHORS.filter((anchor) => anchor !== 'reference'));
    for (const [file, text] of groups) {
      expect(text.match(/^# .+$/gm), file).toHaveLength(1);
      expect(file).toBe(`src/docs/reference/${headingsOf(text)[0]}.md`);
    }
  });

  test('lead to headings that are there, in their own document or another', () => {
    const links = [...documents].flatMap(([file, text]) => linksOf(file, text));
    expect(links.length).toBeGreaterThan(400);
    const isThere = ({ file, anchor }: { file: string; anchor: string }) =>
      headingsOf(documents.get(file) ?? '').includes(anchor);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    const layouts = documents.get('src/docs/reference/layouts.md');
    expect(layouts).toContain('[Card item](#card-item)');
    expect(layouts).toContain('[Text field](shared-parts.md#text-field)');
  });

  test('begin with one that leads to each of the others and to all that they explain', () => {
    const linked = linksOf('src/docs/reference.md', overview);
    for (const [file, text] of groups) {
      expect(overview).toContain(`](reference/${path.basename(file)})`);
      const anchors = linked.filter((link) => link.file === file).map(({ anchor }) => anchor);
      expect(anchors, file).toEqual(headingsOf(text).slice(1));
    }
  });
});

const FLAG = {
  $id: 'schemas/view.schema.json',
  title: 'Flag',
  description: 'A flag.',
  type: 'object',
  properties: { up: { description: 'Up | down.', type: 'boolean' } },
  examples: [{ up: true }],
};

const PART = { title: 'Part', description: 'A part.', type: 'object', examples: [{}] };

/** The page of schemas of one's own. */
function printOf(...files: readonly Record<string, unknown>[]): string {
  return printReference(new Schemas(new Map(files.map((file) => [String(file.$id), file]))));
}

describe('the reference of other schemas', () => {
  test('keeps what would end a cell', () => {
    expect(printOf(FLAG)).toContain('| Up \\| down. |');
  });

  test.each<[what: string, files: Record<string, unknown>[], message: RegExp]>([
    ['an example', [{ ...FLAG, examples: [] }], /"Flag" has no example/],
    ['a title', [{ ...FLAG, title: undefined }], /view\.schema\.json has no title/],
    [
      'a title of its own',
      [FLAG, { ...FLAG, $id: 'schemas/page.schema.json' }],
      /^schemas\/page\.schema\.json: "title" is "Flag", as in schemas\/view\.schema\.json; write another/,
    ],
    [
      'titles of their own',
      [{ ...FLAG, $defs: { one: PART, two: PART } }],
      /^schemas\/view\.schema\.json#\/\$defs\/two: "title" is "Part", as in schemas\/view\.schema\.json#\/\$defs\/one/,
    ],
  ])('is not printed without %s of each part', (_, files, message) => {
    const print = () => printOf(...files);
    expect(print).toThrow(message);
    // Commands print a refusal as a message, without a stack.
    expect(print).toThrow(Refusal);
  });

  test('has a group for each file', () => {
    const print = () => printOf({ ...FLAG, $id: 'schemas/flag.schema.json' });
    expect(print).toThrow(/flag\.schema\.json is in no group/);
  });
});
