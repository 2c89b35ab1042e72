import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { SlottedModel } from '../../../src/core/manifest/slot-model.ts';
import { itemId, mapItem } from '../../../src/core/mapping/map-item.ts';
import { blockOf, phoneBlock } from '../block-of.ts';

const context = {
  language: 'en',
  sanitize: (html: string) => html,
  formats,
  pictures: {},
  media: { base: '', origins: [] },
};
const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;

const LIST = {
  type: 'card-list',
  columns: { xs: 1, sm: 1, tile: 1, md: 1, lg: 2, xl: 2 },
  empty: undefined,
  slots: {
    title: text('name'),
    subtitle: text('title'),
    summary: { kind: 'text', field: 'introduction', format: 'rich-text', clamp: 2, box: false },
    image: { kind: 'image', template: undefined, field: 'photo', preview: false, ratio: undefined },
    link: { kind: 'link', from: 'template', template: '/people/{id}' },
    contact: {
      kind: 'blocks',
      mobile: 'inline',
      blocks: [phoneBlock('mobile')],
    },
  },
} as const;

const FULL = {
  id: 'an',
  name: 'An',
  title: 'Professor',
  introduction: '<p>Reads.</p>',
  photo: '/media/an.webp',
  mobile: '123',
};

describe('an entity as an item', () => {
  test('fills every slot that the manifest names', () => {
    expect(mapItem(LIST, FULL, 0, context)).toEqual({
      key: 'an#0',
      title: { kind: 'plain', text: 'An' },
      subtitle: { kind: 'plain', text: 'Professor' },
      summary: { kind: 'html', html: '<p>Reads.</p>' },
      image: { src: '/media/an.webp', alt: 'An' },
      link: '/people/an',
      contact: [{ type: 'phone', field: '123' }],
    });
  });

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ['name', { name: undefined }, ['title']],
    ['name of another type', { name: { first: 'An' } }, ['title']],
    ['title of another type', { title: ['Professor'] }, ['subtitle']],
    ['introduction', { introduction: null }, ['summary']],
    ['photo', { photo: '' }, ['image']],
    ['photo of a bad scheme', { photo: 'javascript:alert(1)' }, ['image']],
    ['photo as data', { photo: 'data:image/svg+xml,<svg/>' }, ['image']],
    ['mobile', { mobile: false }, ['contact']],
    ['id', { id: undefined }, ['link']],
    ['id of another type', { id: { a: 1 } }, ['link']],
  ])('leaves the slot of a missing %s empty and fills the rest', (_, odd, empty) => {
    const whole = Object.keys(mapItem(LIST, FULL, 0, context));
    const part = Object.keys(mapItem(LIST, { ...FULL, ...odd }, 0, context));
    expect(part).toEqual(whole.filter((name) => !empty.includes(name)));
  });

  test('describes a picture by the words of a title in HTML, and by nothing without a title', () => {
    const html = { ...FULL, name: '<b>An</b> Li' };
    expect(mapItem(LIST, html, 0, context).image).toEqual({ src: FULL.photo, alt: 'An Li' });
    const nameless = { ...FULL, name: null };
    expect(mapItem(LIST, nameless, 0, context).image).toEqual({ src: FULL.photo, alt: '' });
  });

  test.each([null, undefined, 5, 'text', true, [], {}])(
    'of %j is empty but has a key',
    (entity) => {
      expect(mapItem(LIST, entity, 3, context)).toEqual({ key: '#3' });
    },
  );

  test('has a key of its own even where a backend sends an id twice', () => {
    const entities = [{ id: 'a' }, { id: 'a' }, { id: 7 }, {}, {}, { id: null }, { id: {} }];
    const keys = entities.map((entity, index) => mapItem(LIST, entity, index, context).key);
    expect(keys).toEqual(['a#0', 'a#1', '7#2', '#3', '#4', '#5', '#6']);
  });

  test('is plain data that survives the way from server to browser', () => {
    const item = mapItem(LIST, FULL, 0, context);
    expect(JSON.parse(JSON.stringify(item))).toEqual(item);
  });
});

describe('a detail as an item', () => {
  const DETAIL = {
    type: 'detail',
    shows: 'one',
    ownHeading: true,
    back: undefined,
    slots: { title: text('name'), blocks: { kind: 'blocks', blocks: [] } },
  } as const;

  test('without blocks has no slot for them', () => {
    expect(mapItem(DETAIL, { name: 'An' }, 0, context)).toEqual({
      key: '#0',
      title: { kind: 'plain', text: 'An' },
    });
  });
});

