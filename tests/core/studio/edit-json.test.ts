import { describe, expect, test } from 'vitest';
import {
  insertItem,
  moveItem,
  putText,
  removeValue,
  renameKey,
  setValue,
  textAt,
} from '../../../src/core/studio/edit-json.ts';

const PAGE = `{
  "$schema": "../page.schema.json",
  "menu": { "code": "people", "title": "menu.people" },
  "aliases": ["/a", "/b"],
  "view": {
    "blocks": [
      { "type": "text" },
      { "type": "email" }
    ]
  }
}
`;

describe('an edit of a JSON text leaves all else as it is', () => {
  test('a value is replaced where it stands', () => {
    expect(setValue(PAGE, ['menu', 'code'], 'staff')).toBe(PAGE.replace('"people"', '"staff"'));
  });

  test('what was written at a path is put there again as it was', () => {
    const written = textAt(PAGE, ['view', 'blocks']);
    expect(written).toBe('[\n      { "type": "text" },\n      { "type": "email" }\n    ]');
    const without = setValue(PAGE, ['view', 'blocks'], []);
    expect(putText(without, ['view', 'blocks'], written)).toBe(PAGE);
    expect(putText(PAGE, ['menu', 'code'], '5')).toBe(PAGE.replace('"people"', '5'));
    expect(textAt(PAGE, [])).toBe(PAGE.trim());
    expect(() => textAt(PAGE, ['menu', 'none'])).toThrow('there is no "menu.none"');
    expect(() => putText(PAGE, ['none'], '5')).toThrow('there is no "none"');
  });

  test('a property is added to what stands on one line', () => {
    expect(setValue(PAGE, ['menu', 'sortValue'], 3)).toBe(
      PAGE.replace('"menu.people" }', '"menu.people", "sortValue": 3 }'),
    );
  });

  test('items that a list keeps stand as they are written, whatever its length', () => {
    const spread = PAGE.replace('{ "type": "text" }', '{\n        "type": "text"\n      }');
    const blocks = (...types: string[]) => types.map((type) => ({ type }));
    const put = (...types: string[]) => setValue(spread, ['view', 'blocks'], blocks(...types));
    expect(put('text', 'email', 'links')).toBe(
      spread.replace('"email" }', '"email" },\n      { "type": "links" }'),
    );
    expect(put('links', 'text', 'email')).toBe(
      spread.replace('"blocks": [', '"blocks": [\n      { "type": "links" },'),
    );
    expect(put('text', 'links', 'email')).toBe(
      spread.replace(
        '\n      { "type": "email"',
        '\n      { "type": "links" },\n      { "type": "email"',
      ),
    );
    expect(put('text')).toBe(spread.replace(',\n      { "type": "email" }', ''));
    expect(JSON.parse(put()).view.blocks).toEqual([]);
    expect(JSON.parse(put('a', 'b', 'c')).view.blocks).toEqual(blocks('a', 'b', 'c'));
  });

  test('a property goes to its place in the order', () => {
    const order = ['$schema', 'route', 'menu', 'view'];
    expect(setValue(PAGE, ['route'], '/people', { order })).toBe(
      PAGE.replace('.json",\n', '.json",\n  "route": "/people",\n'),
    );
  });

  test('an object that fits is written on its line, as the formatter does', () => {
    const added = setValue(PAGE, ['view', 'source'], { endpoint: '/people', paging: 'client' });
    expect(added).toContain(
      '    ],\n    "source": { "endpoint": "/people", "paging": "client" }\n  }',
    );
  });

  test('items are inserted, moved and removed', () => {
    expect(insertItem(PAGE, ['aliases'], 1, '/c')).toContain('["/a", "/c", "/b"]');
    expect(insertItem(PAGE, ['view', 'blocks'], 0, { type: 'map' })).toContain(
      '[\n      { "type": "map" },\n      { "type": "text" }',
    );
    expect(setValue(PAGE, ['aliases', 2], '/c')).toContain('["/a", "/b", "/c"]');
    expect(moveItem(PAGE, ['aliases'], 0, 1)).toContain('["/b", "/a"]');
    expect(removeValue(PAGE, ['aliases', 0])).toContain('["/b"]');
    expect(removeValue(PAGE, ['view', 'blocks', 1])).toContain(
      '"blocks": [\n      { "type": "text" }\n    ]',
    );
  });

  test('what is emptied is written without a line of its own', () => {
    const text = '{\n  "a": {\n    "b": 1\n  }\n}\n';
    expect(removeValue(text, ['a', 'b'])).toBe('{\n  "a": {}\n}\n');
    expect(setValue('{\n  "a": {}\n}\n', ['a', 'b'], 1)).toBe(text);
  });

  test('a key is renamed in its place', () => {
    expect(renameKey(PAGE, ['menu', 'title'], 'label')).toBe(PAGE.replace('"title"', '"label"'));
    expect(renameKey(PAGE, ['menu', 'title'], 'title')).toBe(PAGE);
  });

  test('tabs and lines of Windows stay', () => {
    const text = '{\r\n\t"a": 1\r\n}\r\n';
    expect(setValue(text, ['b'], { long: 'x'.repeat(100) })).toBe(
      `{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"long": "${'x'.repeat(100)}"\r\n\t}\r\n}\r\n`,
    );
  });
});

describe('an edit that has no place is refused', () => {
  test.each<[what: string, edit: () => string, message: string]>([
    [
      'a property of what is not there',
      () => setValue(PAGE, ['frame', 'type'], 'tabs'),
      'there is no "frame"',
    ],
    [
      'an item beyond the next',
      () => setValue(PAGE, ['aliases', 3], '/c'),
      '"aliases.3" has no place; set what is around it first',
    ],
    [
      'a property of a list',
      () => setValue(PAGE, ['view', 'blocks', 'type'], 'a'),
      '"view.blocks.type" has no place; set what is around it first',
    ],
    [
      'an item beyond the end',
      () => insertItem(PAGE, ['view', 'blocks'], 3, '/c'),
      '"view.blocks" is no list with a place 3',
    ],
    [
      'an item before the first',
      () => insertItem(PAGE, ['aliases'], -1, '/c'),
      '"aliases" is no list with a place -1',
    ],
    [
      'an item of an object',
      () => insertItem(PAGE, ['menu'], 0, '/c'),
      '"menu" is no list with a place 0',
    ],
    [
      'a move beyond the end',
      () => moveItem(PAGE, ['view', 'blocks'], 0, 2),
      '"view.blocks" is no list with places 0 and 2',
    ],
    [
      'a move of what is not there',
      () => moveItem(PAGE, ['aliases'], 2, 0),
      '"aliases" is no list with places 2 and 0',
    ],
    [
      'a move within an object',
      () => moveItem(PAGE, ['menu'], 0, 1),
      '"menu" is no list with places 0 and 1',
    ],
    [
      'a name that is taken',
      () => renameKey(PAGE, ['menu', 'title'], 'code'),
      'there is a property "code" already',
    ],
    [
      'a name for an item',
      () => renameKey(PAGE, ['view', 'blocks', 0], 'a'),
      '"view.blocks.0" is no property',
    ],
    ['the whole file', () => removeValue(PAGE, []), 'the whole of a file cannot be removed'],
    ['no JSON', () => setValue('', ['a'], 1), 'the text is no JSON'],
  ])('%s', (_, edit, message) => {
    expect(edit).toThrow(message);
  });
});
