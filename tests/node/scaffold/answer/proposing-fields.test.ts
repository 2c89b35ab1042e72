import { describe, expect, test } from 'vitest';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../../src/node/compiler/schema/shapes.ts';
import { readEveryField, readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { chooseFacets } from '../../../../src/node/scaffold/answer/choose-facets.ts';
import { chooseFields } from '../../../../src/node/scaffold/answer/choose-fields.ts';
import { chooseLink } from '../../../../src/node/scaffold/answer/choose-link.ts';
import { keysOf } from '../../../../src/node/scaffold/answer/find-detail.ts';
import { proposeList } from '../../../../src/node/scaffold/answer/propose-list.ts';
import { PROJECT } from '../../compiler/small-site.ts';

const SHAPES = readShapes(requireSchemas(PROJECT));
const paper = { title: 'A', authors: [{ name: 'Ada' }] };

describe('the year of a publication', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a year before a day', { date: '2026-10-05', year: 2026 }, 'year'],
    ['a day without the format of days', { doi: '10.5555/1', date: '2026-10-05' }, 'date'],
    [
      'no day on which it was looked at or added',
      {
        doi: '10.5555/1',
        accessDate: '2026-10-05T10:00:00Z',
        dateAdded: '2026-10-05',
        date: '2026',
      },
      'date',
    ],
  ])('is %s', (_, more, year) => {
    const layout = proposeList(readFields([{ ...paper, ...more }]), undefined, SHAPES)?.value;
    expect(layout).toMatchObject({ type: 'publications', item: { year } });
  });
});

describe('the date of an item', () => {
  test.each<[string, Record<string, unknown>, string | undefined]>([
    ['its year before that of its record', { created: '2013-12-14', year: ['1630'] }, 'year.0'],
    ['that of its record where nothing else is one', { created: '2013-12-14' }, 'created'],
    ['no date of its pictures', { images: [{ date: '2013-12-14', size: 1 }] }, undefined],
    [
      'a date in words before an unknown one',
      { lastseen: '2026-01-01', dated: 'c. 1520' },
      'dated',
    ],
  ])('is %s', (_, more, date) => {
    expect(chooseFields(readFields([{ title: 'A', ...more }])).date?.field.path).toBe(date);
  });
});

test('the date of a record says when it was made, and never when it was changed', () => {
  const item = { title: 'A', updated_at: '2026-01-01T10:00:00Z', ingestDate: '2026-01-02' };
  expect(chooseFields(readFields([item])).date).toBeUndefined();
});

test('when the record of a person was made is no date of theirs', () => {
  const person = { name: 'Ada', email: 'ada@example.org', createDate: '2026-01-01' };
  expect(chooseFields(readFields([person])).date).toBeUndefined();
});

test('a large picture comes before a small one of the same', () => {
  const pictures = { default: { url: '/a-small.jpg' }, high: { url: '/a.jpg' } };
  const item = { title: 'A', pictures };
  expect(chooseFields(readFields([item])).image?.field.path).toBe('pictures.high.url');
});

test('a work with a picture, its maker and its year is no publication', () => {
  const work = { ...paper, year: 1952, image: '/pictures/a.jpg' };
  const typeOf = (item: Record<string, unknown>) =>
    proposeList(readFields([item]), undefined, SHAPES)?.value.type;
  expect(typeOf(work)).not.toBe('publications');
  expect(typeOf({ ...work, journal: 'Lake Studies' })).toBe('publications');
});

test('authors are known by the last word of their name, with their given names', () => {
  const item = { title: 'A', year: 1990, z_authors: [{ given: 'Ada', family: 'Lovelace' }] };
  const layout = proposeList(readFields([item]), undefined, SHAPES)?.value;
  const format = { type: 'names', text: 'family', given: 'given' };
  expect(layout).toMatchObject({ item: { authors: { field: 'z_authors', format } } });
});

test('an item is asked for by its own key, and then by an id that is called otherwise', () => {
  expect(keysOf([{ personId: 'a', name: 'Ada' }])).toEqual([{ key: 'personId', value: 'a' }]);
  const keys = keysOf([{ personId: 'a', slug: 'ada' }]);
  expect(keys.map(({ key }) => key)).toEqual(['slug', 'personId']);
});

test('what a text is about is read past the vocabulary and the form that it is in', () => {
  const item = {
    'dcterms:title': [{ type: 'literal', '@value': 'A' }],
    'dcterms:date': [{ '@type': 'numeric', '@value': '1902' }],
  };
  const { title, date } = chooseFields(readFields([item]));
  expect(title?.field.path).toBe('dcterms:title.0.@value');
  expect(date?.field.path).toBe('dcterms:date.0.@value');
});

test('a short summary is the title where nothing else is, as in calendars', () => {
  const event = { etag: '"1"', summary: 'Lecture', description: '<p>On lakes.</p>' };
  const { title, summary } = chooseFields(readFields([event]));
  expect([title?.field.path, summary?.field.path]).toEqual(['summary', 'description']);
});

test('an event may have a time and a place without an end', () => {
  const lecture = { name: 'A', start: '2026-12-01T18:00:00Z', venues: [{ name: 'Hall' }] };
  const typeOf = (item: Record<string, unknown>) =>
    proposeList(readFields([item]), undefined, SHAPES)?.value.type;
  expect(typeOf(lecture)).toBe('agenda');
  expect(typeOf({ ...lecture, start: '2026-12-01' })).not.toBe('agenda');
});

