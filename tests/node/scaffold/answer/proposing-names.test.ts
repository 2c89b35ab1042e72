import { describe, expect, test } from 'vitest';
import { readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { keysOf } from '../../../../src/node/scaffold/answer/find-detail.ts';
import { proposeDetail } from '../../../../src/node/scaffold/answer/propose-detail.ts';
import { proposeList } from '../../../../src/node/scaffold/answer/propose-list.ts';
import { SHAPES } from './measure.ts';

type Item = Readonly<Record<string, unknown>>;

/** What a list shows of items that are like one. */
function itemOf(item: Item): unknown {
  return proposeList(readFields([item]), undefined, SHAPES)?.value;
}

const PERSON = { position: 'Professor', email: 'ada@host.example' };

describe('the title of a person', () => {
  test.each<[what: string, names: Item, title: unknown]>([
    [
      'is made of two fields',
      { first_name: 'Ada', last_name: 'Lovelace' },
      { field: 'last_name', format: { type: 'names', given: 'first_name' } },
    ],
    [
      'is made of two fields by other names',
      { givenName: 'Ada', familyName: 'Lovelace' },
      { field: 'familyName', format: { type: 'names', given: 'givenName' } },
    ],
    [
      'is made of an object',
      { name: { first: 'Ada', last: 'Lovelace' } },
      { field: 'name', format: { type: 'names', text: 'last', given: 'first' } },
    ],
    [
      'is the whole name where a field has that',
      { firstName: 'Ada', lastName: 'Lovelace', displayName: 'Ada Lovelace' },
      'displayName',
    ],
  ])('%s', (_, names, title) => {
    expect(itemOf({ id: 1, ...names, ...PERSON })).toMatchObject({ item: { title } });
    expect(proposeDetail({ id: 1, ...names, ...PERSON }, '/list', SHAPES).value).toMatchObject({
      title,
    });
  });
});

describe('the authors of a publication', () => {
  const work = { title: 'A', year: 2012, journal: 'B' };

  test.each<[what: string, fields: Item, authors: unknown]>([
    [
      'have the surname beside what is called a name',
      { authors: [{ name: 'Kari', surname: 'Nordmann' }] },
      { field: 'authors', format: { type: 'names', text: 'surname', given: 'name' } },
    ],
    [
      'have the full name where there is one',
      { authors: [{ name: 'Kari', surname: 'Nordmann', fullName: 'Kari Nordmann' }] },
      { field: 'authors', format: { type: 'names', text: 'fullName' } },
    ],
    [
      'are called as they are in a list of their own',
      { creators: [{ creator: 'Nordmann, Kari' }] },
      { field: 'creators', format: { type: 'names', text: 'creator' } },
    ],
    [
      'are those who contributed, where nobody else is said to be',
      { contributors: [{ identity: { name: 'Kari Nordmann' } }] },
      { field: 'contributors', format: { type: 'names', text: 'identity.name' } },
    ],
  ])('%s', (_, fields, authors) => {
    expect(itemOf({ ...work, ...fields })).toMatchObject({
      type: 'publications',
      item: { authors },
    });
  });

  test('have a DOI that stands in what the work is to others, and none of a work that it names', () => {
    const authors = [{ name: 'Kari Nordmann' }];
    const doi = 'https://doi.org/10.1000/ice.1';
    expect(itemOf({ ...work, authors, reference: { doi } })).toMatchObject({
      item: { doi: 'reference.doi' },
    });
    expect(itemOf({ ...work, authors, reference: [{ doi }] })).not.toMatchObject({
      item: { doi: expect.anything() },
    });
  });
});

describe('a title', () => {
  test('stays one where it has tags within lines, or signs of HTML', () => {
    const title = { field: 'title', format: 'plain-text' };
    const categories = [{ name: 'Workshop' }];
    for (const text of ['Reading <em>Ulysses</em>', 'Letters &#8211; now']) {
      expect(itemOf({ title: text, categories })).toMatchObject({ item: { title } });
    }
    expect(itemOf({ title: 'AT&T; or not', categories })).toMatchObject({
      item: { title: 'title' },
    });
  });

  test('is the first of several, before a citation', () => {
    const work = { label_s: 'K. Nordmann. Ice. 2012.', title_s: ['Glace', 'Ice'] };
    expect(itemOf(work)).toMatchObject({ item: { title: 'title_s.0' } });
  });
});

test('people are known by their rank and how they are reached, without a portrait', () => {
  const person = {
    id: 1,
    displayName: 'Ada Lovelace',
    jobTitle: 'Professor',
    mail: 'ada@host.example',
  };
  expect(itemOf(person)).toMatchObject({
    type: 'card-list',
    item: { title: 'displayName', subtitle: 'jobTitle', contact: expect.anything() },
  });
});

test('the title of a file is none of the item that it belongs to', () => {
  const brochure = { title: 'Leaflet', filename: 'a.pdf', url: 'https://host.example/a.pdf' };
  const item = { uid: 'a', title: 'Open day', brochure };
  expect(readFields([item]).map(({ path }) => path)).toEqual(['uid', 'title', 'brochure.url']);
  expect(keysOf([item])).toEqual([{ key: 'uid', value: 'a' }]);
});

test('what is the same of all of many items is no fact of one, but for its licence', () => {
  const items = ['A', 'B', 'C', 'D', 'E'].map((title) => ({
    title,
    company: 'Lake Institute',
    license: 'CC BY 4.0',
  }));
  const factsOf = (list: readonly Item[]) => {
    const { value } = proposeDetail(list[0] ?? {}, '/list', SHAPES, { items: list });
    return JSON.stringify(value);
  };
  expect(factsOf(items)).not.toContain('company');
  expect(factsOf(items)).toContain('license');
  expect(factsOf(items.slice(0, 2))).toContain('company');
});

test('a picture is known by the object that its URL stands in', () => {
  const art = { title: 'A', webImage: { url: 'https://host.example/a=s0', width: 10 } };
  expect(itemOf(art)).toMatchObject({ item: { image: 'webImage.url' } });
});

test('an ORCID iD is shown as one', () => {
  const person = { name: 'Ada', ...PERSON, orcid: '0000-0002-1825-0097' };
  expect(proposeDetail(person, '/list', SHAPES).value).toMatchObject({
    blocks: expect.arrayContaining([{ type: 'text', field: 'orcid', format: 'orcid' }]),
  });
});

test('an item is asked for by its key before a URL that names it to the world', () => {
  const keys = keysOf([{ id: 'https://host.example/works/1', identifier: 'w1' }]);
  expect(keys.map(({ key }) => key)).toEqual(['identifier', 'id']);
});
