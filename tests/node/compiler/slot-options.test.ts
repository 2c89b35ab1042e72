import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import {
  type OptionShape,
  readShapes,
  SLOT_OPTIONS,
  type SlotShape,
} from '../../../src/node/compiler/schema/shapes.ts';
import { PROJECT } from './small-site.ts';

/** What every slot with options keeps: where its value comes from, and how it is written. */
const EVERYWHERE = ['field', 'format', 'words'];

/** The slots that take options, of all layouts. */
const slots = [...readShapes(requireSchemas(PROJECT)).layouts.values()].flatMap(
  ({ type, slots: own, parts }) =>
    [...own, ...parts]
      .filter(({ kind }) => kind === 'text' || kind === 'image')
      .map((slot) => [`${type}: ${slot.name}`, slot] as const),
);

/** The options that a slot's schema knows. */
function optionsOf({ schema: { schema } }: SlotShape): string[] {
  return isRecord(schema.properties) ? Object.keys(schema.properties) : [];
}

describe('a slot that takes options', () => {
  test('is there', () => {
    expect(slots.length).toBeGreaterThan(20);
  });

  test.each(slots)('says which of them its renderer keeps: %s', (_, slot) => {
    expect(slot.keeps).toBeDefined();
    expect(optionsOf(slot)).toEqual(expect.arrayContaining([...(slot.keeps ?? [])]));
  });
});

test('every option of a slot is one of all slots, or one that layouts decide about', () => {
  const options = new Set(slots.flatMap(([, slot]) => optionsOf(slot)));
  expect([...options].sort()).toEqual([...EVERYWHERE, ...SLOT_OPTIONS].sort());
});

test('an option that names a field says what is read there, and is a text where its schema does not', () => {
  const { blocks, formats } = readShapes(requireSchemas(PROJECT));
  const readsOf = (
    shape: { readonly options: readonly OptionShape[] } | undefined,
    wanted: string,
  ) => shape?.options.find(({ name }) => name === wanted)?.reads;
  expect(readsOf(blocks.get('calendar'), 'end')).toBe('day');
  expect(readsOf(formats.get('time'), 'end')).toBe('hour');
  expect(readsOf(formats.get('names'), 'text')).toBe('text');
});
