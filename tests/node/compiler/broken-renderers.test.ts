import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Changes, compileSite, describeFinding, PROJECT, readMark } from './small-site.ts';

const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

/** What the compiler says of the small site with changes in its renderers. */
function find(changes: Changes): string[] {
  return compileSite(changes).findings.map(
    ({ code, file, line, message }) => `${code} ${file}:${line} ${message}`,
  );
}

describe('a folder of a renderer', () => {
  test.each([
    ['renderers/layouts/grid/index.tsx', 'layout'],
    ['renderers/frames/split/index.tsx', 'Frame'],
    ['renderers/blocks/text/index.tsx', 'Block'],
    ['renderers/formats/date/index.ts', 'format'],
    ['renderers/overrides/coming-soon/index.tsx', 'Override'],
  ])('says where %s exports no %s', (file, name) => {
    const code = read(file).replace(
      new RegExp(`(export (?:const|function)) ${name}\\b`),
      '$1 Other',
    );
    expect(find({ [file]: code })).toEqual([
      `M012 ${file}:1 the file exports no "${name}", which is what is read of it; export it under that name`,
    ]);
  });

  test('may list what it exports', () => {
    const file = 'renderers/layouts/grid/index.tsx';
    const code = `${read(file).replace('export const layout', 'const layout')}\nexport { layout };\n`;
    expect(find({ [file]: code })).toEqual([]);
  });

  test('says where its expectations have another name', () => {
    const file = 'renderers/layouts/grid/expect.ts';
    expect(find({ [file]: 'export const expectations = {};' })).toEqual([
      `M012 ${file}:1 the file exports no "expectation", which is what is read of it; export it under that name`,
    ]);
  });

  test.each([
    ['is cut off', '{ "url": "/" '],
    ['lacks a part', '{ "url": "/", "manifest": "home.json" }'],
    ['is a list', '[]'],
  ])('says that its picture.json %s', (_, text) => {
    const file = 'renderers/layouts/grid/picture.json';
    expect(find({ [file]: text })).toEqual([
      `M012 ${file}:1 the file says not what the picture is taken of; write "url", "manifest", "shows", each with a text`,
    ]);
  });

  test('says which example breaks its schema', () => {
    const file = 'renderers/layouts/link-list/schema.json';
    const schema = JSON.parse(read(file));
    const examples = [...schema.examples, { type: 'link-list', item: { title: 'name' } }];
    const [finding = ''] = find({ [file]: JSON.stringify({ ...schema, examples }, null, 2) });
    expect(finding).toMatch(/^M012 renderers\/layouts\/link-list\/schema\.json:\d+ /);
    expect(finding).toContain(
      'the example does not follow the schema: "item" lacks "link"; add it',
    );
  });

  test('may have an example with a block that there is no folder of', () => {
    const file = 'renderers/layouts/detail/schema.json';
    const example = { type: 'detail', title: 'name', blocks: [{ type: 'gone', field: 'name' }] };
    const schema = JSON.parse(read(file));
    const text = JSON.stringify({ ...schema, examples: [...schema.examples, example] });
    expect(find({ [file]: text })).toEqual([]);
  });

  test('is told at the one of its examples that is wrong', () => {
    const file = 'renderers/layouts/link-list/schema.json';
    const schema = JSON.parse(read(file));
    const wrong = { type: 'link-list', item: { title: 'name' } };
    const text = JSON.stringify({ ...schema, examples: [...schema.examples, wrong] }, null, 2);
    const line = text
      .slice(0, text.lastIndexOf('"item": {\n        "title": "name"\n'))
      .split('\n');
    const [finding = ''] = find({ [file]: text });
    expect(finding).toMatch(new RegExp(`^M012 ${file}:${line.length - 2} `));
  });

  test('may be missing that an example of another names', () => {
    const { view, frame } = {
      view: 'renderers/blocks/phone',
      frame: 'renderers/formats/local-date',
    };
    const gone = (folder: string, code: string) => ({
      [`${folder}/schema.json`]: null,
      [`${folder}/${code}`]: null,
      [`${folder}/expect.ts`]: null,
    });
    const found = find({ ...gone(view, 'index.tsx'), ...gone(frame, 'index.ts') });
    expect(found.filter((line) => line.startsWith('M012'))).toEqual([]);
  });

  test.each([
    'renderers/frames/single/index.tsx',
    'renderers/frames/siblings/index.tsx',
    'renderers/formats/text/index.ts',
  ])('is needed by pages though none names it: %s', (file) => {
    expect(find({ [file]: null })).toContainEqual(
      expect.stringMatching(
        /^M009 .*:1 the file is missing, by which manifests\/.* is rendered; restore its folder$/,
      ),
    );
  });

  test('says which other one has the same name but for hyphens', () => {
    const twin = 'renderers/formats/longdate';
    const schema = JSON.parse(read('renderers/formats/long-date/schema.json'));
    const own = { ...schema, $id: `${twin}/schema.json`, const: 'longdate', examples: [] };
    expect(
      find({
        [`${twin}/schema.json`]: JSON.stringify(own),
        // As a site writes it, which has no engine beside it.
        [`${twin}/index.ts`]: read('renderers/formats/long-date/index.ts').replace(
          '../../../src/core/index.ts',
          'colophon',
        ),
      }),
    ).toEqual([
      `M012 ${twin}:1 the folder’s name differs from renderers/formats/long-date in hyphens and capitals only; give it another`,
    ]);
  });
});

describe('a keyword of the project’s own', () => {
  test.each([
    ['x-needs', ['title', 'image'], '"x-needs" names "image"'],
    ['x-needs', 'title', '"x-needs" is "title"; write a list'],
    ['x-ownHeading', 'yes', '"x-ownHeading" is "yes"'],
    ['x-proposedFor', ['peple'], '"x-proposedFor" names "peple"; did you mean "people"?'],
    ['x-proposedFor', 'links', '"x-proposedFor" is "links"; write a list'],
  ])('%s: %j is told', (keyword, value, words) => {
    const file = 'renderers/layouts/link-list/schema.json';
    const schema = JSON.stringify({ ...JSON.parse(read(file)), [keyword]: value });
    expect(find({ [file]: schema })[0]).toContain(words);
  });

  test('is told where it stands, where it is misspelt', () => {
    const file = 'renderers/layouts/link-list/schema.json';
    const misspelt = read(file).replace('"x-keeps":', '»"x-kepes":');
    const { text, place } = readMark(misspelt);
    const { findings } = compileSite({ [file]: text });
    expect(findings.map(describeFinding)).toEqual([`M010 ${file}:${place}`]);
    expect(findings[0]?.message).toBe('unknown keyword "x-kepes"; did you mean "x-keeps"?');
  });

  test('x-reads of a format is a kind of values, and no name of a format', () => {
    const file = 'renderers/formats/orcid/schema.json';
    const schema = read(file).replace('"x-reads": "identifier"', '"x-reads": "orcid"');
    expect(find({ [file]: schema })[0]).toContain('"x-reads" is "orcid"');
  });

  test('x-keeps names options that there are', () => {
    const file = 'renderers/layouts/link-list/schema.json';
    const schema = read(file).replace('"x-keeps": []', '"x-keeps": ["clmap"]');
    expect(find({ [file]: schema })[0]).toContain('"x-keeps" names "clmap"; did you mean "clamp"?');
  });
});
