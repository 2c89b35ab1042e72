import { describe, expect, test } from 'vitest';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../../src/node/compiler/schema/shapes.ts';
import { readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { nameEntity } from '../../../../src/node/scaffold/answer/name-entity.ts';
import { proposeDetail } from '../../../../src/node/scaffold/answer/propose-detail.ts';
import { proposeList } from '../../../../src/node/scaffold/answer/propose-list.ts';
import { proposeSource } from '../../../../src/node/scaffold/answer/propose-source.ts';
import { SITE } from '../../../core/site-of.ts';
import { PROJECT } from '../../compiler/small-site.ts';

const SHAPES = readShapes(requireSchemas(PROJECT));
const link = { link: '/people/new/{id}', reason: 'it answers' };

describe('the layout of a list', () => {
  test.each<[type: string, what: string, item: Readonly<Record<string, string>>]>([
    ['card-list', 'people with portraits', { name: 'A', photo: '/a.webp' }],
    ['card-list', 'people with an address', { name: 'A', logo: '/a.webp', email: 'a@b.example' }],
    ['grid', 'pictures', { title: 'A', cover: '/a.webp' }],
    ['card-list', 'texts that say more than their titles', { title: 'A', text: '<p>B</p>' }],
    ['card-list', 'pictures with texts', { title: 'A', cover: '/a.webp', intro: 'B' }],
    ['link-list', 'titles', { title: 'A' }],
  ])('is a %s for %s', (type, _, item) => {
    expect(proposeList(readFields([item]), link, SHAPES)?.value.type).toBe(type);
  });

  test('is a card list for texts that lead nowhere', () => {
    const fields = readFields([{ title: 'A', day: '2026-01-01', text: '<p>B</p>' }]);
    expect(proposeList(fields, undefined, SHAPES)?.value).toEqual({
      type: 'card-list',
      columns: { lg: 2 },
      item: {
        title: 'title',
        subtitle: { field: 'day', format: 'long-date' },
        summary: { field: 'text', format: 'rich-text', clamp: 3 },
      },
    });
  });

  test('says nothing twice, though a field of another name has the same words', () => {
    const items = ['A', 'B'].map((title) => ({ display_name: title, title, day: '2026-01-01' }));
    expect(proposeList(readFields(items), link, SHAPES)?.value).toMatchObject({
      item: { title: 'display_name', subtitle: { field: 'day' } },
    });
  });

  test('takes no rank of the first of several people for the item’s', () => {
    const item = { title: 'A', day: '2026-01-01', chairs: [{ name: 'B', affiliation: 'C' }] };
    expect(proposeList(readFields([item]), link, SHAPES)?.value).toMatchObject({
      item: { subtitle: { field: 'day' } },
    });
  });

  test('is of another kind where none is for such items', () => {
    const layouts = new Map([...SHAPES.layouts].filter(([type]) => type !== 'card-list'));
    const fields = readFields([{ name: 'A', photo: '/a.webp' }]);
    expect(proposeList(fields, link, { ...SHAPES, layouts })?.value.type).toBe('grid');
  });

  test('is none that lacks what it needs', () => {
    const only = [...SHAPES.layouts].filter(([type]) => type === 'link-list');
    const fields = readFields([{ title: 'A' }]);
    expect(() => proposeList(fields, undefined, { ...SHAPES, layouts: new Map(only) })).toThrow(
      'no layout in renderers/ is for "texts", "people", "pictures", "links" with these fields; write "x-proposedFor": ["texts"]',
    );
  });

  test('names others that show such items too', () => {
    const guesses = proposeList(
      readFields([{ title: 'A', cover: '/a.webp' }]),
      link,
      SHAPES,
    )?.guesses;
    expect(guesses?.[0]?.reason).toBe('the items have pictures; "masonry" shows such items too');
  });

  test('leads to a URL of the item where it has no page', () => {
    const layout = proposeList(
      readFields([{ title: 'A', url: 'https://host/a' }]),
      undefined,
      SHAPES,
    );
    expect(layout?.value).toMatchObject({ item: { link: { field: 'url' } } });
  });

  test('takes the title beside a name for a rank', () => {
    const fields = readFields([{ title: 'Reader', name: 'A', photo: '/a.webp' }]);
    expect(proposeList(fields, link, SHAPES)?.value).toMatchObject({
      item: { title: 'name', subtitle: 'title' },
    });
  });

  test('gives a reason for each slot that it fills', () => {
    const fields = readFields([{ name: 'A', title: 'Reader', photo: '/a.webp', bio: '<p>B</p>' }]);
    const proposed = proposeList(fields, link, SHAPES);
    const slots = proposed === undefined || !('item' in proposed.value) ? {} : proposed.value.item;
    expect(proposed?.guesses.map(({ at }) => at).sort()).toEqual(
      ['type', ...Object.keys(slots).map((slot) => `item.${slot}`)].sort(),
    );
  });

  test('is none where nothing is a title', () => {
    expect(proposeList(readFields([{ id: 1 }]), link, SHAPES)).toBeUndefined();
  });
});

describe('the layout of a detail', () => {
  test('has what a reader looks for, in the order of reading', () => {
    const item = {
      id: 'a',
      name: 'A',
      photo: '/a.webp',
      rank: 'Reader',
      start: '2026-01-01',
      bio: '<p>B</p>',
      email: 'a@b.example',
      mobile: '555 6613 0200',
      papers: [{ name: 'A.pdf', url: '/a.pdf' }],
      pages: [{ name: 'A', url: 'https://host/a' }],
      supervisors: [{ id: 1, name: 'B' }],
    };
    expect(proposeDetail(item, '/people/new', SHAPES).value).toEqual({
      type: 'detail',
      back: '/people/new',
      title: 'name',
      cover: 'photo',
      blocks: [
        { type: 'text', field: 'rank' },
        { type: 'text', field: 'start', format: 'long-date' },
        { type: 'text', field: 'supervisors', format: { type: 'names', text: 'name' } },
        { type: 'rich-text', field: 'bio' },
        { type: 'email', field: 'email', copy: true },
        { type: 'phone', field: 'mobile' },
        { type: 'attachments', field: 'papers' },
        { type: 'links', field: 'pages', text: 'name', url: 'url' },
      ],
    });
  });

  test('leaves fields out that no block or format is for', () => {
    const blocks = new Map([...SHAPES.blocks].filter(([type]) => type !== 'email'));
    const shapes = { ...SHAPES, blocks, formats: new Map() };
    const item = { name: 'A', email: 'a@b.example', start: '2026-01-01' };
    expect(proposeDetail(item, undefined, shapes).value).toMatchObject({
      blocks: [{ type: 'text', field: 'start' }],
    });
  });

  test('is refused where no layout is for one entity', () => {
    const layouts = new Map([...SHAPES.layouts].filter(([type]) => type !== 'detail'));
    expect(() => proposeDetail({ name: 'A' }, undefined, { ...SHAPES, layouts })).toThrow(
      'no layout in renderers/ is for "entity"',
    );
  });
});

describe('the source of a list', () => {
  const call = { endpoint: '/staff' };
  const list = { items: [{}], path: 'content', pages: 'numberOfTotalPages', total: undefined };

  test('names no place that site.json names', () => {
    expect(proposeSource(call, list, SITE.api.paging).value).toEqual({ ...call, paging: 'server' });
  });

  test.each([
    ['total', '47', 'server'],
    ['total', '2', 'client'],
    ['pages', '3', 'server'],
    ['pages', '1', 'client'],
    ['next', '/staff?page=2', 'server'],
  ] as const)('is paged as a header says by "%s": %s', (by, value, paging) => {
    const array = { items: [{}, {}], path: undefined, pages: undefined, total: undefined };
    const counted = { name: 'X-Count', by, value };
    const proposed = proposeSource(call, { ...array, counted }, SITE.api.paging);
    expect(proposed.value).toEqual({ ...call, paging });
  });

  test('names the place of items that are not paged', () => {
    const { value } = proposeSource(call, { ...list, pages: undefined }, SITE.api.paging);
    expect(value).toEqual({ ...call, paging: 'client', items: 'content' });
  });

  test('says that the answer has all items', () => {
    const whole = {
      ...list,
      items: [{}, {}],
      pages: undefined,
      total: { path: 'total', value: 2 },
    };
    expect(proposeSource(call, whole, SITE.api.paging).guesses[0]?.reason).toBe(
      'the answer says no number of pages; it has 2 items, and "total" is 2',
    );
  });

  test('pages a list of which the answer has a part, by the number of all items', () => {
    const part = { ...list, pages: undefined, total: { path: 'meta.total', value: 57 } };
    expect(proposeSource(call, part, SITE.api.paging).value).toEqual({
      ...call,
      paging: 'server',
      pagingConvention: { total: 'meta.total' },
    });
  });

  test.each<[asked: Readonly<Record<string, string>>, convention: object, query: object]>([
    [{ rows: '5', offset: '0' }, { size: 'rows', pageSize: 5, offset: 'offset' }, {}],
    [
      { 'page[size]': '3', 'page[number]': '1', type: 'a' },
      { size: 'page[size]', pageSize: 3, page: 'page[number]', firstPage: 1 },
      { query: { type: 'a' } },
    ],
    [
      { per_page: '10', sort: 'name' },
      { size: 'per_page', pageSize: 10 },
      { query: { sort: 'name' } },
    ],
  ])('pages as it was asked for with %j', (asked, convention, query) => {
    expect(proposeSource({ ...call, query: asked }, list, SITE.api.paging).value).toEqual({
      ...call,
      ...query,
      paging: 'server',
      pagingConvention: convention,
    });
  });
});

describe('the name of an entity', () => {
  test.each<[string, readonly string[]]>([
    ['StaffMember', []],
    ['PeopleStaffMember', ['StaffMember']],
    ['PeopleStaffMember', ['StaffMemberDetail']],
    ['PeopleStaffMember2', ['StaffMember', 'PeopleStaffMember']],
  ])('is %s where %j are taken', (name, taken) => {
    expect(nameEntity('staff-member', '/people', taken)).toBe(name);
  });
});
