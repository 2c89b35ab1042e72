import { expect, test } from 'vitest';
import {
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
