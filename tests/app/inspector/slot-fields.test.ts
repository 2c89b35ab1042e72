import { describe, expect, test } from 'vitest';
import { blockFields, fieldsOf, readSlots } from '../../../src/app/inspector/slot-fields.ts';
import type { BlockModel } from '../../../src/core/manifest/block-model.ts';
import type { SlotModel, TextSlot } from '../../../src/core/manifest/slot-model.ts';

const TITLE: TextSlot = {
  kind: 'text',
  field: 'name',
  format: 'text',
  clamp: undefined,
  box: false,
};

const BASE = { heading: undefined, when: undefined };

const BLOCKS: readonly [BlockModel, string[]][] = [
  [{ ...BASE, type: 'rich-text', fields: ['life', 'work'] }, ['life', 'work']],
  [{ ...BASE, when: 'job', type: 'phone', field: 'mobile', label: undefined }, ['mobile', 'job']],
  [
    {
      type: 'text',
      field: 'school',
      format: 'text',
      label: undefined,
      url: 'site',
      heading: { field: 'heading', text: undefined },
      when: 'school',
    },
    ['school', 'site', 'heading'],
  ],
];

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
    expect(readSlots({ slots }, { name: 'Lake' })).toEqual([
      { slot: 'title', field: 'name', value: 'Lake' },
      { slot: 'link', field: 'path', value: undefined },
    ]);
  });
});
