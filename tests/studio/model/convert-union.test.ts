import { describe, expect, test } from 'vitest';
import { convertUnion } from '../../../src/core/studio/convert-union.ts';
import { SchemaDocument } from '../../../src/core/studio/schema-document.ts';
import { BranchMemory, placeKey } from '../../../src/studio/model/branch-memory.ts';
import { schemaOf } from './schema-of.ts';

const document = schemaOf('page');
const part = { $ref: '#/$defs/renderers/$defs/layout' };
const known = {
  languages: ['en', 'de'],
  fields: (['text', 'rich-text', 'date', 'picture'] as const).map((kind) => ({
    name: kind,
    kind,
    sample: '',
    filled: 1,
  })),
};
const convert = (value: object, type: string) => convertUnion(document, part, value, type, known);

const CARDS = {
  type: 'card-list',
  columns: { md: 2 },
  item: {
    image: 'photo',
    title: 'name',
    subtitle: 'role',
    summary: { field: 'introduction', clamp: 2 },
    link: '/people/{id}',
    contact: { mobile: 'inline', blocks: [{ type: 'email', field: 'email' }] },
  },
};

describe('another layout takes what fits it', () => {
  test('into slots of another name, and says what has no place', () => {
    const { value, lost } = convert(CARDS, 'gallery');
    expect(value).toEqual({
      type: 'gallery',
      columns: { md: 2 },
      item: { image: 'photo', title: 'name', caption: 'role' },
    });
    expect(lost.map((path) => path.join('.'))).toEqual([
      'item.summary',
      'item.link',
      'item.contact',
    ]);
  });

  test('a long text for a long one, with its options', () => {
    const { value } = convert(CARDS, 'quote');
    expect(value.item).toMatchObject({
      quote: { field: 'introduction', clamp: 2 },
      subtitle: 'role',
    });
  });

  test('what says when for what says when, in the form of the slot', () => {
    const agenda = { type: 'agenda', item: { title: 'name', start: 'begin', place: 'room' } };
    const { value, lost } = convert(agenda, 'timeline');
    expect(value.item).toEqual({ title: 'name', time: { field: 'begin', format: 'local-date' } });
    expect(lost).toEqual([['item', 'place']]);
    const timeline = {
      type: 'timeline',
      item: { title: 'name', time: { field: 'begin', format: 'date' } },
    };
    expect(convert(timeline, 'agenda').value.item).toEqual({ title: 'name', start: 'begin' });
  });

  test('a line that is a date for what says when, once', () => {
    const grid = {
      type: 'grid',
      item: { title: 'name', subtitle: { field: 'date', format: 'long-date' }, link: '/{id}' },
    };
    const { value, lost } = convert(grid, 'timeline');
    expect(value.item).toEqual({
      time: { field: 'date', format: 'long-date' },
      title: 'name',
      link: '/{id}',
    });
    expect(lost).toEqual([]);
    expect(convert(value, 'gallery').value.item).toMatchObject({ caption: { field: 'date' } });
  });

  test('into the columns of a table, and out of them', () => {
    const { value, lost } = convert(CARDS, 'table');
    expect(value).toEqual({
      type: 'table',
      columns: [
        { heading: { en: 'Name', de: 'Name' }, field: 'name', link: '/people/{id}' },
        { heading: { en: 'Role', de: 'Role' }, field: 'role' },
      ],
    });
    expect(lost.map((path) => path.join('.'))).toEqual([
      'columns',
      'item.image',
      'item.summary',
      'item.contact',
    ]);
    const back = convert(value, 'card-list');
    expect(back.value.item).toEqual({ title: 'name', subtitle: 'role', link: '/people/{id}' });
  });

  test('out of a table with the link of a cell, and says what else cells have', () => {
    const columns = [
      { heading: { en: 'Name', de: 'Name' }, field: 'name', link: '/people/{id}', sort: true },
      { heading: { en: 'Kind', de: 'Art' }, field: 'kind', words: { a: 'kinds.a' } },
    ];
    const kind = { field: 'kind', words: { a: 'kinds.a' } };
    const item = { title: 'name', subtitle: kind, link: '/people/{id}' };
    const { value, lost } = convert({ type: 'table', columns }, 'card-list');
    const grid = convert({ type: 'table', columns }, 'grid').value.item;
    expect([value.item, grid]).toEqual([item, { title: 'name', role: kind, link: item.link }]);
    expect(lost.map((path) => path.slice(1).join('.'))).toEqual([
      '0.heading',
      '0.sort',
      '1.heading',
    ]);
  });

  test('running text for a slot of HTML, before the lines beside it', () => {
    const blocks = [
      { type: 'text', field: 'role' },
      { type: 'rich-text', field: 'biography', heading: 'labels.life' },
    ];
    const { value, lost } = convert({ type: 'detail', title: 'name', blocks }, 'prose');
    expect(value).toEqual({ type: 'prose', text: 'biography' });
    expect(lost.map((path) => path.join('.'))).toEqual(['title', 'blocks.0', 'blocks.1.heading']);
  });

  test('into the blocks of a part', () => {
    const { value } = convert(
      { ...CARDS, item: { title: 'name', summary: 'rich-text' } },
      'accordion',
    );
    expect(value.item).toEqual({
      title: 'name',
      blocks: [{ type: 'rich-text', field: 'rich-text' }],
    });
  });
});

