import { describe, expect, test } from 'vitest';
import {
  findSyntaxError,
  parseManifest,
} from '../../../../src/node/compiler/read/parse-manifest.ts';

const FILE = 'manifests/news.json';

/** What is wrong with a text in which » marks the place. */
function check(marked: string) {
  const offset = marked.indexOf('»');
  const before = marked.slice(0, offset).split('\n');
  const place = { file: FILE, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return { finding: findSyntaxError(FILE, marked.replace('»', '')), place };
}

const OPEN =
  'a text is not closed on its line; end it with ", and write a line break inside as \\n';
const CONFLICT =
  'a merge conflict that was not resolved; keep one version, and remove the lines of <<<<<<<, ======= and >>>>>>>';

describe('a text that is no JSON says where, why, and the fix', () => {
  test.each([
    ['{ »route: 1 }', 'the key route stands without quotes; write "route"'],
    ['{ »data-x : 1 }', 'the key data-x stands without quotes; write "data-x"'],
    ['{ "a": »@, b: 1 }', '@ is no value of JSON; a text stands in double quotes'],
    ['{ "a": »hello }', 'hello is no value of JSON; a text stands in double quotes'],
    ['{ "a": »trues }', 'trues is no value of JSON; a text stands in double quotes'],
    ['{ "a": »TRUE }', 'TRUE is no value of JSON; write true'],
    ['{ "a": »False }', 'False is no value of JSON; write false'],
    ['{ "a": »NULL }', 'NULL is no value of JSON; write null'],
    [
      `[»${'x'.repeat(41)}]`,
      `${'x'.repeat(40)}… is no value of JSON; a text stands in double quotes`,
    ],
    [
      `[»${'x'.repeat(40)}]`,
      `${'x'.repeat(40)} is no value of JSON; a text stands in double quotes`,
    ],
    ['{ "a": 1, »}', 'nothing follows the comma before }; remove it'],
    ['[1, »]', 'nothing follows the comma before ]; remove it'],
    ['[1, », 2]', 'a comma stands twice; remove one'],
    ['{ "a": 1, », "b": 2 }', 'a comma stands twice; remove one'],
    ['{ »1: 2 }', 'a key is missing before 1; write it'],
    ['{ "a": »}', 'a value is missing before }; write it'],
    ['[»: 1]', 'a value is missing before :; write it'],
    ['{ "a": 1 »"b": 2 }', 'a comma is missing before "b"; write it'],
    ['[1 »2]', 'a comma is missing before 2; write it'],
    ['[1\n»22]', 'a comma is missing before 22; write it'],
    ['{ "a": 0»7 }', 'a number begins with a 0 too many; remove it'],
    ['{ "a" »1 }', 'a colon is missing before 1; write it'],
    ['{ "a": [1, 2 »}', '[ of line 1 is not closed; write ] before }'],
    ['{\n"a": {\n"b": [1] »]', '{ of line 2 is not closed; write } before ]'],
    ['{ "a": { "b": 1 }»', '{ of line 1 is not closed; write } where the file ends'],
    ['\n[1, [2], "["»', '[ of line 2 is not closed; write ] where the file ends'],
    ['{} »{}', 'the manifest is over before {; remove that, or a closing bracket too many above'],
    ['{ »// why\n"a": 1 }', 'JSON has no comments; remove this one'],
    ['{ »/* why\n"a": 1 }', 'JSON has no comments; remove this one'],
    ['[»"x\n]', OPEN],
    ['[»1.]', /^1\. is no number of JSON; write digits on both sides of the point$/],
    ['[»1.x]', /^1\.x is no number of JSON; write digits on both sides of the point$/],
    ['[»"\\u12"]', '\\u is followed by less than four hexadecimal digits; write all four'],
    ['[»"\\x"]', 'a backslash begins no sign that JSON knows; write \\\\ for one'],
    ['[»"a\tb"]', 'a tab or another control character in a text; write a tab as \\t'],
    ["{ »'a': 1 }", 'a text in single quotes; write it in double ones'],
    ['{ »“a”: 1 }', '“ is no sign of JSON; write "'],
    ['{ »”a”: 1 }', '” is no sign of JSON; write "'],
    ['{ "a"»：1 }', '： is no sign of JSON; write :'],
    ['[1»，2]', '， is no sign of JSON; write ,'],
    ['[1»、2]', '、 is no sign of JSON; write ,'],
    ['»｛}', '｛ is no sign of JSON; write {'],
    ['{»｝', '｝ is no sign of JSON; write }'],
    ['»［]', '［ is no sign of JSON; write ['],
    ['[»］', '］ is no sign of JSON; write ]'],
    ['{\n»<<<<<<< HEAD\n}', CONFLICT],
    ['{ "a": 1\n»=======\n}', CONFLICT],
    ['{ "a": 1\n»>>>>>>> x\n}', CONFLICT],
    ['{\n»<<<<<< HEAD\n}', '< is no value of JSON; a text stands in double quotes'],
  ])('%s', (marked, says) => {
    const { finding, place } = check(marked);
    expect(finding?.code).toBe('M006');
    expect(finding).toMatchObject(place);
    if (typeof says === 'string') expect(finding?.message).toBe(says);
    else expect(finding?.message).toMatch(says);
  });

  test('and one that is JSON says nothing', () => {
    for (const text of ['{}', '[1, "：", "\'", "//"]', '"<<<<<<<"', 'null']) {
      expect(findSyntaxError(FILE, text)).toBeUndefined();
    }
  });
});

describe('the bytes of a manifest', () => {
  const parse = (bytes: Uint8Array | string) =>
    parseManifest(FILE, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  const said = (bytes: Uint8Array | string) =>
    parse(bytes).findings.map(({ code, line, column, message }) => [code, line, column, message]);

  test.each<[string, Uint8Array, string, string]>([
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'M001', 'the file is UTF-16; save it as UTF-8'],
    [
      'UTF-16, the other way',
      Uint8Array.of(0xfe, 0xff),
      'M001',
      'the file is UTF-16; save it as UTF-8',
    ],
    [
      'half a mark of UTF-16',
      Uint8Array.of(0xff, 0x31),
      'M001',
      'the file is not UTF-8; save it as UTF-8',
    ],
    [
      'its other half',
      Uint8Array.of(0xfe, 0x31),
      'M001',
      'the file is not UTF-8; save it as UTF-8',
    ],
    [
      'a byte order mark',
      Buffer.from('\ufeff{}'),
      'M002',
      'the file begins with a byte order mark; save it as UTF-8 without one',
    ],
    ['zeros', Buffer.from('{\0}'), 'M001', 'the file holds null characters; save it as UTF-8'],
    [
      'nothing',
      Buffer.from(' \n'),
      'M003',
      'the file is empty; it has to begin with { "manifestVersion": 2 }',
    ],
    [
      'too much',
      Buffer.alloc(1_000_001, ' '),
      'M004',
      '1000001 bytes; such a file holds at most 1000000: split it into several',
    ],
  ])('with %s are none', (_, bytes, code, message) => {
    expect(said(bytes)).toEqual([[code, 1, 1, message]]);
    expect(parse(bytes).manifest).toBeUndefined();
  });

  test('may be a million, with 64 levels', () => {
    expect(said(`"${'x'.repeat(999_998)}"`)).toEqual([]);
    expect(said(`${'['.repeat(64)}${']'.repeat(64)}`)).toEqual([]);
    const level = 'more than 64 levels of nesting; no manifest needs so many';
    expect(said(`\n${'['.repeat(65)}`)).toEqual([['M005', 2, 65, level]]);
    expect(said(`[${'[],'.repeat(100)}1]`)).toEqual([]);
  });

  test('name each key once, and none that reaches into objects of the program', () => {
    const twice = (name: string) => `the key "${name}" stands here a second time; keep one of them`;
    const wrong = (name: string) => `the key "${name}" is not allowed; rename or remove it`;
    expect(said('{ "a": 1, "b": { "a": 1 },\n "a": 2 }')).toEqual([['M007', 2, 2, twice('a')]]);
    expect(said('[{ "__proto__": { "prototype": 1 } }, { "constructor": 2 }]')).toEqual([
      ['M008', 1, 4, wrong('__proto__')],
      ['M008', 1, 19, wrong('prototype')],
      ['M008', 1, 41, wrong('constructor')],
    ]);
    expect(said('{ "__proto__": 1, "__proto__": 2 }').map(([code]) => code)).toEqual([
      'M008',
      'M008',
    ]);
    expect(parse('{ "a": 1, "a": 2 }').manifest).toBeUndefined();
  });
});
