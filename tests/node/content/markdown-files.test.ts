import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readMarkdownFiles } from '../../../src/node/content/files/read-markdown-files.ts';
import { finish, listMarkdownFiles } from '../../../src/node/content/index.ts';

/** A content folder with these files. */
function write(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const read = (folder: string, languages = ['zh', 'en']) =>
  finish(readMarkdownFiles(folder, languages));
const said = (problems: ReturnType<typeof read>['problems']) =>
  problems.map(({ file, line, leftOut, message }) => [file, line, leftOut, message]);

describe('the files of a content folder', () => {
  test('are listed in the order of their names, by folder, id and language', () => {
    const folder = write({ 'b/c.d.en.md': '', 'b/a.zh.md': '', 'b/a.en.md': '', 'a.en.md': '' });
    const { names, problems } = listMarkdownFiles(folder, ['zh', 'en']);
    expect(problems.map(({ message }) => message)).toEqual([
      'the id "c.d" is no good part of a URL; use a–z, 0–9 and single hyphens',
    ]);
    expect(names).toEqual([
      { file: 'a.en.md', folder: '', id: 'a', language: 'en' },
      { file: 'b/a.en.md', folder: 'b', id: 'a', language: 'en' },
      { file: 'b/a.zh.md', folder: 'b', id: 'a', language: 'zh' },
      { file: 'b/c.d.en.md', folder: 'b', id: 'c.d', language: 'en' },
    ]);
  });

  test('are not what is beside them: media, other APIs, hidden files, files of other kinds', () => {
    const folder = write({
      'media/a.en.md': '',
      '@library/b.en.md': '',
      '.hidden/c.en.md': '',
      '.d.en.md': '',
      'notes/.e.en.md': '',
      'notes/f.webp': '',
      'notes/media/g.en.md': '',
      'mediation/h.en.md': '',
    });
    const { names, problems } = listMarkdownFiles(folder, ['zh', 'en']);
    expect(names.map(({ file }) => file)).toEqual(['mediation/h.en.md', 'notes/media/g.en.md']);
    expect(problems).toEqual([]);
  });

  test.each([
    ['a.en.mdx', 'a.en.md'],
    ['a.en.markdown', 'a.en.md'],
    ['a.en.MD', 'a.en.md'],
    ['a.en.md.txt', 'a.en.md'],
    ['notes/a.en.mkd', 'a.en.md'],
  ])('are not read where they are called %s, which is said', (name, meant) => {
    const { names, problems } = listMarkdownFiles(write({ [name]: '' }), ['zh', 'en']);
    expect(names).toEqual([]);
    expect(said(problems)).toEqual([
      [name, 1, false, `nobody reads a file of this name; call it ${meant}`],
    ]);
  });

  test.each([
    ['a.md', ['zh', 'en'], 'a.zh.md or a.en.md'],
    ['a.fr.md', ['zh', 'en'], 'a.zh.md or a.en.md'],
    ['A b.md', ['en'], 'A b.en.md'],
    ['a.b.md', ['en'], 'a.en.md'],
    ['a--b.md', ['en'], 'a--b.en.md'],
  ])('need a language in their names, as %s of %j lacks', (name, languages, meant) => {
    const { names, problems } = listMarkdownFiles(write({ [`x/${name}`]: '' }), languages);
    expect(names).toEqual([]);
    const message = `the name "${name}" has no language of the site; call it ${meant}`;
    expect(said(problems)).toEqual([[`x/${name}`, 1, true, message]]);
  });

  test('of a folder that is not there are none, and that is said', () => {
    const { names, problems } = listMarkdownFiles('/no/such/folder', ['en']);
    expect(names).toEqual([]);
    expect(problems).toMatchObject([{ file: '.', line: 1, code: 'M402', leftOut: true }]);
    expect(problems[0]?.message).toMatch(/^the folder cannot be read: .*ENOENT/);
  });

  test('are read as UTF-8 with plain ends of lines, and without a mark at their beginning', () => {
    const folder = write({ 'a.en.md': '\ufeff---\r\na: ü\r---\n', 'b.en.md': '' });
    const { files, problems } = read(folder);
    expect(problems).toEqual([]);
    expect(files.map(({ id, text }) => [id, text])).toEqual([
      ['a', '---\na: ü\n---\n'],
      ['b', ''],
    ]);
  });

  test('have at most a mebibyte, and are UTF-8', () => {
    const full = 1024 * 1024;
    const folder = write({
      'a.en.md': 'x'.repeat(full),
      'b.en.md': 'x'.repeat(full + 1),
      'c.en.md': Buffer.from('one\ntwo\nth\xe9\n', 'latin1'),
      'd.fr.md': '',
    });
    const { files, problems } = read(folder);
    expect(files.map(({ id }) => id)).toEqual(['a']);
    expect(said(problems)).toEqual([
      ['d.fr.md', 1, true, expect.stringContaining('has no language of the site')],
      [
        'b.en.md',
        1,
        true,
        'the file cannot be read: it has 1048577 bytes, and 1048576 are the most; part its text',
      ],
      ['c.en.md', 3, true, 'the file cannot be read: it is not UTF-8; save it as UTF-8'],
    ]);
  });

  test('are no links to what is elsewhere, or not there; links within the content are read', () => {
    const folder = write({ 'notes/a.en.md': 'A.' });
    const outside = write({ 'secret.md': 'Secret.' });
    const link = (target: string, name: string) => symlinkSync(target, path.join(folder, name));
    link(path.join(outside, 'secret.md'), 'b.en.md');
    link('nothing.md', 'c.en.md');
    link('notes/a.en.md', 'd.en.md');
    const { files, problems } = read(folder);
    expect(files.map(({ id, text }) => [id, text])).toEqual([
      ['d', 'A.'],
      ['a', 'A.'],
    ]);
    const refused = 'the file cannot be read: it is a link to a';
    expect(said(problems)).toEqual([
      ['b.en.md', 1, true, `${refused} place outside the content; put the file itself here`],
      ['c.en.md', 1, true, `${refused} file that is not there; put the file itself here`],
    ]);
  });

  test('may lie in a folder that is a link itself', () => {
    const folder = write({ 'notes/a.en.md': 'A.' });
    const link = path.join(write({}), 'content');
    symlinkSync(folder, link);
    expect(read(link)).toMatchObject({ files: [{ text: 'A.' }], problems: [] });
  });

  test('without a language in their names are documents of a site in one language', () => {
    const { names, problems } = listMarkdownFiles(write({ 'a/b/the-lake.md': '' }), ['en']);
    const document = { file: 'a/b/the-lake.md', language: 'en', isDocument: true };
    expect(names).toEqual([
      { ...document, folder: 'a/b', id: 'the-lake' },
      { ...document, folder: 'documents', id: 'a-b-the-lake' },
    ]);
    expect(problems).toEqual([]);
  });
});
