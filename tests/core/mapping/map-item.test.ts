import { describe, expect, test } from 'vitest';
import type { CardListModel, DetailModel } from '../../../src/core/manifest/layout-model.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';

const context = { language: 'en', sanitize: (html: string) => html };
const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;

const LIST: CardListModel = {
  type: 'card-list',
  columns: { xs: 1, sm: 1, tile: 1, md: 1, lg: 2, xl: 2 },
  empty: undefined,
  contactOnMobile: 'inline',
  slots: {
    title: text('name'),
    subtitle: text('title'),
    summary: { kind: 'text', field: 'introduction', format: 'rich-text', clamp: 2, box: false },
    image: { kind: 'image', field: 'photo', preview: false, ratio: undefined },
    link: { kind: 'link', from: 'template', template: '/people/{id}' },
    contact: {
      kind: 'blocks',
      blocks: [
        { type: 'phone', field: 'mobile', heading: undefined, when: undefined, label: undefined },
      ],
    },
  },
};

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
      contact: [{ type: 'phone', number: '123' }],
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
  const DETAIL: DetailModel = {
    type: 'detail',
    back: undefined,
    slots: { title: text('name'), blocks: { kind: 'blocks', blocks: [] } },
  };

  test('without blocks has no slot for them', () => {
    expect(mapItem(DETAIL, { name: 'An' }, 0, context)).toEqual({
      key: '#0',
      title: { kind: 'plain', text: 'An' },
    });
  });
});
