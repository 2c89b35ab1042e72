import { expect, test } from 'vitest';
import type { StudioField } from '../../../src/core/studio/data.ts';
import { findUnfit, isNeededKind } from '../../../src/core/studio/unfit-layout.ts';

const field = (kind: StudioField['kind'], filled = 1): StudioField => ({
  name: kind,
  kind,
  filled,
  sample: null,
});

test.each([
  ['one', 'list', false, { shows: 'list' }],
  ['one', 'either', false, { shows: 'list' }],
  ['one', 'either', true, undefined],
  ['one', 'one', false, undefined],
  ['list', 'one', false, { shows: 'one' }],
  ['list', 'either', false, undefined],
  ['list', 'list', false, undefined],
  [undefined, 'one', false, undefined],
  [undefined, 'list', false, undefined],
] as const)('an answer of %s in a layout for %s, with parts named: %s', (...row) => {
  const [answers, shows, hasItems, unfit] = row;
  expect(findUnfit({ shows, needs: {} }, { answers }, hasItems)).toEqual(unfit);
});

test.each([
  ['image', ['picture', 'url', 'object']],
  ['date', ['date']],
  ['file', ['file', 'url', 'picture', 'object']],
] as const)('a slot for a kind %s is filled by %j', (kind, filling) => {
  const kinds = ['picture', 'url', 'object', 'date', 'file', 'text', 'number', 'list'] as const;
  const fits = kinds.filter((name) => {
    const answer = { answers: 'list', fields: [field(name)] } as const;
    return findUnfit({ shows: 'list', needs: { slot: kind } }, answer) === undefined;
  });
  expect([...fits].sort()).toEqual([...filling].sort());
  expect(isNeededKind(kind)).toBe(true);
});

test('a slot is named that no field fills, unless all are empty or those of the parts unknown', () => {
  const needs = { photo: 'image', day: 'date' } as const;
  const list = { shows: 'list', needs } as const;
  const texts = { answers: 'list', fields: [field('text'), field('picture')] } as const;
  expect(findUnfit(list, texts)).toEqual({ slot: 'day', kind: 'date' });
  expect(findUnfit(list, { answers: 'list', fields: [field('text', 0)] })).toBeUndefined();
  expect(findUnfit(list, { answers: 'list', fields: [] })).toBeUndefined();
  const parts = { answers: 'one', fields: [field('text')] } as const;
  expect(findUnfit({ shows: 'either', needs }, parts, true)).toBeUndefined();
  expect(findUnfit({ shows: 'one', needs }, parts)).toEqual({ slot: 'photo', kind: 'image' });
  expect(findUnfit({ shows: 'either', needs }, texts)).toEqual({ slot: 'day', kind: 'date' });
  expect(findUnfit(list, { answers: 'list' })).toBeUndefined();
  expect(findUnfit({ shows: 'list' }, texts)).toBeUndefined();
  expect(isNeededKind('text')).toBe(false);
});
