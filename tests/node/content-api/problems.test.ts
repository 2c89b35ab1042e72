import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { both, type Files, getJson, loadSmallContent } from './small-content.ts';

const valid: Files = {
  ...both('about', 'title: About', '# text\n\nx'),
  ...both('notes/good', 'title: Good', '# text\n\nx'),
  ...both('events/good', 'group: talk\ntime: 2026-01-01T00:00:00Z'),
  ...both('fellows/good', 'name: Good\ntype: in'),
};
const text = '# text\n\nx';

/** The problems of a valid site whose Chinese file at a place has this text. */
function problemsOf(place: string, content: string | Uint8Array) {
  const files = {
    ...valid,
    // Whatever the file has, the other language has it too.
    ...both(place, 'title: x\nname: x\ntype: in\ntime: 2026-01-01T00:00:00Z\ngroup: fair', text),
    [`${place}.zh.md`]: content,
  };
  const { problems } = loadSmallContent(files);
  return problems.filter(({ file }) => file === `${place}.zh.md`);
}

const fault = (line: number, message: string) => ({ line, message, code: 'M402', leftOut: true });
const remark = (line: number, message: string) => ({ line, message, code: 'M403', leftOut: false });
const page = (frontMatter: string, body = text) => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('content that is valid', () => {
  it('has no problems', () => {
    expect(loadSmallContent(valid).problems).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['without front matter', 'title: x\n\n# text\n\nHello', fault(1, 'has no front matter')],
    ['that begins with a line alone', '–––\ntitle: x\n---\n', fault(1, 'has no front matter')],
    ['that is a text alone', 'Hello', fault(1, '"title" is missing')],
    ['with front matter that never ends', '---\ntitle: x\n', fault(2, 'has no end')],
    ['with broken YAML', page('title: x\ntags: [a'), fault(3, 'a bracket above is not closed')],
    [
      'with a field twice',
      page('title: x\ntitle: y'),
      fault(3, 'the field of this line is there already; keep one of them'),
    ],
    ['with an alias', page('title: &a x\nlink: *a'), fault(2, 'has an alias')],
    ['with a list as front matter', page('- a'), fault(2, 'no list of fields')],
    ['in another encoding', Uint8Array.of(0xc4, 0xe3), fault(1, 'save it as UTF-8')],
    [
      'with a line in another encoding',
      Buffer.from('---\ntitle: x\nmail: \xe9\n---\n', 'latin1'),
      fault(3, 'save it as UTF-8'),
    ],
    [
      'that is larger than a page can be',
      page('title: x', `${text}\n${'y'.repeat(1024 * 1024)}`),
      fault(1, '1048576 are the most; part its text'),
    ],
    [
      'with lists within lists without end',
      page(`title: ${'['.repeat(5000)}${']'.repeat(5000)}`),
      fault(2, 'too deep inside each other'),
    ],
    [
      'with a field of every object',
      page('title: x\n__proto__:\n  title: y'),
      remark(3, '"__proto__" is no field here'),
    ],
    ['without a required field', page('order: 1'), fault(2, '"title" is missing; add "title: …"')],
    ['with an empty required field', page('title:'), fault(2, '"title" is missing')],
    [
      'without a required section',
      page('title: x', ''),
      fault(2, '"text" is missing; write it as Markdown, below "markdown:" of the front matter'),
    ],
    ['with a number for a text', page('order: 1\ntitle: 5'), fault(3, 'put it in quotation marks')],
    [
      'with a bad URL',
      page('title: x\nmail: nobody'),
      fault(3, '"mail" is "nobody"; it has to be of the form'),
    ],
    ['with a bad link', page('title: x\nlink: a b'), fault(3, '"link" is "a b"')],
    [
      'with a mistake inside a list',
      page('title: x\nlinks:\n  - url: a\n  - ulr: b'),
      fault(5, '"ulr" is no field of "links › 2"; did you mean "url"?'),
    ],
    [
      'with an unknown field',
      page('title: x\ntagz: [a]'),
      remark(3, '"tagz" is no field here; did you mean "tags"?'),
    ],
    [
      'with an unknown heading',
      page('title: x', `${text}\n\n# More\n\ny`),
      remark(9, '"More" is no HTML field'),
    ],
    [
      'with text above the first heading',
      page('title: x', `Hello\n\n${text}`),
      remark(5, 'belongs to no field'),
    ],
    [
      'with a section twice',
      page('title: x', `${text}\n\n${text}`),
      remark(9, '"text" is written twice, first on line 5'),
    ],
    ['with an empty section', page('title: x', '# text'), remark(5, '"text" is empty')],
    [
      'with a level-1 heading in a quotation',
      page('title: x', `${text}\n\n> # a`),
      remark(9, 'use level 2 or lower'),
    ],
    [
      'with HTML in front matter',
      page('title: x\ntext: y', ''),
      fault(3, '"text" holds HTML; write it as Markdown, below'),
    ],
    [
      'with plain text as a section',
      page('order: 1', `${text}\n\n# title\n\ny`),
      fault(9, '"title" is plain text'),
    ],
    [
      'with the id of another',
      page('id: other\ntitle: x'),
      remark(2, '"id" is "other", but the file’s name says "bad"'),
    ],
  ])('%s is a problem', (_, content, problem) => {
    const expected = {
      ...problem,
      file: 'notes/bad.zh.md',
      message: expect.stringContaining(problem.message),
    };
    expect(problemsOf('notes/bad', content)).toContainEqual(expected);
  });

  it.each([
    ['fellows/bad', page('name: x', ''), fault(1, '"type" is missing, so no list shows the item')],
    ['fellows/bad', page('name: x\ntype: on', ''), fault(3, '"type" is "on"; did you mean "in"?')],
    [
      'events/bad',
      page('time: 2026-01-01T00:00:00Z\ngroup: talks', ''),
      remark(3, '"talks", so no list shows the item; did you mean "talk"?'),
    ],
    [
      'events/bad',
      page('group: fair\ntime: 2026-02-30T00:00:00Z', ''),
      fault(3, '"time" is "2026-02-30T00:00:00Z"'),
    ],
    ['about', page('title: x\nnotes: []'), remark(3, '"notes" is no field here')],
  ])('at %s is checked for what its lists need (%#)', (place, content, problem) => {
    const expected = {
      ...problem,
      file: `${place}.zh.md`,
      message: expect.stringContaining(problem.message),
    };
    expect(problemsOf(place, content)).toEqual([expected]);
  });

  it('with a heading in a code block has no problem', () => {
    expect(problemsOf('notes/bad', page('title: x', '# text\n\n```\n# code\n```'))).toEqual([]);
  });

  it('with the line ends and byte order mark of Windows has no problem', () => {
    const content = `\ufeff${page('title: x')}`.replaceAll('\n', '\r\n');
    expect(problemsOf('notes/bad', content)).toEqual([]);
  });
});

