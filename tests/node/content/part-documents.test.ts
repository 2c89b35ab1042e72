import { describe, expect, test } from 'vitest';
import type { ContentFile } from '../../../src/node/content/files/content-file.ts';
import { resolveField, resolveHtml } from '../../../src/node/content/files/resolve-media.ts';
import {
  type AskedCall,
  createDocumentResolver,
  createSectionRenderer,
  parseContentFile,
  partDocument,
  withPassages,
} from '../../../src/node/content/index.ts';

const call = (endpoint: string, route?: string, isList = false): AskedCall => ({
  endpoint,
  ...(route !== undefined && { route }),
  isList,
  isPaged: false,
  query: {},
  fields: [],
  parameters: [],
  everyLanguage: false,
});
const name = (folder: string, isDocument = true) => ({
  file: 'guides/sea.md',
  folder,
  id: 'sea',
  language: 'en',
  isDocument,
});

describe('the list of passages', () => {
  const names = [name('guides'), name('documents'), name('documents', false)];

  test('has each document where a page asks for it', () => {
    const all = withPassages(names, () => [call('/news'), call('/passages', '/search', true)]);
    expect(all).toEqual([...names, name('passages')]);
  });

  test('is none where no page asks, where there are no documents, or where it is a folder', () => {
    const ask = () => [call('/passages', '/search', true)];
    expect(withPassages(names, () => [call('/documents')])).toEqual(names);
    const others = [name('documents', false), name('guides')];
    expect(withPassages(others, ask)).toEqual(others);
    const taken = [...names, name('passages', false)];
    expect(withPassages(taken, ask)).toEqual(taken);
  });
});

describe('a document', () => {
  const render = createSectionRenderer();
  const parse = (text: string, folder = 'documents', resolve?: () => string | undefined) => {
    const { content } = parseContentFile({ ...name(folder), text }, render, resolve);
    if (content === undefined) throw new Error('the document cannot be read');
    return content;
  };
  const fieldsOf = ({ item }: ContentFile) => Object.fromEntries(item.fields);

  test.each([
    ['# The *sea* `now`\n\nBoats.', 'The sea now', '<p>Boats.</p>'],
    ['<!-- Generated. -->\n# The sea #\nBoats.', 'The sea', '<p>Boats.</p>'],
    ['\n\n#  C# ##\n\nBoats.', 'C#', '<p>Boats.</p>'],
    ['## Not this\n\nBoats.', 'sea', '<h2>Not this</h2>\n<p>Boats.</p>'],
    ['#Not this', 'sea', '<p>#Not this</p>'],
    ['# The sea', 'The sea', undefined],
  ])(
    'has its first heading as its title, and all below it as its text: %j',
    (text, title, html) => {
      const { url, ...fields } = fieldsOf(parse(text));
      expect(fields).toEqual({ title, ...(html !== undefined && { text: html }) });
      expect(url).toBe('/guides/sea');
    },
  );

  test('has what its front matter says, and the URL of its page', () => {
    const text = '---\ntitle: Own\nyear: 3\n---\n# The sea\n\nBoats.';
    expect(fieldsOf(parse(text, 'documents', () => undefined))).toEqual({
      title: 'Own',
      url: '/guides/sea',
      year: 3,
      text: '<p>Boats.</p>',
    });
    expect(fieldsOf(parse(text, 'documents', () => '/how-to/sea')).url).toBe('/how-to/sea');
    expect(parse(text).isDocument).toBe(true);
  });

  test('says on which line of its file something is wrong', () => {
    const text = '---\na: b\n---\n# The sea\n\nA <video> here.\n';
    const { problems } = parseContentFile({ ...name('documents'), text }, render);
    expect(problems.map(({ line }) => line)).toEqual([6]);
  });

  test('is parted at its headings where it is a passage, each with the place that it leads to', () => {
    const text = '# The sea\n\nBoats.\n\n## By *oars*\n\nNets.\n\n### Both\n';
    const parts = partDocument(parse(text, 'passages'));
    expect(parts.map(({ id, item }) => [id, item.id])).toEqual([
      ['sea-0', 'sea-0'],
      ['sea-1', 'sea-1'],
      ['sea-2', 'sea-2'],
    ]);
    expect(parts.map(fieldsOf)).toEqual([
      { title: 'The sea', text: '<p>Boats.</p>', page: 'The sea', url: '/guides/sea' },
      { title: 'By oars', text: '<p>Nets.</p>', page: 'The sea', url: '/guides/sea#h-by-oars' },
      { title: 'Both', text: '', page: 'The sea', url: '/guides/sea#h-both' },
    ]);
    expect(parts.map(({ item }) => item.sections)).toEqual(parts.map(() => new Set(['text'])));
  });

  test('is whole elsewhere, and so is what is no document', () => {
    const whole = parse('# The sea\n\n## A\n');
    expect(partDocument(whole)).toEqual([whole]);
    const other = { ...whole, folder: 'passages', isDocument: false };
    expect(partDocument(other)).toEqual([other]);
    const empty = partDocument(parse('# The sea', 'passages'));
    expect(empty.map(fieldsOf)).toMatchObject([{ title: 'The sea', text: '' }]);
  });
});

