import { describe, expect, test } from 'vitest';
import {
  actionsSlot,
  badgeSlot,
  cellsSlot,
  fillColumns,
  flagSlot,
  htmlSlot,
  imageSlot,
  linkSlot,
  linksSlot,
  listSlot,
  textSlot,
  urlSlot,
} from '../../../src/node/compiler/normal/normalise-slots.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../src/node/compiler/schema/shapes.ts';
import { PROJECT } from './small-site.ts';

const texts = new Map([
  ['zh', new Map([['menu.news', '新闻']])],
  ['en', new Map([['menu.news', 'News']])],
]);
const NEWS = { zh: '新闻', en: 'News' };
const context = { texts, shapes: readShapes(requireSchemas(PROJECT)) };

describe('a slot in the normal form', () => {
  test('of a text has all that a manifest may leave out', () => {
    const plain = { kind: 'text', field: 'name', format: 'text', clamp: undefined, box: false };
    expect(textSlot('name', context)).toEqual(plain);
    expect(textSlot({ field: 'name', clamp: 2, box: true }, context)).toEqual({
      ...plain,
      clamp: 2,
      box: true,
    });
    const words = { past: 'menu.news', next: { zh: '后', en: 'next' } };
    expect(textSlot({ field: 'name', words }, context)).toEqual({
      ...plain,
      words: { past: NEWS, next: { zh: '后', en: 'next' } },
    });
  });

  test('of a text has the options of its format, those by default as well', () => {
    const formatOf = (written: Parameters<typeof textSlot>[0]) => {
      const { format, options } = textSlot(written, context);
      return [format, options];
    };
    expect(formatOf({ field: 'cost', format: { type: 'money', currency: 'EUR' } })).toEqual([
      'money',
      { currency: 'EUR' },
    ]);
    expect(formatOf({ field: 'size', format: 'number' })).toEqual(['number', { style: 'decimal' }]);
    expect(formatOf({ field: 'begin', format: 'date' })).toEqual(['date', undefined]);
  });

  test('of a picture', () => {
    const plain = { kind: 'image', field: 'photo', template: undefined, ratio: undefined };
    expect(imageSlot('photo', texts)).toEqual({ ...plain, preview: false });
    const written = { field: 'photo', preview: true, ratio: '3/2', alt: 'menu.news' } as const;
    expect(imageSlot(written, texts)).toEqual({
      ...plain,
      preview: true,
      ratio: '3/2',
      alt: NEWS,
    });
  });

  test('of links is a template, a field, or a template for each value of one', () => {
    const kind = 'link';
    expect(linkSlot('/news/{id}')).toEqual({ kind, from: 'template', template: '/news/{id}' });
    expect(linkSlot({ field: 'path' })).toEqual({ kind, from: 'field', field: 'path' });
    const cases = { talk: '/talks/{id}' };
    expect(linkSlot({ field: 'group', cases })).toEqual({
      kind,
      from: 'cases',
      field: 'group',
      cases,
    });
  });

  test('of a URL is a field, or a template with the field that has to be there', () => {
    expect(urlSlot('website')).toEqual({ kind: 'url', field: 'website' });
    const template = 'https://doi.org/{doi}?from={id}';
    expect(urlSlot(template)).toEqual({ kind: 'url', field: 'doi', template });
  });

  test('of several fields, of a list, and of the objects in one', () => {
    expect(htmlSlot('text')).toEqual({ kind: 'html', fields: ['text'] });
    expect(htmlSlot(['lead', 'text'])).toEqual({ kind: 'html', fields: ['lead', 'text'] });
    expect(listSlot('tags')).toEqual({ kind: 'list', field: 'tags' });
    const objects = { field: 'links', text: 'name', link: undefined, url: 'href' };
    expect(linksSlot({ field: 'links', text: 'name', url: 'href' })).toEqual({
      kind: 'links',
      ...objects,
    });
  });

  test('of a flag, and of a badge', () => {
    const isNew = { field: 'isNew', equals: true };
    expect(flagSlot(isNew)).toEqual({ kind: 'flag', ...isNew, look: 'strong' });
    expect(flagSlot({ ...isNew, look: 'quiet' })).toEqual({
      kind: 'flag',
      ...isNew,
      look: 'quiet',
    });
    expect(badgeSlot({ ...isNew, text: 'menu.news' }, texts)).toEqual({
      kind: 'badge',
      ...isNew,
      text: NEWS,
    });
  });

  test('of what a reader can do, and of the cells of a row', () => {
    const link = { kind: 'link', from: 'template', template: '/news' };
    expect(actionsSlot([{ text: 'menu.news', href: '/news' }], texts)).toEqual({
      kind: 'actions',
      actions: [{ text: NEWS, link }],
    });
    const text = { kind: 'text', field: 'name', format: 'text', clamp: undefined, box: false };
    const cells = [
      { field: 'name', heading: 'menu.news', link: '/news' },
      { field: 'name', heading: 'menu.news', sort: true },
    ];
    expect(cellsSlot(cells, context).cells).toEqual([
      { id: 'name', heading: NEWS, text, link, sort: false },
      { id: 'name', heading: NEWS, text, link: undefined, sort: true },
    ]);
  });
});

test('a breakpoint without a number of columns has that of the one below it', () => {
  expect(fillColumns()).toEqual({ xs: 1, sm: 1, tile: 1, md: 1, lg: 1, xl: 1 });
  expect(fillColumns({ tile: 2, lg: 3 })).toEqual({ xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 });
});
