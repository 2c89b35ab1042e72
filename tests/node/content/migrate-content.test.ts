import { describe, expect, test } from 'vitest';
import {
  createSectionRenderer,
  type MarkdownText,
  migrateContent,
  parseContentFile,
} from '../../../src/node/content/index.ts';

const file = (id: string, text: string): MarkdownText => ({
  file: `people/${id}.en.md`,
  folder: 'people',
  id,
  language: 'en',
  text,
});
const textOf = (...texts: readonly string[]) =>
  migrateContent(texts.map((text, index) => file(`p-${index}`, text))).map(({ text }) => text);

const ADA = `---
name: Ada   # as she signs
order: 1
---

# introduction

Works on *tides*.

# description

A life.

## Work

    code

More.
`;

describe('headings that name fields', () => {
  test('become Markdown of the front matter, and the last one the body', () => {
    expect(textOf(ADA)).toEqual([
      `---
name: Ada   # as she signs
order: 1
markdown:
  introduction: |-
    Works on *tides*.
bodyField: description
---

A life.

## Work

    code

More.
`,
    ]);
  });

  test('have the same body in all files of a folder', () => {
    const short = '---\nname: Bo\n---\n\n# introduction\n\nNew.\n';
    const [, , text] = textOf(ADA, ADA.replace('Ada', 'Ada II'), short);
    expect(text).toBe('---\nname: Bo\nmarkdown:\n  introduction: |-\n    New.\n---\n');
  });

  test('need no name where the text is "text"', () => {
    expect(textOf('---\nname: Bo\n---\n# text\n\nNew.\n')).toEqual([
      '---\nname: Bo\n---\n\nNew.\n',
    ]);
  });

  test('may be underlined, or stand in a file without front matter', () => {
    expect(textOf('about\n=====\n\nHello.\n\n# more\n\nBye.')).toEqual([
      '---\nmarkdown:\n  about: |-\n    Hello.\nbodyField: more\n---\n\nBye.\n',
    ]);
  });

  test('keep a text that begins with spaces, and one with what YAML takes for its own', () => {
    const odd = '---\nname: Bo\n---\n# a\n\n    code: "x" # y\n\n- &b *c*\n\n---\n\n# b\n\nx';
    const [text = ''] = textOf(odd);
    const render = createSectionRenderer();
    const said = (written: string) => parseContentFile(file('x', written), render).content?.item;
    expect(text).toContain('  a: |2-\n');
    expect(said(text)).toEqual(said(odd));
  });
});

describe('a migrated file', () => {
  test('is named with the line of its first heading, its headings, and the one that is the body', () => {
    const [ada] = migrateContent([file('ada', ADA)]);
    expect(ada).toMatchObject({
      file: 'people/ada.en.md',
      line: 6,
      headings: ['introduction', 'description'],
      body: 'description',
    });
    const bare = migrateContent([file('bo', '\nabout\n=====\n\nx')]);
    expect(bare).toMatchObject([{ line: 2, headings: ['about'], body: 'about' }]);
  });

  test('has the body that most files of its folder end with, each folder for itself', () => {
    const ends = (id: string, folder: string, ...names: readonly string[]): MarkdownText => {
      const text = names.map((name) => `# ${name}\n\nx\n`).join('\n');
      return { ...file(id, text), file: `${folder}/${id}.en.md`, folder };
    };
    const files = [
      ends('a', 'people', 'one'),
      ends('b', 'people', 'one', 'two'),
      ends('c', 'people', 'one', 'two'),
      ends('d', 'news', 'one'),
      ends('e', '', 'three'),
      ends('f', '', 'four'),
    ];
    const migrated = migrateContent(files).map(({ file: name, body }) => [name, body]);
    expect(migrated).toEqual([
      ['people/a.en.md', undefined],
      ['people/b.en.md', 'two'],
      ['people/c.en.md', 'two'],
      ['news/d.en.md', 'one'],
      ['/e.en.md', 'three'],
      ['/f.en.md', 'four'],
    ]);
  });

  test('keeps no sign that it had no fields', () => {
    expect(textOf('---\n{}\n---\n\n# text\n\nx\n')).toEqual(['---\n---\n\nx\n']);
  });

  test('is none where the file cannot be read, or names Markdown already', () => {
    expect(textOf('---\na: "x\n---\n\n# one\n\nx\n')).toEqual([]);
    expect(textOf('---\nmarkdown:\n  a: x\n---\n\n# one\n\nx\n')).toEqual([undefined]);
  });
});

describe('a file that would not say the same', () => {
  test.each([
    ['text above the first heading', 'Lost.\n\n# a\n\nx'],
    ['a heading that is there twice', '# a\n\nx\n\n# a\n\ny'],
    ['a heading that is no name', '# Our work\n\nx'],
    ['a heading without a text', '# a\n\n# b\n\nx'],
    ['a link that another text defines', '# a\n\n[x][1]\n\n# b\n\ny\n\n[1]: /z'],
  ])('stays as it is: %s', (_, body) => {
    expect(textOf(`---\nname: Bo\n---\n${body}\n`)).toEqual([undefined]);
  });

  test.each([
    ['a body that is named', '---\nname: Bo\nbodyField: a\n---\n\n# Heading\n\nx'],
    ['no heading of level 1', '---\nname: Bo\n---\n\n## Heading\n\nx'],
    ['a heading in code', '---\nname: Bo\n---\n\n```\n# Heading\n```'],
  ])('is none of these: %s', (_, text) => {
    expect(textOf(text)).toEqual([]);
  });
});
