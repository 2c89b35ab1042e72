import { describe, expect, test } from 'vitest';
import { createSectionRenderer, parseContentFile } from '../../../src/node/content/index.ts';
import { both, getJson, loadSmallContent } from '../content-api/small-content.ts';

const render = createSectionRenderer();
function read(text: string) {
  const source = { file: 'notes/a.en.md', folder: 'notes', id: 'a', language: 'en', text };
  const { content, problems } = parseContentFile(source, render);
  return {
    fields: Object.fromEntries(content?.item.fields ?? []),
    sections: [...(content?.item.sections ?? [])],
    empty: content?.emptyFields,
    isDraft: content?.isDraft,
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

describe('Markdown of front matter', () => {
  test('is a text as one below a heading is, beside one body that is named', () => {
    const front = 'name: Ada\nmarkdown:\n  introduction: Works on *tides*.\nbodyField: description';
    expect(read(`---\n${front}\n---\n\n## Life\n`)).toEqual({
      fields: {
        name: 'Ada',
        introduction: '<p>Works on <em>tides</em>.</p>',
        description: '<h2>Life</h2>',
      },
      sections: ['introduction', 'description'],
      empty: [],
      isDraft: false,
      problems: [],
    });
  });

  test('without a value is still to come, as a field is', () => {
    const { fields, empty } = read('---\nmarkdown:\n  a: ""\n  b:\nc:\n---\n');
    expect([fields, empty]).toEqual([{}, ['c', 'a', 'b']]);
  });

  test('and so is a field whose text is empty, as forms leave it', () => {
    const { fields, empty } = read('---\nname: Ada\nemail: ""\nphoto: \'\'\n---\n');
    expect([fields, empty]).toEqual([{ name: 'Ada' }, ['email', 'photo']]);
  });

  test('an empty text is answered where the schema requires the field, and left out elsewhere', async () => {
    const files = both('notes/a', 'title: ""\nlink: ""\nmail: ""', 'A note.\n');
    const content = loadSmallContent(files);
    expect(content.problems.filter(({ code }) => code === 'M402')).toEqual([]);
    expect(await getJson(content, '/notes/a')).toEqual({
      id: 'a',
      title: '',
      text: '<p>A note.</p>',
    });
  });

  test('beside a body without a name, which is the field "text"', () => {
    expect(read('---\nmarkdown:\n  a: x\n---\ny').fields).toEqual({
      a: '<p>x</p>',
      text: '<p>y</p>',
    });
  });

  test('is found where it stands when something is wrong in it', () => {
    const front =
      'name: x\nmarkdown:\n  a: |-\n    One.\n\n    <blink>Two.</blink>\n  name: Three.';
    expect(read(`---\n${front}\n---\n`).problems).toEqual([
      '7: pages show no <blink>; write it as Markdown, or link to what it would show',
      '8: "name" is written twice, first on line 2; keep one of them',
    ]);
  });

  test('is a text, and nothing else', () => {
    const { fields, sections, problems } = read('---\nmarkdown:\n  a: [1, 2]\n---\n');
    expect(problems).toEqual([
      '3: "a" of "markdown" is no text; write Markdown, or the field by itself above it',
    ]);
    expect([fields, sections]).toEqual([{}, []]);
  });

  test('has headings of level 2 at most, as a named body has', () => {
    const { fields, problems } = read('---\nbodyField: a\n---\n\n# b\n\nx');
    expect(Object.keys(fields)).toEqual(['a']);
    expect(problems).toEqual(['5: a level-1 heading stands inside a text; use level 2 or lower']);
  });

  test('and what else forms leave empty says nothing', () => {
    const { fields, empty } = read('---\nmarkdown:\nbodyField:\nid:\na: x\n---\n');
    expect([fields, empty]).toEqual([{ a: 'x' }, []]);
  });

  test.each([
    ['markdown: yes it is', { markdown: 'yes it is' }],
    ['bodyField: 3', { bodyField: 3 }],
  ])('is no name that a field may not have: %s', (line, fields) => {
    expect(read(`---\n${line}\n---\n`).fields).toEqual(fields);
  });
});

describe('a draft', () => {
  const files = {
    ...both('about', 'title: About', '# text\n\nx'),
    ...both('notes/good', 'title: Good', '# text\n\nx'),
    ...both('notes/new', 'title: New\ndraft: true', '# text\n\nx'),
    ...both('notes/old', 'title: Old\ndraft: false', '# text\n\nx'),
  };
  const idsOf = async (content: ReturnType<typeof loadSmallContent>) => {
    const answer = Object(await getJson(content, '/notes'));
    const items: readonly { id: string }[] = Array.isArray(answer) ? answer : answer.content;
    return items.map(({ id }) => id).sort();
  };

  test('is answered where drafts are shown, and nowhere else', async () => {
    expect(await idsOf(loadSmallContent(files))).toEqual(['good', 'old']);
    expect(await idsOf(loadSmallContent(files, undefined, undefined, undefined, true))).toEqual([
      'good',
      'new',
      'old',
    ]);
  });

  test('is not there for who knows its URL', async () => {
    const answer = await getJson(loadSmallContent(files), '/notes/new');
    expect(answer).toMatchObject({ status: 404 });
  });

  test.each(['yes', 'tak', '"true"', '1', '[true]', '', '~', '""'])(
    'is true or false, and what says %s is not published',
    async (value) => {
      const file = 'notes/new.en.md';
      const content = loadSmallContent({
        ...files,
        [file]: `---\ntitle: New\ndraft: ${value}\n---\n\n# text\n\nx`,
      });
      expect(await idsOf(content)).toEqual(['good', 'old']);
      const said = content.problems.filter((problem) => problem.file === file);
      expect(said.map(({ code, line }) => [code, line])).toEqual([['M402', 3]]);
      expect(said[0]?.message).toMatch(/^"draft" is .+; write true or false, or remove the line$/);
    },
  );

  test('is checked like all others, and "draft" is no field of it', () => {
    const { problems } = loadSmallContent(files);
    expect(problems.filter(({ file }) => file.startsWith('notes'))).toEqual([]);
  });
});

describe('code', () => {
  const htmlOf = (info: string) => read(`# text\n\n\`\`\`${info}\n1\n\`\`\`\n`).fields.text;

  test('stands below the name of its file, where one follows the language', () => {
    expect(htmlOf('json manifests/site.json#timeZone')).toBe(
      '<figure><figcaption>manifests/site.json#timeZone</figcaption>\n<pre><code class="language-json">1\n</code></pre>\n</figure>',
    );
    expect(htmlOf('ts a&b.ts')).toContain('<figcaption>a&amp;b.ts</figcaption>');
  });

  test.each(['', 'json', 'js {1,3}', 'js title="a.js"', 'sh in a shell'])(
    'has no name by “%s”',
    (info) => {
      expect(htmlOf(info)).toMatch(/^<pre>/);
    },
  );
});
