import { expect, test } from 'vitest';
import { readSourceFields } from '../../../src/core/requests/read-source-fields.ts';
import { routeOf, sourceOf } from '../site-of.ts';

const source = sourceOf('/a');
const route = routeOf('/a/:id', {
  views: [
    { name: 'view', source },
    { name: 'works', source, role: 'related', fields: ['name', 'school.id'] },
    { name: 'talks', source, role: 'related', fields: ['name', 'year'] },
  ],
});

test('the fields of an item that further views are asked with are read by their paths', () => {
  const entity = { name: 'Ada', year: 1843, school: { id: 'x' }, other: 1 };
  expect(readSourceFields(route, entity)).toEqual({ name: 'Ada', year: '1843', 'school.id': 'x' });
});

test('a field that is missing, empty or no text is left out', () => {
  expect(readSourceFields(route, { name: '', year: null, school: ['x'] })).toEqual({});
  expect(readSourceFields(route, undefined)).toEqual({});
  expect(Object.keys(readSourceFields(route, { year: 1843 }) ?? {})).toEqual(['year']);
});

test('a page whose views need no field has none read', () => {
  expect(readSourceFields(routeOf('/a'), { name: 'Ada' })).toBeUndefined();
  const plain = routeOf('/a', { views: [{ name: 'view', source }] });
  expect(readSourceFields(plain, { name: 'Ada' })).toBeUndefined();
});
