import { expect, test } from 'vitest';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { KEPT_OPTIONS, OPTIONS } from '../../../src/node/compiler/check-options.ts';
import { requireSchemas } from '../../../src/node/compiler/read-schemas.ts';
import { PROJECT } from './small-site.ts';

const schemas = requireSchemas(PROJECT);
/** What every slot with options keeps: where its value comes from, and how it is written. */
const EVERYWHERE = ['field', 'format', 'words'];

/** The slots of a layout that take options, each with those that its schema knows. */
function slotsOf(file: string): Record<string, readonly string[]> {
  const layout = schemas.file(file);
  const item = propertiesOf(layout.schema).item;
  const slots = isRecord(item) ? schemas.resolve(item, file) : layout;
  return Object.fromEntries(
    Object.entries(propertiesOf(slots.schema)).flatMap(([name, slot]) => {
      if (!isRecord(slot)) return [];
      const { names, schema } = schemas.resolve(slot, slots.base);
      const isSlot = names.some((part) => /#\/\$defs\/(?:text|image)Field$/.test(part));
      return isSlot ? [[name, Object.keys(propertiesOf(schema))]] : [];
    }),
  );
}

function propertiesOf({ properties }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return isRecord(properties) ? { ...properties } : {};
}

const layouts = schemas.all.flatMap(({ $id }) => {
  const type = /^layouts\/(.+)\.schema\.json$/.exec(String($id))?.[1];
  return type === undefined ? [] : [[type, slotsOf(String($id))] as const];
});

test('there is a row for each layout, and no other', () => {
  expect(Object.keys(KEPT_OPTIONS).sort()).toEqual(layouts.map(([type]) => type).sort());
});

test.each(layouts)(
  '%s: each slot that takes options is named, with options that it has',
  (type, slots) => {
    const row = new Map(Object.entries(KEPT_OPTIONS)).get(type) ?? {};
    expect(Object.keys(row).sort()).toEqual(Object.keys(slots).sort());
    for (const [slot, kept] of Object.entries(row)) {
      expect(slots[slot], slot).toEqual(expect.arrayContaining([...kept]));
    }
  },
);

test('every option of a slot is one of all slots, or one that layouts decide about', () => {
  const options = new Set(layouts.flatMap(([, slots]) => Object.values(slots).flat()));
  expect([...options].sort()).toEqual([...EVERYWHERE, ...OPTIONS].sort());
});
