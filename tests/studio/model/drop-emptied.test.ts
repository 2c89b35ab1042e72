import { expect, test } from 'vitest';
import { emptiedBy, isHollow, withoutEmptied } from '../../../src/core/studio/drop-emptied.ts';
import { SchemaDocument } from '../../../src/core/studio/schema-document.ts';

const TEXT = { type: 'string' };
const PAIR = { type: 'object', properties: { one: TEXT, other: TEXT } };
const document = new SchemaDocument({
  type: 'object',
  required: ['needed'],
  anyOf: [{ required: ['view'] }, { required: ['markdown'] }],
  properties: {
    needed: PAIR,
    spare: PAIR,
    view: PAIR,
    outer: { type: 'object', properties: { inner: { $ref: '#/$defs/pair' }, beside: TEXT } },
    list: { type: 'array', items: PAIR },
  },
  $defs: { pair: PAIR },
});
const clear = (...path: (string | number)[]) => ({ path, value: undefined });

test.each([
  ['an optional object', { spare: { one: 'a' } }, [clear('spare', 'one')], [['spare']]],
  [
    'not one that has something left',
    { spare: { one: 'a', other: 'b' } },
    [clear('spare', 'one')],
    [],
  ],
  [
    'one whose values go at once',
    { spare: { one: 'a', other: 'b' } },
    [clear('spare', 'one'), clear('spare', 'other')],
    [['spare']],
  ],
  ['not one that is required', { needed: { one: 'a' } }, [clear('needed', 'one')], []],
  ['not one of which one is required', { view: { one: 'a' } }, [clear('view', 'one')], []],
  ['not an entry of a list', { list: [{ one: 'a' }] }, [clear('list', 0, 'one')], []],
  [
    'the outermost',
    { outer: { inner: { one: 'a' } } },
    [clear('outer', 'inner', 'one')],
    [['outer']],
  ],
  [
    'the inner one alone, where something stands beside it',
    { outer: { inner: { one: 'a' }, beside: 'b' } },
    [clear('outer', 'inner', 'one')],
    [['outer', 'inner']],
  ],
  [
    'not one that gets another value',
    { spare: { one: 'a' } },
    [clear('spare', 'one'), { path: ['spare', 'other'], value: 'b' }],
    [],
  ],
  ['nothing for what was not there', { spare: {} }, [clear('spare', 'one')], []],
  [
    'nothing for what is written',
    { spare: { one: 'a' } },
    [{ path: ['spare', 'one'], value: 'b' }],
    [],
  ],
])('what is emptied: %s', (_, manifest, changes, emptied) => {
  expect(emptiedBy(manifest, changes, document)).toEqual(emptied);
});

test('the object goes in the place of its values', () => {
  const other = { path: ['needed', 'one'], value: 'c' };
  const changes = [clear('spare', 'one'), other, clear('spare', 'other')];
  expect(withoutEmptied(changes, [['spare']])).toEqual([other, clear('spare')]);
});

test('an object of empty objects alone says nothing', () => {
  expect(isHollow({ inner: { one: {} } })).toBe(true);
  expect(isHollow({ inner: { one: '' } })).toBe(false);
  expect(isHollow([])).toBe(false);
});
