import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { SlotModel } from '../../../src/core/manifest/slot-model.ts';
import { LIMITS } from '../../../src/core/mapping/answer-limits.ts';
import { mapItem } from '../../../src/core/mapping/map-item.ts';
import type { MappingContext } from '../../../src/core/mapping/map-slot.ts';

const context: MappingContext = {
  language: 'en',
  locale: 'en',
  timeZone: 'Asia/Shanghai',
  formats,
  sanitize: (html) => html,
  pictures: { '/media/an li.webp': [4, 3, null] },
  media: { base: '', origins: [] },
};
const html = (...fields: string[]) => ({ kind: 'html', fields }) as const;
const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;
const shape = { template: undefined, preview: false, ratio: undefined } as const;
const fill = (slot: SlotModel, entity: unknown, among: Record<string, SlotModel> = {}) =>
  mapItem({ slots: { ...among, slot } }, entity, 0, context).slot;

test('headings in the HTML of an item have ids, of which no two are the same', () => {
  const slots = { before: html('a'), after: html('b'), title: text('a'), none: undefined };
  expect(mapItem({ slots }, { a: '<h2>A</h2>', b: '<h3>A</h3>' }, 0, context)).toStrictEqual({
    key: '#0',
    before: '<h2 id="h-a">A</h2>',
    after: '<h3 id="h-a-2">A</h3>',
    title: { kind: 'plain', text: '<h2>A</h2>' },
  });
  const part = mapItem({ slots }, { b: '<h2>A</h2>' }, 0, { ...context, part: 'visit' });
  expect(part.after).toBe('<h3 id="h-visit-a">A</h3>');
});

test('HTML fills a page, and is read much further than a text of a card', () => {
  const long = '<p>lake</p>'.repeat(3000);
  expect(fill(html('a'), { a: long })).toBe(long);
  expect(fill(html('a'), { a: 5, b: {} })).toBe('5');
  expect(fill(html('a', 'b'), { a: '<p></p>', b: null })).toBeUndefined();
});

describe('a picture', () => {
  const slot: SlotModel = { ...shape, kind: 'image', field: 'photo' };

  test('has the facts that are known of it', () => {
    expect(fill(slot, { photo: '/media/an%20li.webp' })).toStrictEqual({
      src: '/media/an%20li.webp',
      alt: '',
      facts: [4, 3, null],
    });
    expect(fill(slot, { photo: '/media/bo.webp' })).toStrictEqual({
      src: '/media/bo.webp',
      alt: '',
    });
  });

  test('is described by the manifest’s words, else by a title that is a text', () => {
    const entity = { photo: '/a.webp', name: 'An' };
    const alt = (model: SlotModel, title: SlotModel = text('name')) =>
      fill(model, entity, { title });
    expect(alt({ ...slot, alt: { en: 'A lake' } })).toMatchObject({ alt: 'A lake' });
    expect(alt({ ...slot, alt: { zh: '湖' } })).toMatchObject({ alt: '' });
    expect(alt(slot)).toMatchObject({ alt: 'An' });
    expect(alt(slot, { kind: 'words', text: { en: 'An' } })).toMatchObject({ alt: '' });
  });

  test('has a URL that is made of fields, where its own has a value', () => {
    const made: SlotModel = { ...slot, template: '/media/{photo}/{size}.webp' };
    const url = (entity: object) => fill(made, entity);
    expect(url({ photo: 'a b', size: 2 })).toMatchObject({ src: '/media/a%20b/2.webp' });
    expect(url({ photo: 'a' })).toBeUndefined();
    const fixed: SlotModel = { ...slot, template: '/media/{size}.webp' };
    expect(fill(fixed, { photo: null, size: 2 })).toBeUndefined();
    expect(fill(fixed, { size: 2 })).toBeUndefined();
    expect(fill(fixed, { photo: true, size: 2 })).toMatchObject({ src: '/media/2.webp' });
  });
});

describe('what is longer than a line', () => {
  const { characters } = LIMITS.line;
  const long = 'a'.repeat(characters + 1);
  const cut = `${'a'.repeat(characters)}…`;

  test('is cut where it is a title, a tag, a number to call, or words of a link', () => {
    const { title, note } = mapItem(
      { slots: { title: text('name'), note: text('name') } },
      { name: long },
      0,
      context,
    );
    expect([title, note]).toEqual([
      { kind: 'plain', text: cut },
      { kind: 'plain', text: long },
    ]);
    expect(fill({ kind: 'list', field: 'tags' }, { tags: [long] })).toEqual([cut]);
    expect(fill({ kind: 'phone', field: 'phone' }, { phone: long })).toBe(cut);
    const links = { kind: 'links', field: 'tags', text: 'name', link: '/tags/{id}' } as const;
    expect(fill({ ...links, url: undefined }, { tags: [{ id: 1, name: long }] })).toStrictEqual([
      { text: cut, href: '/tags/1', external: false },
    ]);
    const picture = fill(
      { ...shape, kind: 'image', field: 'photo' },
      { photo: '/a', name: long },
      {
        title: text('name'),
      },
    );
    expect(picture).toMatchObject({ alt: cut });
  });
});

test('of a long list no more files and links are read than entries of any', () => {
  const entries = Array.from({ length: 600 }, (_, id) => ({ id, name: `a${id}`, url: `/${id}` }));
  expect(fill({ kind: 'files', field: 'list' }, { list: entries })).toHaveLength(500);
  const links = { kind: 'links', field: 'list', text: 'name', url: 'url' } as const;
  expect(fill({ ...links, link: undefined }, { list: entries })).toHaveLength(500);
  expect(fill({ ...links, link: undefined }, { list: [] })).toBeUndefined();
});

test('the cells of a table are a row, where one of them is filled', () => {
  const cell = { id: 'a', heading: { en: 'A' }, text: text('name'), link: undefined, sort: true };
  const slot: SlotModel = { kind: 'cells', cells: [cell] };
  expect(fill(slot, { name: 'An' })).toEqual([
    { text: { kind: 'plain', text: 'An' }, order: 'An' },
  ]);
  expect(fill(slot, {})).toBeUndefined();
});

describe('a date', () => {
  const date: SlotModel = { kind: 'date', field: 'at' };

  test('is said in words, on the clocks of the site’s place', () => {
    expect(fill(date, { at: '2026-03-05T20:00:00Z' })).toStrictEqual({
      time: '2026-03-05T20:00Z',
      day: '2026-03-06',
      dayWords: 'Friday, March 6, 2026',
      hourWords: '4:00 AM',
    });
    expect(fill(date, { at: '2026-03-05' })).toStrictEqual({
      time: '2026-03-05',
      day: '2026-03-05',
      dayWords: 'Thursday, March 5, 2026',
    });
  });

  test.each([undefined, null, 'soon', 20260305, ['2026-03-05']])('is not %j', (at) => {
    expect(fill(date, { at })).toBeUndefined();
  });
});

describe('words of the manifest', () => {
  test('are those of the page’s language; a link without any is left out', () => {
    expect(fill({ kind: 'words', text: { en: 'Ask', zh: '问' } }, {})).toBe('Ask');
    expect(fill({ kind: 'words', text: { zh: '问' } }, {})).toBeUndefined();
    const link = { kind: 'link', from: 'template', template: '/visit' } as const;
    expect(fill({ kind: 'actions', actions: [{ text: { zh: '来' }, link }] }, {})).toBeUndefined();
  });
});