describe('a folder', () => {
  it.each([
    [
      'without a partner for a file',
      { 'notes/a.zh.md': page('title: x') },
      'notes/a.zh.md',
      'the item has no "en"; write notes/a.en.md',
    ],
    [
      'with a file of no language',
      { 'notes/a.md': '' },
      'notes/a.md',
      'call it a.zh.md or a.en.md',
    ],
    [
      'with a file of another language',
      { 'notes/a.fr.md': '' },
      'notes/a.fr.md',
      'call it a.zh.md or a.en.md',
    ],
    [
      'with a name that is no slug',
      both('notes/A B', 'title: x', text),
      'notes/A B.zh.md',
      'the id "A B"',
    ],
  ])('%s is a problem', (_, files, file, message) => {
    const { problems } = loadSmallContent({ ...valid, ...files });
    expect(problems).toContainEqual(
      expect.objectContaining({ file, line: 1, message: expect.stringContaining(message) }),
    );
  });

  it('that the description names has to be there, and so has an object', () => {
    expect(loadSmallContent({}).problems.map(({ file }) => file)).toEqual([
      'about.zh.md',
      'events',
      'fellows',
      'notes',
    ]);
  });

  it.each([
    ['cannot be read', '---\n[\n---\n'],
    ['would break the description', page('title: 5')],
  ])('serves the rest when a file %s', async (_, content) => {
    const bad = { 'notes/bad.zh.md': content, 'notes/bad.en.md': page('title: x') };
    const site = loadSmallContent({ ...valid, ...bad });
    expect(await getJson(site, '/notes')).toEqual([{ id: 'good', title: 'Good' }]);
    expect(await getJson(site, '/notes', { 'Accept-Language': 'en' })).toHaveLength(2);
  });
});

describe('a link', () => {
  it.each([
    ['out of the content', tmpdir(), 'outside the content'],
    ['to itself', '', 'ELOOP'],
  ])('%s is a problem, and the rest is served', async (_, folder, words) => {
    const loaded = loadSmallContent(valid, undefined, (content) => {
      const link = path.join(content, 'notes/linked.zh.md');
      const outside = path.join(mkdtempSync(path.join(folder || content, 'x-')), 'note.md');
      writeFileSync(outside, page('title: Secret'));
      symlinkSync(folder === '' ? link : outside, link);
    });
    expect(loaded.problems).toContainEqual({
      file: 'notes/linked.zh.md',
      line: 1,
      code: 'M402',
      leftOut: true,
      message: expect.stringContaining(words),
    });
    expect(JSON.stringify(await getJson(loaded, '/notes'))).not.toContain('Secret');
    expect(await getJson(loaded, '/notes/good')).toMatchObject({ title: 'Good' });
  });
});