describe('a block with a heading', () => {
  const headed = (text: string) =>
    phoneBlock('mobile', { heading: { text: { en: text }, field: undefined } });
  const fill = (...blocks: ReturnType<typeof headed>[]) =>
    mapItem({ slots: { contact: { kind: 'blocks', blocks } } }, FULL, 0, context).contact;

  test('has an id made of its words, of which no two are the same', () => {
    expect(fill(headed('Call us'), headed('Call us'), phoneBlock('mobile'))).toStrictEqual([
      { type: 'phone', field: '123', heading: 'Call us', id: 'h-call-us' },
      { type: 'phone', field: '123', heading: 'Call us', id: 'h-call-us-2' },
      { type: 'phone', field: '123' },
    ]);
  });
});

test.each([
  ['an#0', 'an'],
  ['a#b#12', 'a#b'],
  ['#3', undefined],
])('an item with the key %s has the id %s', (key, id) => {
  expect(itemId(key)).toBe(id);
});

describe('a slot held against a value', () => {
  const slots = (equals: string | number | boolean): SlottedModel => ({
    slots: {
      mark: { kind: 'flag', field: 'v', equals, look: 'strong' },
      badge: { kind: 'badge', field: 'v', equals, text: { zh: '线上', en: 'Online' } },
    },
  });

  test.each<[string | number | boolean, unknown, boolean]>([
    ['member', 'member', true],
    [true, true, true],
    [false, false, true],
    [0, 0, true],
    [2.5, 2.5, true],
    ['', '', true],
    ['member', 'Member', false],
    [true, 'true', false],
    [true, 1, false],
    [false, undefined, false],
    [false, null, false],
    [0, '0', false],
    [0, false, false],
    ['a', ['a'], false],
    ['a', { a: 'a' }, false],
  ])('of %j and %j is filled: %s', (equals, v, isFilled) => {
    const filled = { key: '#0', mark: true, badge: 'Online' };
    expect(mapItem(slots(equals), { v }, 0, context)).toEqual(isFilled ? filled : { key: '#0' });
  });

  test('says its words in the language of the site', () => {
    const chinese = { ...context, language: 'zh' };
    expect(mapItem(slots(true), { v: true }, 0, chinese).badge).toBe('线上');
  });
});

describe('the parts of an item', () => {
  const PARTS = {
    type: 'accordion',
    shows: 'one',
    slots: {
      items: {
        kind: 'items',
        field: 'places',
        slots: {
          title: text('name'),
          image: {
            kind: 'image',
            template: undefined,
            field: 'cover',
            preview: false,
            ratio: undefined,
          },
          blocks: {
            kind: 'blocks',
            blocks: [
              blockOf('text', {
                field: text('zip'),
                label: { kind: 'words', text: { zh: '邮编', en: 'Zip' } },
              }),
            ],
          },
        },
      },
    },
  } as const;
  const partsOf = (places: unknown) => mapItem(PARTS, { places }, 0, context).items;

  test('are items themselves, with their own words, picture and blocks', () => {
    const north = { id: 'n', name: 'North', cover: '/n.webp', zip: '100' };
    expect(partsOf([north, { name: 'South' }])).toEqual([
      {
        key: 'n#0',
        title: { kind: 'plain', text: 'North' },
        image: { src: '/n.webp', alt: 'North' },
        blocks: [{ type: 'text', field: { kind: 'plain', text: '100' }, label: 'Zip' }],
      },
      { key: '#1', title: { kind: 'plain', text: 'South' } },
    ]);
  });

  test('pass over what is no object, and keep the rest', () => {
    const odd = [null, 5, 'North', true, [], [{ name: 'North' }]];
    const parts = partsOf([...odd, { name: 'South', cover: 'javascript:x', zip: {} }]);
    expect(parts).toEqual([{ key: '#0', title: { kind: 'plain', text: 'South' } }]);
  });

  test('are read no further than any list', () => {
    const many = Array.from({ length: 600 }, () => ({ name: 'North' }));
    expect(partsOf(many)).toHaveLength(500);
  });

  test.each([undefined, null, {}, 'North', 5, [], [null], { 0: { name: 'North' }, length: 1 }])(
    'are left out for %j',
    (places) => {
      expect(mapItem(PARTS, { places }, 0, context)).toEqual({ key: '#0' });
    },
  );

  test('are plain data that survives the way from server to browser', () => {
    const parts = partsOf([{ id: 7, name: 'North', zip: 100 }]);
    expect(JSON.parse(JSON.stringify(parts))).toEqual(parts);
  });
});