test('slots of any name take what slots of the same role held', () => {
  const slot = (role: string) => ({ title: 'TextField', 'x-slot': 'text', 'x-role': role });
  const layout = (type: string, slots: object) => ({
    properties: { type: { const: type }, ...slots },
    additionalProperties: false,
  });
  const own = new SchemaDocument({
    oneOf: [
      layout('poem', { verse: slot('text'), poet: slot('title'), metre: { 'x-slot': 'text' } }),
      layout('song', { singer: slot('title'), stanza: slot('text'), tune: slot('line') }),
    ],
  });
  const poem = { type: 'poem', verse: 'lines', poet: 'name', metre: 'foot' };
  expect(convertUnion(own, own.root, poem, 'song')).toEqual({
    value: { type: 'song', singer: 'name', stanza: 'lines' },
    lost: [['metre']],
  });
});

describe('the layout of before', () => {
  const memory = () => {
    const places = new BranchMemory();
    return (value: object, type: string) =>
      places.choose({ key: 'one', document, part }, value, type, (source) =>
        convert(Object(source), type),
      );
  };

  test('is there again as it was, and nothing is lost', () => {
    const choose = memory();
    const { value: gallery } = choose(CARDS, 'gallery');
    const { value: table } = choose(gallery, 'table');
    expect(choose(table, 'card-list')).toEqual({ value: CARDS, lost: [] });
  });

  test('is what another one is made of, however many are tried between', () => {
    const choose = memory();
    const { value: links } = choose(CARDS, 'link-list');
    const { value: table } = choose(links, 'table');
    expect(choose(table, 'gallery')).toEqual(convert(CARDS, 'gallery'));
  });

  test('has what was changed meanwhile of what both have, and says what it has no place for', () => {
    const choose = memory();
    const { value: gallery } = choose(CARDS, 'gallery');
    const item = { image: 'cover', title: 'title', caption: 'role', credit: 'by' };
    expect(choose({ ...gallery, item }, 'card-list')).toEqual({
      value: { ...CARDS, item: { ...CARDS.item, image: 'cover', title: 'title' } },
      lost: [['item', 'credit']],
    });
  });

  test('has what was changed on the way over a third one', () => {
    const choose = memory();
    const { value: gallery } = choose(CARDS, 'gallery');
    const item = { image: 'cover', title: 'title', caption: 'role' };
    const { value: table } = choose({ ...gallery, item }, 'table');
    expect(choose(table, 'card-list').value.item).toMatchObject({ image: 'cover', title: 'title' });
  });

  test('lacks what was taken away meanwhile', () => {
    const choose = memory();
    const { value: gallery } = choose(CARDS, 'gallery');
    const { columns: _, ...rest } = CARDS;
    expect(choose({ type: 'gallery', item: gallery.item }, 'card-list').value).toEqual(rest);
  });
});

test('what an entry of a list was is not given to the one that stands in its place by then', () => {
  const places = new BranchMemory();
  const choose = (index: number, value: object, type: string) => {
    const key = placeKey('page.json', ['frame', 'views', index, 'view', 'layout']);
    return places.choose({ key, document, part }, value, type, (source) =>
      convert(Object(source), type),
    );
  };
  const { value: gallery } = choose(0, CARDS, 'gallery');
  choose(1, CARDS, 'gallery');
  places.forgetEntries('page.json', ['frame', 'views']);
  const other = { type: 'gallery', item: { image: 'plan' } };
  expect(choose(0, other, 'card-list')).toEqual(convert(other, 'card-list'));
  expect(choose(1, gallery, 'card-list')).toEqual(convert(gallery, 'card-list'));
});
