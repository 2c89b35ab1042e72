import { describe, expect, test } from 'vitest';
import type { InspectedPart } from '../../../src/core/inspected-part.ts';
import { locatePart } from '../../../src/node/compiler/index.ts';
import { SMALL_FILES } from './small-files.ts';
import { readMark, replaceIn, writeSite } from './small-site.ts';

type PartPath = InspectedPart['path'];

interface Case {
  /** The page's id. */
  readonly page: string;
  readonly view?: string;
  readonly path: PartPath;
  readonly property: string;
  /** What stands at the place, with enough behind it to stand once in the file. */
  readonly at: string;
}

const slots = (...path: PartPath): PartPath => ['layout', 'slots', ...path];

const SLOTS: readonly Case[] = [
  {
    page: 'people/fellows',
    view: 'view',
    path: slots('subtitle'),
    property: 'view.layout.item.subtitle',
    at: '"title",\n        "summary"',
  },
  {
    page: 'people/fellows',
    view: 'view',
    path: slots('summary'),
    property: 'view.layout.item.summary',
    at: '{ "field": "introduction"',
  },
  {
    page: 'people/fellows',
    view: 'view',
    path: slots(),
    property: 'view.layout.item',
    at: '{\n        "image"',
  },
  {
    page: 'people/fellow',
    view: 'view',
    path: slots('cover'),
    property: 'view.layout.cover',
    at: '{ "field": "photo"',
  },
  {
    page: 'front',
    view: 'activities',
    path: slots('link'),
    property: 'frame.views[0].view.layout.item.link',
    at: '{\n                "field": "group"',
  },
];

const BLOCKS: readonly Case[] = [
  {
    page: 'people/fellow',
    view: 'view',
    path: slots('blocks', 2),
    property: 'view.layout.blocks[2]',
    at: '{ "type": "rich-text", "field": ["introduction"',
  },
  {
    page: 'people/postdocs',
    view: 'in',
    path: slots('contact', 0),
    property: 'frame.view.layout.item.contact.blocks[0]',
    at: '{ "type": "phone"',
  },
  {
    page: 'contact',
    view: 'view',
    path: slots('introduction', 0),
    property: 'view.layout.introduction[0]',
    at: '{ "type": "rich-text", "field": "introduction"',
  },
  {
    page: 'contact',
    view: 'view',
    path: slots('items'),
    property: 'view.layout.items',
    at: '"addresses"',
  },
  {
    page: 'contact',
    view: 'view',
    path: slots('items', 'slots', 'title'),
    property: 'view.layout.item.title',
    at: '"name",\n        "image"',
  },
  {
    page: 'contact',
    view: 'view',
    path: slots('items', 'slots', 'blocks', 1),
    property: 'view.layout.item.blocks[1]',
    at: '{ "type": "text"',
  },
];

const FRAMES: readonly Case[] = [
  {
    page: 'people/postdocs',
    view: 'out',
    path: ['heading'],
    property: 'frame.tabs[1].title',
    at: '"people.past"',
  },
  {
    page: 'people/postdocs',
    view: 'out',
    path: slots('note'),
    property: 'frame.tabs[1].item.note',
    at: '"company"',
  },
  {
    page: 'people/postdocs',
    view: 'out',
    path: slots('title'),
    property: 'frame.view.layout.item.title',
    at: '"name",\n          "summary"',
  },
  {
    page: 'find',
    view: 'remapping',
    path: slots('title'),
    property: 'frame.tabs[2].view.layout.item.title',
    at: '"name", "link": "/lectures/{id}" }\n          }',
  },
  {
    page: 'front',
    view: 'situations',
    path: ['heading'],
    property: 'frame.views[1].title',
    at: '{ "field": "rightTitle"',
  },
  {
    page: 'front',
    view: 'titles',
    path: slots('activities'),
    property: 'frame.views[0].title',
    at: '{ "field": "leftTitle"',
  },
  {
    page: 'chapter',
    view: 'siblings',
    path: slots('link'),
    property: 'view.layout.siblings.link',
    at: '"/lectures/{id}"',
  },
  {
    page: 'chapter',
    view: 'siblings',
    path: ['heading'],
    property: 'view.layout.siblings.heading',
    at: '"menu.news"',
  },
];

const WHOLES: readonly Case[] = [
  {
    page: 'people/fellow',
    view: 'view',
    path: ['layout', 'back'],
    property: 'view.layout.back',
    at: '"/people/fellows",\n      "title"',
  },
  {
    page: 'people/fellows',
    view: 'view',
    path: ['source'],
    property: 'view.source',
    at: '{ "endpoint"',
  },
  { page: 'home', path: ['title'], property: 'title', at: '"menu.home"' },
  { page: 'people/fellows', path: ['title'], property: 'menu.title', at: '"menu.fellows"' },
  { page: 'home', path: ['override'], property: 'override', at: '"coming-soon"' },
];

describe.each([
  ['a slot', SLOTS],
  ['a block', BLOCKS],
  ['a part of a frame', FRAMES],
  ['a whole', WHOLES],
])('%s is found', (_, cases) => {
  test.each(cases)('$page: $property', ({ page, view, path, property, at }) => {
    const name = `${page}.json`;
    const { place } = readMark(replaceIn(name, at, `»${at}`));
    const found = locatePart(writeSite(), { kind: 'page', name: page, view, path });
    expect(found?.property).toBe(property);
    expect(`${found?.file}:${found?.line}:${found?.column}`).toBe(`manifests/${name}:${place}`);
  });
});

describe('a place', () => {
  const subtitle: InspectedPart = {
    kind: 'page',
    name: 'people/fellows',
    view: 'view',
    path: slots('subtitle'),
  };

  test('is that of what is around a part that the manifest leaves out', () => {
    const found = locatePart(writeSite(), { ...subtitle, path: slots('note') });
    expect(found?.property).toBe('view.layout.item');
  });

  test('is found in a section and in the site by their own properties', () => {
    const root = writeSite();
    expect(locatePart(root, { kind: 'section', name: '/people', path: ['menu'] })).toMatchObject({
      file: 'manifests/people/section.json',
      line: 5,
      property: 'menu',
    });
    const path = ['footer', 'note', 'links', 0];
    expect(locatePart(root, { kind: 'site', name: '', path })).toMatchObject({
      file: 'manifests/site.json',
      property: 'footer.note.links[0]',
    });
  });

  test('is that of the file as it stands now, wrong in other places or not', () => {
    const moved = replaceIn('people/fellows.json', '"route"', '"wrong": true,\n\n  "route"');
    const before = locatePart(writeSite(), subtitle);
    const after = locatePart(writeSite({ 'people/fellows.json': moved }), subtitle);
    expect(after?.line).toBe((before?.line ?? 0) + 2);
  });

  test.each(['people/nobody', '../../package', 'site'])(
    'there is none in the page "%s"',
    (name) => {
      expect(locatePart(writeSite(), { ...subtitle, name })).toBeUndefined();
    },
  );

  test('there is none in a manifest that is no JSON', () => {
    const root = writeSite({
      'people/fellows.json': SMALL_FILES['people/fellows.json']?.slice(9) ?? '',
    });
    expect(locatePart(root, subtitle)).toBeUndefined();
  });
});
