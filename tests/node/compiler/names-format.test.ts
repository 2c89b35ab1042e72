import { expect, test } from 'vitest';
import { compileSite, replaceIn } from './small-site.ts';

test('a given name beside a family name is read of the entity', () => {
  const part = '{ "type": "text", "field": "school", "label": "people.school" }';
  const given = (field: string) =>
    `{ "type": "text", "field": "school", "format": { "type": "names", "given": "${field}" }, "label": "people.school" }`;
  const messagesWith = (field: string) =>
    compileSite({
      'people/fellow.json': replaceIn('people/fellow.json', part, given(field)),
    }).findings.map(({ message }) => message);
  expect(messagesWith('title')).toEqual([]);
  expect(messagesWith('titel')).toEqual([
    expect.stringContaining('unknown field "titel" of FacultyFellowDetail; did you mean "title"?'),
  ]);
});
