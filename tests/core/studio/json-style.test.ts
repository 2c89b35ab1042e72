import { expect, test } from 'vitest';
import { insertItem, removeValue, setValue } from '../../../src/core/studio/edit-json.ts';
import { detectStyle, indentOf } from '../../../src/core/studio/json-style.ts';

test.each([
  ['{\n    "a": 1\n}', '    ', '\n'],
  ['{\r\n\t"a": 1\r\n}', '\t', '\r\n'],
  ['{ "a": 1 }', '  ', '\n'],
  ['{\n"a": 1\n}', '  ', '\n'],
  ['', '  ', '\n'],
])('the style of %j is an indent of %j and lines that end with %j', (text, indent, eol) => {
  expect(detectStyle(text)).toEqual({ indent, eol });
});

test('a line is indented as deep as it stands, and not less than not at all', () => {
  const style = { indent: '\t', eol: '\n' };
  expect([-1, 0, 1, 3].map((depth) => indentOf(style, depth))).toEqual(['', '', '\t', '\t\t\t']);
});

test('what is added to a text is written in its style', () => {
  const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}';
  const long = { list: ['x'.repeat(60), 'y'.repeat(60)] };
  expect(setValue(text, ['a', 'c'], 2)).toBe(
    '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": 2\r\n\t}\r\n}',
  );
  expect(setValue(text, ['a', 'b'], long)).toBe(
    text.replace(
      '1',
      `{\r\n\t\t\t"list": [\r\n\t\t\t\t"${'x'.repeat(60)}",\r\n\t\t\t\t"${'y'.repeat(60)}"\r\n\t\t\t]\r\n\t\t}`,
    ),
  );
});

test('a value stays on its line as long as that is no longer than lines of the house', () => {
  const text = (value: string) => `{\n  "list": ${value}\n}\n`;
  // Ten columns stand before the value, and a comma may follow it.
  const list = (length: number) => ['x'.repeat(length - 4)];
  const flat = (length: number) => text(`["${'x'.repeat(length - 4)}"]`);
  const open = (length: number) => text(`[\n    "${'x'.repeat(length - 4)}"\n  ]`);
  for (const before of ['1', '{\n    "a": 1\n  }']) {
    expect(setValue(text(before), ['list'], list(89))).toBe(flat(89));
    expect(setValue(text(before), ['list'], list(90))).toBe(open(90));
  }
});

test.each([
  ['[]', 0, '[\n  1\n]'],
  ['[ ]', 0, '[\n  1\n]'],
  ['[2, 3]', 0, '[1, 2, 3]'],
  ['[2, 3]', 1, '[2, 1, 3]'],
  ['[2, 3]', 2, '[2, 3, 1]'],
  ['[\n  2,\n  3\n]', 0, '[\n  1,\n  2,\n  3\n]'],
  ['[\n  2,\n  3\n]', 1, '[\n  2,\n  1,\n  3\n]'],
  ['[\n  2,\n  3\n]', 2, '[\n  2,\n  3,\n  1\n]'],
])('into %j an item is put at %d: %j', (text, index, after) => {
  expect(insertItem(text, [], index, 1)).toBe(after);
});

test.each([
  ['[1, 2, 3]', 0, '[2, 3]'],
  ['[1, 2, 3]', 1, '[1, 3]'],
  ['[1, 2, 3]', 2, '[1, 2]'],
  ['[1]', 0, '[]'],
  ['[\n  1\n]', 0, '[]'],
  ['[\n  1,\n  2\n]', 0, '[\n  2\n]'],
])('of %j the item at %d is taken away: %j', (text, index, after) => {
  expect(removeValue(text, [index])).toBe(after);
});