describe('a link of a document', () => {
  const documents = new Map([
    ['begin.md', '# Begin\n\n## The `end`\n\n## The end\n\n## [A](b.md) ![c](d.webp)\n'],
    ['guides/a b.md', '# A b\n\n## Far\n'],
    ['alone.md', '# Alone\n\n## Here\n'],
  ]);
  const calls = [
    call('/begin', '/start'),
    call('/guides/{id}', '/how-to/:id/:other'),
    call('/alone', '/list', true),
    call('/alone'),
  ];
  const next = (_: string, written: string) =>
    written === 'picture.webp' ? '/media/picture.webp' : undefined;
  const resolve = createDocumentResolver(documents, calls, next);

  test.each([
    ['begin.md', 'guides/a b.md', '/how-to/a b/:other'],
    ['begin.md', 'guides/a b.md#far', '/how-to/a b/:other#h-far'],
    ['guides/a b.md', '../begin.md', '/start'],
    ['guides/a b.md', '../begin.md#the-end', '/start#h-the-end'],
    ['guides/a b.md', '../begin.md#the-end-1', '/start#h-the-end-2'],
    ['guides/a b.md', '../begin.md#none', '/start#none'],
    ['guides/a b.md', '../begin.md#begin', '/start#begin'],
    ['guides/a b.md', '#far', '#h-far'],
    ['guides/a b.md', '', undefined],
    ['guides/a b.md', '#', undefined],
    ['guides/a b.md', '?x', undefined],
    ['begin.md', 'guides/a b.md?x', '/how-to/a b/:other'],
    ['begin.md', 'guides/a b.md?x#far', '/how-to/a b/:other#h-far'],
    ['begin.md', 'guides/a b.md#', '/how-to/a b/:other'],
    ['begin.md', '#a-c', '#h-a-c'],
    ['begin.md', 'alone.md', ''],
    ['begin.md', '../../outside.md', ''],
    ['begin.md', 'picture.webp', '/media/picture.webp'],
    ['begin.md', 'https://a.example/begin.md', undefined],
    ['begin.md', 'mailto:a@b.example', undefined],
    ['begin.md', '/begin.md', undefined],
    ['no-document.md', 'begin.md', undefined],
    ['no-document.md', 'picture.webp', '/media/picture.webp'],
  ])('of %s to “%s” leads to %j', (file, written, url) => {
    expect(resolve(file, written)).toBe(url);
  });

  test('leads nowhere by itself where nothing else resolves it', () => {
    const alone = createDocumentResolver(documents, calls, undefined);
    expect(alone('begin.md', 'picture.webp')).toBe('');
    expect(alone('no-document.md', 'picture.webp')).toBeUndefined();
  });
});

describe('files that a text names', () => {
  const resolve = (_: string, written: string) =>
    ({ 'a.webp': '/m/a.webp', 'b&c.pdf': '/m/b.pdf?x&y', lost: '' })[written];

  test('have their URLs in all fields but those that readers see', () => {
    const value = { url: 'a.webp', title: 'a.webp', list: ['a.webp', { alt: 'a.webp', n: 1 }] };
    const resolved = { ...value, url: '/m/a.webp', list: ['/m/a.webp', { alt: 'a.webp', n: 1 }] };
    expect(resolveField('x', value, 'a.md', resolve)).toEqual(resolved);
    for (const name of ['name', 'title', 'alt', 'caption']) {
      expect(resolveField(name, 'a.webp', 'a.md', resolve)).toBe('a.webp');
    }
    expect(resolveField('x', 'a.webp', 'a.md', undefined)).toBe('a.webp');
    expect(resolveField('x', 'other.webp', 'a.md', resolve)).toBe('other.webp');
  });

  test.each([
    ['<img src="a.webp" alt="a.webp">', '<img src="/m/a.webp" alt="a.webp">'],
    ["<img alt='x' src = 'a.webp'>", `<img alt='x' src = "/m/a.webp">`],
    ['<a HREF="b&amp;c.pdf">x</a>', '<a HREF="/m/b.pdf?x&amp;y">x</a>'],
    ['<a href="lost">x</a>', '<a>x</a>'],
    ['a <img alt="y" src="lost"> b', 'a  b'],
    ['<a href="other.pdf">x</a>', '<a href="other.pdf">x</a>'],
    ['<a data-href="a.webp">x</a>', '<a data-href="a.webp">x</a>'],
  ])('have them in HTML: %s', (html, resolved) => {
    expect(resolveHtml(html, 'a.md', resolve)).toBe(resolved);
    expect(resolveHtml(html, 'a.md', undefined)).toBe(html);
  });
});
