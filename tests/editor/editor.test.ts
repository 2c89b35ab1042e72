import { describe, expect, test } from 'vitest';
import { parseManifest } from '../../src/node/compiler/read/parse-manifest.ts';
import { entryOf, readManifests } from '../../src/node/compiler/read/read-manifests.ts';
import { FOLDERS } from '../institute-folders.ts';
import { PROJECT } from '../node/compiler/small-site.ts';
import { openEditor } from './open-editor.ts';

const editor = openEditor();
const MANIFESTS = readManifests(PROJECT).entries.map(({ kind, manifest }) => ({
  kind,
  file: manifest.file,
  text: manifest.text,
}));
const PAGE = 'manifests/people/new.json';

/** The kind that the compiler takes a file for, by its place. */
function kindOf(file: string): string {
  const { manifest } = parseManifest(file, Buffer.from('{}'));
  if (manifest === undefined) throw new Error(`${file} cannot be read`);
  return entryOf(manifest).kind;
}

/** A new page, which does not name its schema yet, with a layout. */
function pageWith(layout: string): string {
  const source = '{ "endpoint": "/peoples/staffs", "paging": "client" }';
  return `{ "manifestVersion": 2, "route": "/people/new", "view": { "source": ${source}, "layout": ${layout} } }`;
}

describe('an editor with the settings of this repository', () => {
  test.each(MANIFESTS)('underlines nothing in $file', async ({ kind, file, text }) => {
    expect(editor.schemasOf(file, text)).toEqual([`schemas/${kind}.schema.json`]);
    expect(await editor.findMistakes(file, text)).toEqual([]);
  });

  test.each(MANIFESTS)('knows what $file is before it says so', async ({ kind, file, text }) => {
    const silent = text.replace(/"\$schema": *"[^"]*",?/, '');
    expect(editor.schemasOf(file, silent)).toEqual([`schemas/${kind}.schema.json`]);
    expect(await editor.findMistakes(file, silent)).toEqual([]);
  });

  test.each([
    'manifests/section.json',
    'manifests/people/guests/section.json',
    'manifests/texts/section.json',
    'manifests/texts/more/fr.json',
    'manifests/texts.json',
    'manifests/people/site.json',
    'manifests/people/theme.json',
    'manifests/people/texts/guest.json',
  ])('takes %s for what the compiler does', (file) => {
    expect(editor.schemasOf(file, '{}')).toEqual([`schemas/${kindOf(file)}.schema.json`]);
  });

  test.each(['package.json', 'schemas/page.schema.json', `${FOLDERS.content}/news/a.json`])(
    'does not take %s for a manifest',
    (file) => {
      expect(editor.schemasOf(file, '{}')).toEqual([]);
    },
  );
});

describe('an editor offers', () => {
  test.each<[what: string, text: string, offered: string[]]>([
    ['what a page may have', '{ | }', ['route', 'menu', 'view', 'frame']],
    ['the names of layouts', pageWith('{ "type": | }'), ['"card-list"', '"masonry"']],
    ['what a layout may have', pageWith('{ "type": "grid", | }'), ['columns', 'opens']],
    [
      'the slots of a layout',
      pageWith('{ "type": "card-list", "item": { | } }'),
      ['image', 'title', 'subtitle', 'contact'],
    ],
    [
      'the slots that are still free',
      pageWith('{ "type": "carousel", "item": { "title": "name", | } }'),
      ['time', 'place', 'badge'],
    ],
    [
      'the names of blocks',
      pageWith('{ "type": "detail", "blocks": [{ "type": | }] }'),
      ['"rich-text"', '"attachments"'],
    ],
    ['what a frame may have', '{ "frame": { "type": "tabs", | } }', ['tabs', 'search']],
  ])('%s', async (_, text, offered) => {
    expect(await editor.complete(PAGE, text)).toEqual(expect.arrayContaining(offered));
  });

  test('no slots of other layouts', async () => {
    const offered = await editor.complete(PAGE, pageWith('{ "type": "card-list", "item": { | } }'));
    expect(offered).not.toContain('place');
  });
});

test.each<[part: string, text: string, words: string]>([
  ['a slot', '"item": { "title": "name", "sub|title": "title" }', 'The line below the heading.'],
  ['a part of a slot', '"item": { "title": { "field": "name", "cl|amp": 3 } }', 'The most lines'],
  ['all slots', '"it|em": { "title": "name" }', 'The slots of a card'],
])('an editor explains %s', async (_, properties, words) => {
  const text = pageWith(`{ "type": "card-list", ${properties} }`);
  expect(await editor.hover(PAGE, text)).toContain(words);
});

test.each<[mistake: string, layout: string, underlined: string, message: RegExp]>([
  [
    'a slot that there is not',
    '{ "type": "card-list", "item": { "title": "name", "titel": "name" } }',
    '"titel"',
    /not allowed/,
  ],
  ['a slot that is missing', '{ "type": "card-list", "item": {} }', '"item"', /"title"/],
  [
    'a number out of its range',
    '{ "type": "card-list", "item": { "title": { "field": "name", "clamp": 30 } } }',
    '30',
    /maximum of 12/,
  ],
  [
    'a layout that there is not',
    '{ "type": "card-lst", "item": { "title": "name" } }',
    '"card-lst"',
    /Value must be/,
  ],
])('an editor underlines %s', async (_, layout, underlined, message) => {
  expect(await editor.findMistakes(PAGE, pageWith(layout))).toEqual([
    { underlined, message: expect.stringMatching(message) },
  ]);
});
