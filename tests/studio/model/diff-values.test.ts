import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffValues, isSame } from '../../../src/core/studio/diff-values.ts';
import { parseText, setValue } from '../../../src/studio/model/edit-text.ts';

const name = fc.constantFrom('title', 'item', 'field', 'blocks', 'en');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 6 }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
  object: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
}));

test('the changes between two values make the second of the first, in its text', () => {
  fc.assert(
    fc.property(json.object, json.object, (before, after) => {
      const text = diffValues(before, after).reduce(
        (at, { path, value }) => setValue(at, path, value),
        JSON.stringify(before, null, 2),
      );
      expect(isSame(parseText(text), after)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('nothing changes between a value and itself', () => {
  fc.assert(
    fc.property(json.object, (value) => {
      expect(diffValues(value, structuredClone(value))).toEqual([]);
    }),
  );
});

test('only what differs is changed, down to one property of one entry', () => {
  const before = { blocks: [{ type: 'text', field: 'name' }, { type: 'email' }], keep: { a: 1 } };
  const after = { blocks: [{ type: 'text', field: 'title' }, { type: 'email' }], keep: { a: 1 } };
  expect(diffValues(before, after, ['view'])).toEqual([
    { path: ['view', 'blocks', 0, 'field'], value: 'title' },
  ]);
});

test('a property that goes is taken away, and a list of another length is one change', () => {
  expect(diffValues({ a: 1, list: [1, 2] }, { list: [1] })).toEqual([
    { path: ['a'], value: undefined },
    { path: ['list'], value: [1] },
  ]);
});
