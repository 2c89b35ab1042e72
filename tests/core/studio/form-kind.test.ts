import { describe, expect, test } from 'vitest';
import { type FormKind, formKindOf, isSlot, labelOf } from '../../../src/core/studio/form-kind.ts';
import type { SchemaNode } from '../../../src/core/studio/schema-document.ts';
import { roleOf } from '../../../src/core/studio/slot-role.ts';

describe('a part is edited by its schema', () => {
  const named = (kind: FormKind, ...titles: string[]): [SchemaNode, FormKind][] =>
    titles.map((title) => [{ title, type: 'object', oneOf: [] }, kind]);

  test.each<[SchemaNode, FormKind]>([
    ...named('text', 'Text', 'Heading', 'Introduction'),
    ...named('slot', 'TextField', 'ImageField'),
    ...named('field', 'FieldName', 'FileField', 'ItemsPath'),
    ...named('fields', 'FieldNames'),
    ...named('link', 'Link', 'LinkTemplate', 'UrlTemplate', 'EmbedTemplate'),
    ...named('json', 'Extensions'),
    [{ title: 'Any other', type: 'array' }, 'list'],
    [{ oneOf: [{}], type: 'object' }, 'union'],
    [{ type: ['object', 'string'] }, 'variant'],
    [{ type: ['number', 'string'] }, 'scalar'],
    [{ type: 'object', properties: { a: {} } }, 'group'],
    [{ properties: { a: {} } }, 'group'],
    [{ type: 'object' }, 'map'],
    [{ type: 'string' }, 'scalar'],
    [{ enum: ['a'] }, 'scalar'],
    [{ const: 'a' }, 'scalar'],
    [{}, 'json'],
    [{ title: 5 }, 'json'],
  ])('%j as %s', (part, kind) => {
    expect(formKindOf(part)).toBe(kind);
  });

  test('and offered while it is empty, where a field of the answer fills it', () => {
    expect((['slot', 'field', 'fields', 'link'] as const).every(isSlot)).toBe(true);
    expect((['text', 'list', 'scalar', 'json', 'group'] as const).some(isSlot)).toBe(false);
  });
});

test.each([
  ['pagingConvention', 'Paging convention'],
  ['read-on', 'Read on'],
  ['a-b-c', 'A b c'],
  ['x2Role', 'X2 role'],
  ['URL', 'Url'],
  ['', ''],
])('the property %s is called “%s”', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ['image', undefined, 'image'],
  ['link', undefined, 'link'],
  ['date', undefined, 'date'],
  ['html', undefined, 'text'],
  ['text', 'title', 'title'],
  ['text', 'date', 'date'],
  ['text', 'line', 'line'],
  ['text', 'text', 'text'],
  // The kind says it, whatever role is named.
  ['image', 'title', 'image'],
  ['text', 'image', undefined],
  ['text', undefined, undefined],
  [undefined, undefined, undefined],
])('a slot for %s with the role %s says %s', (kind, role, said) => {
  expect(roleOf({ 'x-slot': kind, 'x-role': role })).toBe(said);
});
