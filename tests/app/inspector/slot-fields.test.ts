import { describe, expect, test } from 'vitest';
import { blockFields, fieldsOf, readFilledSlots } from '../../../src/app/inspector/slot-fields.ts';
import type {
  BlockModel,
  CellModel,
  SlotModel,
  TextSlot,
} from '../../../src/core/manifest/slot-model.ts';
import { blockOf, phoneBlock } from '../../core/block-of.ts';

const TITLE: TextSlot = {
  kind: 'text',
  field: 'name',
  format: 'text',
  clamp: undefined,
  box: false,
};

const BLOCKS: readonly [BlockModel, string[]][] = [
  [blockOf('rich-text', { field: { kind: 'html', fields: ['life', 'work'] } }), ['life', 'work']],
  [phoneBlock('mobile', { when: 'job' }), ['mobile', 'job']],
  [
    blockOf(
      'text',
      {
        field: { ...TITLE, field: 'school' },
        label: { kind: 'words', text: { en: 'School' } },
        url: { kind: 'url', field: 'site' },
      },
      { heading: { field: 'heading', text: undefined }, when: 'school' },
    ),
    ['school', 'site', 'heading'],
  ],
];

/** A column of a table, which may lead somewhere. */
function cellOf(field: string, template?: string): CellModel {
  const link = template === undefined ? undefined : linkOf(template);
  return { id: field, heading: { en: field }, text: { ...TITLE, field }, link, sort: false };
}
const linkOf = (template: string) => ({ kind: 'link', from: 'template', template }) as const;

const SLOTS: readonly [SlotModel, string[]][] = [
  [TITLE, ['name']],
  [
    {
      kind: 'image',
      field: 'cover',
      template: '/{file}?{cover}',
      preview: false,
      ratio: undefined,
    },
    ['cover', 'file'],
  ],
  [
    { kind: 'image', field: 'cover', template: undefined, preview: false, ratio: undefined },
    ['cover'],
  ],
  [{ kind: 'url', field: 'site' }, ['site']],
  [{ kind: 'url', field: 'code', template: 'https://a.example/{code}/{year}' }, ['code', 'year']],
  [{ kind: 'embed', field: 'film', template: 'https://a.example/{film}' }, ['film']],
  [
    { kind: 'embed', field: 'film', template: 'https://a.example/{film}?at={second}' },
    ['film', 'second'],
  ],
  [{ kind: 'words', text: { en: 'School' } }, []],
  [{ kind: 'email', field: 'email' }, ['email']],
  [
    {
      kind: 'actions',
      actions: [
        { text: { en: 'Ask' }, link: { kind: 'link', from: 'field', field: 'path' } },
        { text: { en: 'Book' }, link: { kind: 'link', from: 'template', template: '/{id}' } },
      ],
    },
    ['path', 'id'],
  ],
  [{ kind: 'cells', cells: [cellOf('name', '/{id}'), cellOf('room')] }, ['name', 'id', 'room']],
  [{ kind: 'link', from: 'template', template: '/{group}/{id}' }, ['group', 'id']],
  [{ kind: 'link', from: 'field', field: 'path' }, ['path']],
  [
    { kind: 'link', from: 'cases', field: 'group', cases: { a: '/a/{id}', b: '/b/{id}' } },
    ['group', 'id'],
  ],
  [
    { kind: 'blocks', blocks: BLOCKS.map(([block]) => block) },
    ['life', 'work', 'mobile', 'job', 'school', 'site', 'heading'],
  ],
];

describe('the fields that fill a part', () => {
  test.each(SLOTS)('are those that a slot names: %j', (slot, fields) => {
    expect(fieldsOf(slot)).toEqual(fields);
  });

  test.each(BLOCKS)('are those that a block shows or hangs on: %j', (block, fields) => {
    expect(blockFields(block)).toEqual(fields);
  });

  test('are read from the answer, for an item slot by slot', () => {
    const slots = { title: TITLE, link: { kind: 'link', from: 'field', field: 'path' } } as const;
    expect(readFilledSlots({ slots }, { name: 'Lake' })).toEqual([
      { slot: 'title', field: 'name', value: 'Lake' },
      { slot: 'link', field: 'path', value: undefined },
    ]);
  });
});
