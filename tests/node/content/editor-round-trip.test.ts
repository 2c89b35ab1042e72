import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import yaml from 'yaml-of-editors';
import {
  createSectionRenderer,
  finish,
  type MarkdownText,
  parseContentFile,
  readMarkdownFiles,
} from '../../../src/node/content/index.ts';
import { FOLDERS } from '../../institute-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FENCES = /^---\n([\s\S]*?\n)??---\n?\n?/;
const render = createSectionRenderer();

/** Times are objects in an editor, and are written in full. */
const TIMES = {
  identify: (value: unknown) => value instanceof Date,
  default: true as const,
  tag: '!timestamp',
  test: /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/,
  resolve: (text: string) => new Date(text),
  stringify: (node: object) =>
    'value' in node && node.value instanceof Date ? node.value.toISOString() : '',
};

/** A file as an editor of Markdown in git writes it that has read it: Decap CMS, with its own YAML. */
function writeBack(text: string): string {
  const front = FENCES.exec(text);
  const document = yaml.parseDocument(front?.[1] ?? '', { customTags: [TIMES] });
  const body = text.slice(front?.[0].length ?? 0);
  const written = new yaml.Document();
  written.contents = yaml.createNode(document.toJSON() ?? {});
  return `---\n${String(written)}---\n${body}`;
}

function said(source: MarkdownText) {
  const { content, problems } = parseContentFile(source, render);
  if (content === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { fields: Object.fromEntries(content.item.fields), sections: content.item.sections };
}

describe.each([
  [FOLDERS.content, ['zh', 'en']],
  ['tests/sites/museum/content', ['ar', 'en']],
  ['tests/sites/research-group/content', ['de']],
  ['tests/sites/archive/content/@team', ['en', 'fr']],
])('the content of %s', (folder, languages) => {
  const { files } = finish(readMarkdownFiles(path.join(ROOT, folder), languages));

  test('says the same when an editor has written it', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const source of files) {
      const text = writeBack(source.text);
      expect([source.file, said({ ...source, text })]).toEqual([source.file, said(source)]);
    }
  });
});

test('a text of an editor is the same Markdown, whatever is in it', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '',
      '- a',
      '# x',
      '---',
      '> q',
      '    code',
      'a: b',
      '| c |',
      "it's",
      '"q"',
      '&x *y*',
    ),
    fc
      .string({ maxLength: 100 })
      .map((text) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')),
  );
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, (markdown) => {
      const written = new yaml.Document();
      written.contents = yaml.createNode({ markdown: { a: markdown }, bodyField: 'b' });
      const name = { file: 'n/a.en.md', folder: 'n', id: 'a', language: 'en' };
      const { fields } = said({ ...name, text: `---\n${String(written)}---\n` });
      const html = render('a.en.md', markdown, 1, 'a').sections[0]?.html;
      expect(fields.a).toEqual(html);
    }),
    { numRuns: 2000 },
  );
});