test('an event begins when it is, and not when its tickets are sold', () => {
  const event = {
    name: 'A',
    presale_start: '2026-11-01T09:00:00Z',
    date_from: '2026-12-01T18:00:00Z',
    date_to: '2026-12-01T20:00:00Z',
  };
  const chosen = chooseFields(readFields([event])).event;
  expect([chosen?.start.field.path, chosen?.end?.field.path]).toEqual(['date_from', 'date_to']);
});

describe('of several fields that are called so', () => {
  const wrapped = (title: string) => ({
    event: { title, place_name: 'Hall', url: title === 'B' ? 'https://b.example' : '' },
    owner: { name: `Office of ${title}` },
    site: { name: `Site of ${title}` },
  });
  const items = [wrapped('A'), wrapped('B'), wrapped('C')].map((item, index) => ({
    ...item,
    event: { ...item.event, page_url: `https://host.example/events/${index}` },
  }));

  test('the title is that of the item, and not the name of something in it', () => {
    expect(chooseFields(readFields(items)).title?.field.path).toBe('event.title');
  });

  test('the link is one that all items have', () => {
    expect(chooseLink(readFields(items))?.link).toEqual({ field: 'event.page_url' });
  });

  test('none leads to a path of a host that nobody knows', () => {
    expect(chooseLink(readFields([{ title: 'A', url: '/works/1' }]))).toBeUndefined();
  });
});

test('of a picture, who made it stands above its title', () => {
  const picture = { title: 'A', artist_name: 'Ada', date: '1990', image: '/pictures/a.jpg' };
  const layout = proposeList(readFields([picture]), undefined, SHAPES)?.value;
  expect(layout).toMatchObject({ item: { role: 'artist_name', title: 'title' } });
});

test('a picture is known by what answers it, where most URLs have no ending', () => {
  const urls = ['https://a.example/view?thumb=yes', 'https://b.example/1/thumbnail'];
  const items = [...urls, 'https://c.example/17'].map((object) => ({ title: 'A', object }));
  expect(chooseFields(readFields(items)).image?.field.path).toBe('object');
  const ids = [{ title: 'A', image_id: '7f0c9a62-1111-4c1e-9d3f-000000000001' }];
  expect(chooseFields(readFields(ids)).image).toBeUndefined();
});

test('a picture is known by the end of its name, though it stands in a list of one', () => {
  const item = { title: 'A', edmPreview: ['https://pictures.example/url.json?uri=a'] };
  expect(chooseFields(readFields([item])).image?.field.path).toBe('edmPreview.0');
  const other = { title: 'A', primaryimageurl: 'https://pictures.example/view/1' };
  expect(chooseFields(readFields([other])).image?.field.path).toBe('primaryimageurl');
});

test('the first of several names is a title before a name of what an item is in', () => {
  const item = {
    names: [{ value: 'Lake House', types: ['label'] }],
    locations: [{ name: 'Town' }],
  };
  expect(chooseFields(readFields([item])).title?.field.path).toBe('names.0.value');
});

test('a summary is not one of those who made an item', () => {
  const item = { title: 'A', meta: { creatorSummary: 'Ada' }, data: { abstractNote: 'B' } };
  expect(chooseFields(readFields([item])).summary?.field.path).toBe('data.abstractNote');
});

test('the own key of an item comes before that of what it belongs to', () => {
  expect(keysOf([{ key: 'X1', library: { id: 5 } }])[0]?.key).toBe('key');
});

describe('a link', () => {
  const linkOf = (url: string, base?: string) =>
    chooseLink(readFields([{ link: url }]), base)?.link;

  test.each([
    'https://records.example/1?wskey=abc',
    'https://records.example/1?lang=de&api_key=abc',
    'https://records.example/1?access_token=abc',
    'https://records.example/1?token=abc',
    'https://records.example/1?key=abc',
  ])('is never %s, which has a key in it', (url) => {
    expect(linkOf(url)).toBeUndefined();
  });

  test.each([
    'https://records.example/1.json',
    'https://api.records.example/1',
    'https://records.example/server/api/1',
  ])('is not %s, which answers a machine', (url) => {
    expect(linkOf(url)).toBeUndefined();
  });

  test('is no URL below that of the API', () => {
    const url = 'https://records.example/v2/items/1';
    expect(linkOf(url)).toEqual({ field: 'link' });
    expect(linkOf(url, 'https://records.example/v2/')).toBeUndefined();
    expect(linkOf('https://records.example/lake?keyword=a')).toEqual({ field: 'link' });
  });
});

describe('facets', () => {
  const pathsOf = (...items: Record<string, unknown>[]) =>
    chooseFacets(readEveryField(items), undefined).map(({ field }) => field.path);

  test('are those of several things, though they divide few items alike', () => {
    const first = { publisher: 'A', types: { general: 'Text' }, publicationYear: 2020 };
    const second = { publisher: 'B', types: { general: 'Data' }, publicationYear: 2021 };
    expect(pathsOf(first, second)).toEqual(['publicationYear', 'types.general', 'publisher']);
  });

  test('are one by the name of a thing and by its code', () => {
    const first = { country_code: 'DE', country_name: 'Germany' };
    expect(pathsOf(first, { country_code: 'CA', country_name: 'Canada' })).toEqual([
      'country_name',
    ]);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['keys of a machine', { collections: ['BCDEFGHI'] }, { collections: ['BCDEFGHK'] }],
    ['names with numbers', { collectionName: '90402_M_NL' }, { collectionName: '437_DFT' }],
    ['what one item alone has', { journal: 'Lakes' }, { journal: '' }],
    ['kinds of files', { files: [{ type: 'a' }] }, { files: [{ type: 'b' }] }],
  ])('are not %s', (_, first, second) => {
    expect(pathsOf(first, second)).toEqual([]);
  });
});
