import { expect, test } from 'vitest';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../../src/node/compiler/schema/shapes.ts';
import { suggest } from '../../../../src/node/compiler/text/suggest.ts';
import { PROJECT } from '../small-site.ts';

const { layouts, formats } = readShapes(requireSchemas(PROJECT));

test.each([
  ['relative', 'relative-date'],
  ['card', 'card-list'],
  ['long-date-and-time', 'long-date'],
  ['list', 'card-list'],
  ['titel', 'title'],
])('%s is meant to be %s', (name, meant) => {
  const known = ['card-list', 'long-date', 'relative-date', 'text', 'title'];
  expect(suggest(name, known)).toBe(`; did you mean "${meant}"?`);
});

test('of a short name two other letters are no mistake in writing', () => {
  expect(suggest('tel', ['phone', 'text'])).toBe('; known: "phone", "text"');
});

test('names that begin with what was written come first, and then those that have it in them', () => {
  const known = ['agenda', 'link-long', 'long-date', 'long-date-time'];
  const listed = '; known: "long-date", "long-date-time", "link-long", "agenda"';
  expect(suggest('long', known)).toBe(listed);
});

test.each([
  ['layouts', [...layouts.keys()], 'calendar'],
  ['formats', [...formats.keys()], 'tel'],
])('all %s are said', (_, known, name) => {
  for (const one of known) expect(suggest(name, known)).toContain(`"${one}"`);
});

test('of many names a part is said', () => {
  const many = Array.from({ length: 40 }, (_, index) => `name-${index}`);
  expect(suggest('unlike', many).match(/"/g)).toHaveLength(24);
  expect(suggest('unlike', many)).toMatch(/, …$/);
});
