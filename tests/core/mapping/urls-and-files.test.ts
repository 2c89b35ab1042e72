import { describe, expect, test } from 'vitest';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import { fillUrl } from '../../../src/core/mapping/links.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';
import type { MappingContext } from '../../../src/core/mapping/map-slot.ts';
import { readPath } from '../../../src/core/mapping/read-path.ts';

const context: MappingContext = {
  language: 'en',
  locale: 'en',
  formats: {},
  sanitize: (html) => html,
  pictures: {},
  media: { base: '', origins: [] },
  files: { '/media/floor plan.pdf': 2048 },
};
const fill = (slot: SlotModel, entity: unknown) =>
  mapItem({ slots: { slot } }, entity, 0, context).slot;

describe('a URL that is made by a template', () => {
  test.each([
    ['https://doi.org/{doi}', { doi: '10.5555/ab c.7' }, 'https://doi.org/10.5555/ab%20c.7'],
    ['https://a.example/?q={id}&l={l}', { id: 7, l: 'ä' }, 'https://a.example/?q=7&l=%C3%A4'],
    ['https://a.example/{id}', { id: 'x?y#z' }, 'https://a.example/x%3Fy%23z'],
    ['https://a.example/{id}', {}, undefined],
    ['https://a.example/{id}', { id: '' }, undefined],
    ['https://a.example/{id}', { id: '../admin' }, undefined],
    ['https://a.example/{id}', { id: '//evil.example' }, undefined],
    ['https://a.example/{id}', { id: { of: 'another type' } }, undefined],
  ])('%s of %j is %s', (template, entity, url) => {
    expect(fillUrl(template, (name) => readPath(entity, name))).toBe(url);
  });

  test.each([
    ['https://doi.org/10.5555/ABC', 'https://doi.org/10.5555/ABC'],
    ['http://dx.doi.org/10.5555/ABC', 'https://doi.org/10.5555/ABC'],
    ['doi.org/10.5555/ABC', 'https://doi.org/10.5555/ABC'],
    ['https://doi.org/10.5555/a%3Cb', 'https://doi.org/10.5555/a%3Cb'],
    ['doi:10.1234/5', 'https://doi.org/10.1234/5'],
    ['DOI: 10.1234/5', 'https://doi.org/10.1234/5'],
    ['https://doi.org/', undefined],
    ['https://doi.org/../admin', undefined],
    ['https://doi.org//evil.example', undefined],
    ['https://evil.example/10.1234/5', undefined],
  ])('takes a value with what stands before it: %s', (doi, url) => {
    expect(fillUrl('https://doi.org/{doi}', () => doi)).toBe(url);
  });

  test('is what fills a slot, as of what another server shows', () => {
    const template = 'https://maps.example/at/{spot}';
    const entity = { spot: '1,2' };
    expect(fill({ kind: 'url', field: 'spot', template }, entity)).toBe(
      'https://maps.example/at/1%2C2',
    );
    expect(fill({ kind: 'embed', field: 'spot', template }, {})).toBeUndefined();
  });
});

test.each<[unknown, unknown]>([
  [
    ['a', 'b', 'a'],
    ['a', 'b'],
  ],
  [['a', ' ', '', 5, null, ['b']], ['a']],
  [[], undefined],
  ['a', undefined],
])('the short texts of %j are %j', (tags, texts) => {
  expect(fill({ kind: 'list', field: 'tags' }, { tags })).toEqual(texts);
});

test('of a long list no more texts are read than of any', () => {
  const tags = Array.from({ length: 600 }, (_, index) => `a${index}`);
  expect(fill({ kind: 'list', field: 'tags' }, { tags })).toEqual(tags.slice(0, 500));
});

describe('the links of an item', () => {
  const slot = {
    kind: 'links',
    field: 'tags',
    text: 'name',
    link: undefined,
    url: undefined,
  } as const;
  const entity = (...tags: unknown[]) => ({ tags });

  test('lead to the site’s own pages, or out of it by a URL of the answer', () => {
    const own = { ...slot, link: '/tags/{id}' };
    expect(fill(own, entity({ id: 'a b', name: 'A' }))).toEqual([
      { text: 'A', href: '/tags/a%20b', external: false },
    ]);
    const out = { ...slot, url: 'href' };
    expect(fill(out, entity({ href: 'https://a.example', name: 'A' }))).toEqual([
      { text: 'A', href: 'https://a.example', external: true },
    ]);
    const both = { ...own, url: 'href' };
    expect(fill(both, entity({ href: 'https://a.example', name: 'A' }))).toEqual([
      { text: 'A', href: 'https://a.example', external: true },
    ]);
  });

  test.each<[string, unknown]>([
    ['without words', { id: 'a', name: ' ' }],
    ['with words that are none', { id: 'a', name: 5 }],
    ['that lead nowhere', { name: 'A' }],
  ])('%s are left out', (_, entry) => {
    expect(fill({ ...slot, link: '/tags/{id}' }, entity(entry))).toBeUndefined();
    expect(fill({ ...slot, link: '/tags/{id}' }, { tags: entry })).toBeUndefined();
  });
});

describe('a file', () => {
  const slot = { kind: 'file', field: 'file' } as const;

  test('of the site has its size', () => {
    expect(fill(slot, { file: '/media/floor%20plan.pdf' })).toEqual({
      name: '/media/floor%20plan.pdf',
      url: '/media/floor%20plan.pdf',
      external: false,
      bytes: 2048,
    });
  });

  test('elsewhere has none, and what is no URL of a file is none', () => {
    const url = 'https://other.example/a.pdf';
    expect(fill(slot, { file: url })).toStrictEqual({ name: url, url, external: true });
    expect(fill(slot, { file: 'javascript:alert(1)' })).toBeUndefined();
    expect(fill(slot, { file: ['a.pdf'] })).toBeUndefined();
  });
});

test('calls to action have the words of the manifest, and those that lead nowhere are left out', () => {
  const template = (path: string) => ({ kind: 'link', from: 'template', template: path }) as const;
  const slot: SlotModel = {
    kind: 'actions',
    actions: [
      { text: { en: 'Visit' }, link: template('/visit') },
      { text: { en: 'Read' }, link: template('/texts/{text}') },
      { text: { en: 'Tickets' }, link: { kind: 'link', from: 'field', field: 'shop' } },
    ],
  };
  expect(fill(slot, { shop: 'https://shop.example' })).toEqual([
    { text: 'Visit', href: '/visit', external: false },
    { text: 'Tickets', href: 'https://shop.example', external: true },
  ]);
});
