import { describe, expect, test } from 'vitest';
import {
  createSectionFinder,
  createSectionRenderer,
  parseContentFile,
} from '../../../src/node/content/index.ts';
import { partBody } from '../../../src/node/content/migration/part-body.ts';

const renderBody = createSectionRenderer();
const render = (body: string, field?: string) => renderBody('a.en.md', body, 10, field);
const problemsOf = (body: string, field?: string) =>
  render(body, field).problems.map(({ line, message, code }) => `${code}:${line}: ${message}`);

describe('the text of a file', () => {
  test('is one field where no heading of level 1 parts it', () => {
    expect(render('\n## Sea\n\nA *lake*.\n')).toEqual({
      sections: [{ name: 'text', line: 11, html: '<h2>Sea</h2>\n<p>A <em>lake</em>.</p>' }],
      problems: [],
    });
    expect(render('Sea.', 'story').sections).toEqual([
      { name: 'story', line: 10, html: '<p>Sea.</p>' },
    ]);
    expect(render('\n\n')).toEqual({ sections: [], problems: [] });
  });

  test('is a field below each heading of level 1, called as the heading is', () => {
    const { sections, problems } = render('# one\n\nA.\n\nB.\n\n#  two \n# three\nC.\n');
    expect(sections).toEqual([
      { name: 'one', line: 10, html: '<p>A.</p>\n<p>B.</p>' },
      { name: 'two', line: 16, html: '' },
      { name: 'three', line: 17, html: '<p>C.</p>' },
    ]);
    expect(problems).toEqual([]);
  });

  test('belongs to no field above the first of several', () => {
    expect(problemsOf('\nLost.\n\n# one\n\nA.')).toEqual([
      'M403:11: the text belongs to no field; name it in the front matter, as "bodyField: …", and the others below "markdown:"',
    ]);
  });

  test('has no heading of level 1 within a field, or within a quotation', () => {
    const remark = 'a level-1 heading stands inside a text; use level 2 or lower';
    expect(problemsOf('A.\n\n# one\n\nB.', 'story')).toEqual([`M403:12: ${remark}`]);
    expect(problemsOf('# one\n\n> # two\n')).toEqual([`M403:12: ${remark}`]);
    expect(render('# one\n\nA.\n\n> # two\n').sections).toHaveLength(1);
  });

  test.each([
    ['A <blink>word</blink>.', ['blink']],
    ['<Video src="a">\n\n<video/>\n', ['video', 'video']],
    ['<iframe\nsrc="a"></iframe>', ['iframe']],
    ['A <em>word</em>, a<b and 1 < 2, `<video>`, [a](<video a>).', []],
    ['```html\n<video>\n```', []],
    ['<video-player>', []],
    ['Mail <a@b.example>, see <https://a.example>.', []],
  ])('says which tags pages do not show: %j', (text, tags) => {
    expect(problemsOf(`Word.\n\n${text}`)).toEqual(
      tags.map((tag) =>
        expect.stringMatching(
          `^M403:1[24]: pages show no <${tag}>; write it as Markdown, or link to what it would show$`,
        ),
      ),
    );
  });

  test('has quotation marks, tables and HTML as they are written', () => {
    const html = (text: string) => render(text).sections[0]?.html;
    expect(html('"a" -- (c)...')).toBe('<p>&quot;a&quot; -- (c)...</p>');
    expect(html('a<sub>2</sub>')).toBe('<p>a<sub>2</sub></p>');
    expect(html('|a|\n|-|\n|b|')).toContain('<td>b</td>');
  });

  test('is found without rendering it', () => {
    const find = createSectionFinder();
    const { sections } = find('a.en.md', '# one\n\nA.\n\n# two\n', 10);
    expect(sections).toEqual([
      { name: 'one', line: 10, html: 'a text' },
      { name: 'two', line: 14, html: '' },
    ]);
  });

  test('is parted as it is written', () => {
    expect(partBody('\n# one\n\n\nA *b*.\n  \n- c\n\n \n# two\n# three\n\nD.')).toEqual({
      sections: [
        { name: 'one', text: 'A *b*.\n\n- c' },
        { name: 'two', text: '' },
        { name: 'three', text: 'D.' },
      ],
      hasMore: false,
    });
    expect(partBody('Lost.\n\n# one\n\nA.')).toMatchObject({ hasMore: true });
    expect(partBody('> # one\n')).toEqual({ sections: [], hasMore: false });
  });
});

describe('a file', () => {
  const parse = (text: string) => {
    const source = { file: 'a.en.md', folder: '', id: 'a', language: 'en', text };
    return parseContentFile(source, renderBody);
  };

  test('knows the line of each field, of texts that of their heading', () => {
    const { content } = parse('---\nb: x\nmarkdown:\n  c: |-\n    One.\n---\n\n# d\n\nTwo.\n');
    const lines = ['b', 'c', 'd', 'none'].map((name) => [name, content?.lineOf([name])]);
    expect(lines).toEqual([
      ['b', 2],
      ['c', 4],
      ['d', 8],
      ['none', 2],
    ]);
  });

  test('says what of it is Markdown, what is empty, and what it claims to be', () => {
    const front = 'id: other\nb: ""\nc:\ndraft: true\nbodyField: e\nmarkdown:\n  d: ""\n  f: F.';
    const { content, problems } = parse(`---\n${front}\n---\n\nE.\n`);
    expect(problems).toEqual([]);
    expect(content).toMatchObject({
      claimedId: 'other',
      isDraft: true,
      bodyField: 'e',
      markdownFields: new Set(['d', 'f']),
      emptyFields: ['b', 'c', 'd'],
      item: { id: 'a', sections: new Set(['f', 'e']), emptyTexts: new Set(['b']) },
    });
    expect(content).not.toHaveProperty('isDocument');
    expect(Object.fromEntries(content?.item.fields ?? [])).toEqual({
      f: '<p>F.</p>',
      e: '<p>E.</p>',
    });
  });

  test('is a draft where it says so, and has to say true or false', () => {
    expect(parse('---\na: b\ndraft: false\n---\n')).toMatchObject({
      content: { isDraft: false },
      problems: [],
    });
    expect(parse('---\na: b\ndraft:\n---\n').problems).toMatchObject([
      { line: 3, message: '"draft" is empty; write true or false, or remove the line' },
    ]);
    expect(parse('---\na: b\ndraft: 0\n---\n').problems).toMatchObject([
      { line: 3, code: 'M402', message: '"draft" is 0; write true or false, or remove the line' },
    ]);
  });

  test('breaks what its API promises by Markdown that is no text, and is answered without it', () => {
    expect(parse('---\nb: x\nmarkdown:\n  c: [d]\n---\n').problems).toMatchObject([
      { line: 4, code: 'M402', leftOut: false },
    ]);
  });

  test('has each text once, and none that is empty', () => {
    const { content, problems } = parse(
      '---\na: b\n---\n\n# a\n\nA.\n\n# c\n\n# d\n\nD.\n\n# d\n\nE.\n',
    );
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '5: "a" is written twice, first on line 2; keep one of them',
      '15: "d" is written twice, first on line 11; keep one of them',
      '9: "c" is empty; write its text or remove it',
    ]);
    expect(content?.item.fields.get('d')).toBe('<p>D.</p>');
  });
});
