import { expect, test } from 'vitest';
import {
  asInspectedPart,
  type InspectedPart,
  inspectionUrl,
  readInspectedPart,
} from '../../src/core/inspected-part.ts';

const PARTS: readonly InspectedPart[] = [
  {
    kind: 'page',
    name: 'people/staffs',
    view: 'in',
    path: ['layout', 'slots', 'blocks', 2],
  },
  { kind: 'section', name: '/people', view: undefined, path: ['menu'] },
  { kind: 'site', name: '', view: undefined, path: ['footer', 'links', 0] },
];

test.each(PARTS)('the URL of a $kind is read as what it was made of', (part) => {
  const { searchParams } = new URL(inspectionUrl(part), 'http://localhost');
  expect(readInspectedPart(searchParams.get('part'))).toEqual(part);
});

test.each([
  null,
  '',
  'no JSON',
  'null',
  '{"kind":"page","path":[]}',
  '{"kind":"none","name":"","path":[]}',
  '{"kind":"site","name":"","path":"title"}',
  '{"kind":"page","name":"home","view":1,"path":[]}',
])('%j names no part', (text) => {
  expect(readInspectedPart(text)).toBeUndefined();
});

test('steps that are no names and no places are left out', () => {
  const part = { kind: 'site', name: '', path: ['footer', null, 0, { a: 1 }, true, ['links']] };
  expect(readInspectedPart(JSON.stringify(part))?.path).toEqual(['footer', 0]);
});

test.each([null, 5, [{ kind: 'site', name: '', path: [] }]])('%j is no part', (part) => {
  expect(asInspectedPart(part)).toBeUndefined();
});
