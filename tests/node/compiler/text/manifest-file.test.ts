import { describe, expect, test } from 'vitest';
import { parseManifest } from '../../../../src/node/compiler/read/parse-manifest.ts';
import { replaceBy } from '../../../../src/node/compiler/text/fix.ts';
import { findMeant, findSlip, suggest } from '../../../../src/node/compiler/text/suggest.ts';

const TEXT = '{\n  "a": 1,\n  "list": [{ "b": "x" }, true]\n}\n';

function read() {
  const { manifest } = parseManifest('news.json', Buffer.from(TEXT));
  if (manifest === undefined) throw new Error('the manifest cannot be read');
  return manifest;
}

describe('a manifest', () => {
  const manifest = read();
  const textAt = (range: ReturnType<typeof manifest.rangeOf>) =>
    range === undefined ? undefined : manifest.textOf(range);

  test('is its value, its text, and where each part of it stands', () => {
    expect(manifest.value).toEqual({ a: 1, list: [{ b: 'x' }, true] });
    expect([manifest.file, manifest.text]).toEqual(['news.json', TEXT]);
    expect(textAt(manifest.rangeOf(['list', 0, 'b']))).toBe('"x"');
    expect(textAt(manifest.rangeOf([]))).toBe(TEXT.trim());
    expect(textAt(manifest.rangeOfKey(['list', 0, 'b']))).toBe('"b"');
    expect(textAt(manifest.rangeOfProperty(['a']))).toBe('"a": 1');
    for (const path of [['none'], ['list', 2], ['a', 'b']]) {
      expect(manifest.rangeOf(path)).toBeUndefined();
      expect(manifest.rangeOfKey(path)).toBeUndefined();
      expect(manifest.rangeOfProperty(path)).toBeUndefined();
    }
  });

  test.each([
    [[], 1, 1, 1, 1],
    [['a'], 2, 8, 2, 3],
    [['list'], 3, 11, 3, 3],
    [['list', 0], 3, 12, 3, 12],
    [['list', 0, 'b'], 3, 19, 3, 14],
    [['list', 1], 3, 26, 3, 26],
    [['list', 0, 'none', 'x'], 3, 12, 3, 12],
    [['list', 7, 'b'], 3, 11, 3, 3],
    [['none'], 1, 1, 1, 1],
  ])(
    'has the value of %j at %i:%i, and its key at %i:%i',
    (path, line, column, keyLine, keyColumn) => {
      expect(manifest.placeOf(path)).toEqual({ file: 'news.json', line, column });
      expect(manifest.placeOfKey(path)).toEqual({
        file: 'news.json',
        line: keyLine,
        column: keyColumn,
      });
    },
  );

  test('is read with other names and texts where it is meant so, and stays as it is', () => {
    const meant = manifest.reread([
      { path: ['a'], part: 'key', as: 'one' },
      { path: ['list', 0, 'b'], part: 'value', as: 'y' },
      { path: ['none'], part: 'value', as: 'z' },
    ]);
    expect(meant.value).toEqual({ one: 1, list: [{ b: 'y' }, true] });
    expect(meant.text).toBe(TEXT);
    expect(meant.placeOf(['one'])).toEqual(manifest.placeOf(['a']));
    expect(manifest.value).toEqual({ a: 1, list: [{ b: 'x' }, true] });
  });

  test('is fixed by a value in place of a stretch, if there is one', () => {
    const range = manifest.rangeOf(['list', 0, 'b']);
    expect(replaceBy(range, 'ü"')).toEqual([
      { offset: TEXT.indexOf('"x"'), length: 3, content: '"ü\\""' },
    ]);
    expect(replaceBy(undefined, 'x')).toEqual([]);
  });
});

describe('a name that is not known', () => {
  test.each([
    ['title', [], undefined],
    ['titel', ['title', 'text'], 'title'],
    ['tilte', ['title', 'tilde'], 'title'],
    ['card', ['cart', 'care'], undefined],
    ['unlike', ['title'], undefined],
    ['titel', ['title', 'title'], 'title'],
  ])('%s is meant as one of %j: %s', (name, known, meant) => {
    expect(findMeant(name, known)).toBe(meant);
  });

  test.each([
    ['Opening', ['opening', 'openings'], 'opening'],
    ['openin', ['opening'], 'opening'],
    ['oepning', ['opening'], 'opening'],
    ['OPENIN', ['opening'], 'opening'],
    ['opnin', ['opening'], undefined],
    ['open', ['opens'], undefined],
    ['opens', ['open'], undefined],
    ['talks', ['talkx'], 'talkx'],
    ['talk-2025', ['talk-2026'], undefined],
    ['talk-2062', ['talk-2026'], undefined],
    ['tolk-2026', ['talk-2026'], 'talk-2026'],
    ['openinx', ['opening', 'openinz'], undefined],
    ['opening', ['Opening', 'OPENING'], undefined],
    ['opening', [], undefined],
  ])('%s is a slip of one of %j: %s', (name, known, slip) => {
    expect(findSlip(name, known)).toBe(slip);
  });

  test.each([
    ['Title', ['title', 'Titles'], '; did you mean "title"?'],
    ['totalPages', ['numberOfTotalPages', 'content'], '; did you mean "numberOfTotalPages"?'],
    ['titleOfPage', ['title', 'name'], '; did you mean "title"?'],
    ['id', ['idea-of', 'valid'], '; known: "idea-of", "valid"'],
    ['abc', ['xxabcxx', 'other-one'], '; known: "xxabcxx", "other-one"'],
    ['x', [], ''],
  ])('%s among %j is answered by “%s”', (name, known, says) => {
    expect(suggest(name, known)).toBe(says);
  });

  test('of 24 names all are said, of 25 twelve', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${index}`);
    expect(suggest('unlike', names(24)).match(/"name/g)).toHaveLength(24);
    expect(suggest('unlike', names(24))).not.toContain('…');
    expect(suggest('unlike', names(25)).match(/"name/g)).toHaveLength(12);
    expect(suggest('unlike', names(25))).toMatch(/"name-11", …$/);
  });
});
