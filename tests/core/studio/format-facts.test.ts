import { expect, test } from 'vitest';
import { htmlFormat, readsDays } from '../../../src/core/studio/format-facts.ts';
import { SchemaDocument } from '../../../src/core/studio/schema-document.ts';

const DOCUMENT = new SchemaDocument({
  $defs: {
    // A layout of the same name is no format.
    'layouts.calendar': { 'x-reads': 'day', 'x-gives': 'html' },
    'formats.text': { type: 'object' },
    'formats.none': null,
    'formats.date': { 'x-reads': 'day' },
    'formats.number': { 'x-reads': 'number', 'x-gives': 'text' },
    'formats.rich-text': { 'x-gives': 'html' },
  },
});

test.each([
  ['date', true],
  [{ type: 'date', style: 'long' }, true],
  ['number', false],
  ['text', false],
  ['none', false],
  ['calendar', false],
  ['unheard-of', false],
  [{ style: 'long' }, false],
  [undefined, false],
])('the format %j reads days: %s', (format, isOfDays) => {
  expect(readsDays(DOCUMENT, format)).toBe(isOfDays);
});

test('the format that gives HTML is found by its name, where there is one', () => {
  expect(htmlFormat(DOCUMENT)).toBe('rich-text');
  expect(htmlFormat(new SchemaDocument({ $defs: { 'formats.text': {} } }))).toBeUndefined();
  expect(htmlFormat(new SchemaDocument({}))).toBeUndefined();
  expect(readsDays(new SchemaDocument({}), 'date')).toBe(false);
});
