import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { BlockModel, SlotModel, SlottedModel } from '../../../src/core/manifest/slot-model.ts';
import { withContent } from '../../../src/core/mapping/content-of.ts';
import { blockOf } from '../block-of.ts';

const text = (field: string) =>
  ({ kind: 'text', field, format: 'text', clamp: undefined, box: false }) as const;
const link = { kind: 'link', from: 'template', template: '/people/{id}' } as const;
const blocks: readonly BlockModel[] = [
  blockOf('rich-text', { field: { kind: 'html', fields: ['before', 'after'] } }),
  blockOf('attachments', { field: { kind: 'files', field: 'files' } }),
  blockOf('text', { field: { ...text('when'), format: 'long-date' } }),
  blockOf('email', {
    field: { kind: 'email', field: 'email' },
    empty: { kind: 'words', text: { en: 'None' } },
    label: undefined,
  }),
];
const SLOTS: Readonly<Record<string, SlotModel>> = {
  title: text('name'),
  image: { kind: 'image', field: 'photo', template: undefined, preview: false, ratio: undefined },
  tags: { kind: 'list', field: 'tags' },
  topics: { kind: 'links', field: 'topics', text: 'name', link: undefined, url: 'url' },
  badge: { kind: 'badge', field: 'online', equals: true, text: { en: 'online' } },
  mark: { kind: 'flag', field: 'featured', equals: true, look: 'strong' },
  parts: { kind: 'items', field: 'parts', slots: { title: text('title') } },
  blocks: { kind: 'blocks', blocks },
  role: { ...text('role'), words: { chair: { en: 'Chair' } } },
  day: { ...text('day'), format: 'date' },
  start: { kind: 'date', field: 'start' },
  site: { kind: 'url', field: 'site' },
  ask: { kind: 'words', text: { en: 'Ask' } },
  visit: { kind: 'actions', actions: [{ text: { en: 'Visit' }, link }] },
  link,
};
const LAYOUT: SlottedModel = { slots: SLOTS };
const CONTEXT = { formats, sanitize: (html: string) => html };

describe('an item', () => {
  test.each<[string, object]>([
    ['a name', { name: 'An' }],
    ['a name that is a number', { name: 0 }],
    ['a picture', { photo: '/a.webp' }],
    ['a tag', { tags: ['', 'a'] }],
    ['a link with words', { topics: [{ url: '/a' }, { name: 'a', url: '/a' }] }],
    ['a part with a title', { parts: [{}, { title: 'a' }] }],
    ['rich text', { after: '<p>a</p>' }],
    ['a picture within rich text', { after: '<p><img src="/a.png"></p>' }],
    ['a file', { files: [{ url: '/a.pdf' }] }],
    ['an e-mail address', { email: 'an@example.org' }],
  ])('of which there is %s has something to show', (_, entity) => {
    expect(withContent(LAYOUT, [entity], CONTEXT)).toEqual([entity]);
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['an id', { id: 1 }],
    ['values of null', { id: 1, name: null, photo: null, tags: null, parts: null, after: null }],
    ['spaces', { name: ' \u3000\n' }],
    ['markup around nothing', { name: '<p> </p>', after: '<p>&nbsp;</p>' }],
    [
      'values of other types',
      { name: {}, photo: [], tags: 'a', parts: 'a', files: 'a', after: true },
    ],
    ['empty lists', { tags: [], files: [] }],
    ['marks', { id: 1, online: true, featured: true }],
    ['a role and a date', { id: 1, role: 'chair', day: '2027-01-01', when: '2027-01-01' }],
    ['a start and a way to it', { id: 1, start: '2027-01-01', site: 'https://a.example' }],
    ['no object', null],
    ['a text', 'a'],
  ])('of which there is %s is none', (_, entity) => {
    expect(withContent(LAYOUT, [entity, { name: 'An' }], CONTEXT)).toEqual([{ name: 'An' }]);
    expect(withContent(LAYOUT, [entity], CONTEXT)).toBeUndefined();
  });

  test('of a list of links needs words and a way', () => {
    const links = { needs: ['title', 'link'], slots: { title: text('name'), link } };
    const whole = { id: 1, name: 'An' };
    expect(withContent(links, [{ id: 2 }, { name: 'Li' }, whole], CONTEXT)).toEqual([whole]);
  });

  test('needs each of the slots that its layout names, of which the manifest’s words are always there', () => {
    const needing = (...needs: string[]) => ({ needs, slots: SLOTS });
    const isFull = (needs: string[], entity: object) =>
      withContent(needing(...needs), [entity], CONTEXT) !== undefined;
    expect(isFull(['ask', 'visit'], {})).toBe(true);
    expect(isFull(['ask', 'title'], {})).toBe(false);
    expect(isFull(['start'], { start: '2027-01-01' })).toBe(true);
    expect(isFull(['start'], { name: 'An' })).toBe(false);
    expect(isFull(['title', 'unheardOf'], { name: 'An' })).toBe(false);
  });

  test('of a table has a word in one of its cells', () => {
    const cell = (field: string) => ({
      id: field,
      heading: { en: field },
      text: text(field),
      link,
      sort: false,
    });
    const table: SlottedModel = {
      slots: { row: { kind: 'cells', cells: [cell('name'), cell('note')] } },
    };
    const rows = [{ id: 1 }, { id: 2, note: 'a' }, { id: 3, name: 0 }];
    expect(withContent(table, rows, CONTEXT)).toEqual(rows.slice(1));
  });

  test('whose names are in entries needs a name in one', () => {
    const format = { format: 'names', options: { text: 'name' } } as const;
    const named: SlottedModel = { slots: { who: { ...text('heads'), ...format } } };
    const whole = { id: 1, heads: [{}, { name: 'An' }] };
    const nameless = [{ heads: { unheardOf: [] } }, { heads: [{ name: '' }] }, { heads: null }];
    expect(withContent(named, [...nameless, whole], CONTEXT)).toEqual([whole]);
    expect(withContent(named, nameless, CONTEXT)).toBeUndefined();
  });

  test('of a page that reads none of its fields is not asked for any', () => {
    expect(withContent({ slots: {} }, [{}], CONTEXT)).toEqual([{}]);
    expect(withContent({ slots: { link } }, [{ id: 1 }], CONTEXT)).toEqual([{ id: 1 }]);
  });
});

test('an empty list is one, also within an item', () => {
  expect(withContent(LAYOUT, [], CONTEXT)).toEqual([]);
  expect(withContent(LAYOUT, [{ id: 1, parts: [] }], CONTEXT)).toEqual([]);
  expect(withContent(LAYOUT, [{ id: 1, parts: [] }, { id: 2 }], CONTEXT)).toBeUndefined();
  expect(withContent(LAYOUT, [{ id: 1, tags: [] }], CONTEXT)).toBeUndefined();
});
