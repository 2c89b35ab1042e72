import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { printJson } from '../../../src/core/studio/print-json.ts';
import { PROJECT } from '../../node/scaffold/temporary-project.ts';

/** What the repository's formatter makes of a text. */
function format(text: string): string {
  const biome = path.join(PROJECT, 'node_modules/.bin/biome');
  const call = ['format', '--stdin-file-path=manifests/any.json'];
  return execFileSync(biome, call, { cwd: PROJECT, input: text, encoding: 'utf8' });
}

const word = (length: number) => 'x'.repeat(length);

describe('printed JSON', () => {
  test.each<[what: string, value: object]>([
    ['an empty object', {}],
    ['empty parts', { list: [], object: {} }],
    ['short parts on one line', { aliases: ['/a', '/b'], menu: { title: { zh: '人', en: 'P' } } }],
    ['a list that fills its line', { list: [word(40), word(47)] }],
    ['a list that is one character too long', { list: [word(40), word(48)] }],
    ['an object that fills its line', { menu: { zh: word(40), en: word(34), a: 1 }, b: 1 }],
    ['an object that is too long', { menu: { zh: word(40), en: word(40), a: 1 }, b: 1 }],
    ['wide signs that fill their line', { title: { zh: '荣'.repeat(35), en: 'abcdef' }, b: 1 }],
    ['wide signs that are too long', { title: { zh: '荣'.repeat(36), en: 'abcdefgh' }, b: 1 }],
    ['quotation marks and letters of one column', { title: { zh: `“é${word(70)}”`, en: '—' } }],
    ['objects in a list', { blocks: [{ type: 'text', field: word(40) }, { type: word(40) }] }],
    ['lists in lists', { rows: [[word(50), word(50)], ['a']] }],
    ['quotes and line ends', { text: 'a "b"\nc' }],
  ])('stays as it is when it is formatted: %s', (_, value) => {
    const text = `${printJson(value)}\n`;
    expect(format(text)).toBe(text);
    expect(JSON.parse(text)).toEqual(value);
  });

  test('has nothing of a property without a value', () => {
    expect(printJson({ a: 1, b: undefined })).toBe('{\n  "a": 1\n}');
  });

  test.each([
    [null, 'null'],
    [5, '5'],
    ['a "b"', '"a \\"b\\""'],
    [[], '[]'],
    [{}, '{}'],
    [[null, [], {}], '[\n  null,\n  [],\n  {}\n]'],
    [{ a: null, b: [null, { c: null }] }, '{\n  "a": null,\n  "b": [null, { "c": null }]\n}'],
  ])('of %j is %s', (value, text) => {
    expect(printJson(value)).toBe(text);
    expect(JSON.parse(text)).toEqual(value);
  });

  test('stays on its line beside what stands there, where it fits', () => {
    expect(printJson({ a: 1 }, 1, 10)).toBe('{ "a": 1 }');
    expect(printJson({ a: 1 }, 1, 95)).toBe('{\n    "a": 1\n  }');
    expect(printJson({ a: 1 }, 1, 89)).toBe('{ "a": 1 }');
    expect(printJson({ a: 1 }, 1, 90)).toBe('{\n    "a": 1\n  }');
  });

  test('stands as deep as it is told', () => {
    expect(printJson({ a: 1 }, 2)).toBe('{\n      "a": 1\n    }');
  });
});
