import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/node/compiler/index.ts';
import { SMALL_FILES } from './small-files.ts';
import { compileSite, describeFinding, readMark, writeSite } from './small-site.ts';

const FILE = 'news.json';
const NEWS = SMALL_FILES[FILE] ?? '';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a file that is broken as bytes', () => {
  test.each<[string, Uint8Array | string, string, string]>([
    ['a byte order mark', `\uFEFF${NEWS}`, 'M002', 'save it as UTF-8 without one'],
    ['UTF-16, little-endian', Buffer.from(`\uFEFF${NEWS}`, 'utf16le'), 'M001', 'is UTF-16'],
    ['UTF-16, big-endian', swapped(`\uFEFF${NEWS}`), 'M001', 'is UTF-16'],
    ['UTF-16 without a mark', Buffer.from(NEWS, 'utf16le'), 'M001', 'null characters'],
    ['a null character', NEWS.replace('{', '{\0'), 'M001', 'null characters'],
    ['an invalid byte', Buffer.from(`${NEWS}\u00ff`, 'latin1'), 'M001', 'save it as UTF-8'],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'M001', 'UTF-8'],
    ['a cut character', Buffer.from([0x22, 0xe6, 0x96]), 'M001', 'save it as UTF-8'],
    ['GBK', Buffer.from([0x7b, 0x22, 0xd6, 0xd0, 0xce, 0xc4, 0x22, 0x7d]), 'M001', 'UTF-8'],
    ['nothing', '', 'M003', '{ "manifestVersion": 2 }'],
    ['spaces only', ' \n\t \r\n', 'M003', 'the file is empty'],
    ['10 MB', `"${'x'.repeat(10_000_000)}"`, 'M004', 'at most 1000000: split it into several'],
  ])('with %s gives one finding at its start', (_, content, code, says) => {
    const { findings, compiled } = compileSite({ [FILE]: content });
    expect(findings.map(describeFinding)).toEqual([`${code} manifests/${FILE}:1:1`]);
    expect(findings[0]?.message).toContain(says);
    expect(compiled).toBeUndefined();
  });
});

describe('a file that is broken as JSON', () => {
  test.each<[string, string, string, string]>([
    ['no JSON at all', '»hello', 'M006', 'hello is no value of JSON; a text stands in double'],
    ['YAML', '»route: /news', 'M006', 'the key route stands without quotes; write "route"'],
    ['a missing comma', '{ "a": 1\n  »"b": 2 }', 'M006', 'a comma is missing before "b"; write it'],
    ['a comma too many', '{ "a": 1, »}', 'M006', 'nothing follows the comma before }; remove it'],
    ['a comma too many in a list', '[1,\n »]', 'M006', 'follows the comma before ]; remove it'],
    ['two commas', '[1, », 2]', 'M006', 'a comma stands twice; remove one'],
    ['a comment', '{ »// why\n "a": 1 }', 'M006', 'JSON has no comments; remove this one'],
    ['single quotes', "{ »'a': 1 }", 'M006', 'in single quotes; write it in double ones'],
    ['Chinese quotes', '{ »“a”: 1 }', 'M006', '“ is no sign of JSON; write "'],
    ['a Chinese colon', '{ "a"»：1 }', 'M006', '： is no sign of JSON; write :'],
    ['a Chinese comma', '{ "a": 1»，"b": 2 }', 'M006', '， is no sign of JSON; write ,'],
    ['a key without quotes', '{ »a: 1 }', 'M006', 'the key a stands without quotes; write "a"'],
    ['a missing colon', '{ "a" »1 }', 'M006', 'a colon is missing before 1; write it'],
    ['a missing value', '{ "a": »}', 'M006', 'a value is missing before }; write it'],
    ['an open string', '{ "a": »"x\n}', 'M006', 'a text is not closed on its line; end it with "'],
    ['a line break in a string', '{ "a": »"x\ny" }', 'M006', 'a line break inside as \\n'],
    ['a tab in a string', '{ "a": »"x\ty" }', 'M006', 'write a tab as \\t'],
    ['an unknown escape', '{ "a": »"\\x" }', 'M006', 'begins no sign that JSON knows; write \\\\'],
    ['a cut escape', '{ "a": »"\\u12" }', 'M006', 'less than four hexadecimal digits; write all'],
    ['a second value', '{} »{}', 'M006', 'the manifest is over before {; remove that'],
    ['NaN', '{ "a": »NaN }', 'M006', 'NaN is no value of JSON'],
    ['True', '{ "a": »True }', 'M006', 'True is no value of JSON; write true'],
    ['a zero too many', '{ "a": 0»7 }', 'M006', 'a number begins with a 0 too many; remove it'],
    [
      'an open object',
      '{ "a":\n { "b": "}" }\n»',
      'M006',
      '{ of line 1 is not closed; write } where',
    ],
    ['an open list', '{\n "a": [1, 2 »}', 'M006', '[ of line 2 is not closed; write ] before }'],
    [
      'a merge conflict',
      '{\n»<<<<<<< HEAD\n',
      'M006',
      'a merge conflict that was not resolved; keep',
    ],
    [
      'half a merge conflict',
      '{ "a": 1\n»=======\n',
      'M006',
      'remove the lines of <<<<<<<, =======',
    ],
    ['10,000 levels', `${'['.repeat(64)}»${nested(9_936)}${']'.repeat(64)}`, 'M005', '64 levels'],
    ['10,000 open objects', `${'{"a":'.repeat(64)}»${'{"a":'.repeat(9_936)}`, 'M005', '64 levels'],
  ])('with %s gives one finding at the place', (_, marked, code, says) => {
    const { text, place } = readMark(marked);
    const { findings } = compileSite({ [FILE]: text });
    expect(findings.map(describeFinding)).toEqual([`${code} manifests/${FILE}:${place}`]);
    expect(findings[0]?.message).toContain(says);
  });

  test.each<[string, string, string, string]>([
    ['a key twice', '{ "route": "/a",\n  »"route": "/b" }', 'M007', 'keep one of them'],
    ['a key twice, spelt apart', '{ "a": 1, »"\\u0061": 2 }', 'M007', '"a" stands here'],
    ['a key twice deep inside', '{ "a": [{ "b": 1, »"b": 1 }] }', 'M007', '"b" stands here'],
    ['__proto__', '{ »"__proto__": { "route": "/" } }', 'M008', '"__proto__" is not allowed'],
    ['__proto__ in escapes', '{ »"\\u005f_proto__": 1 }', 'M008', 'rename or remove it'],
    ['constructor', '{ "view": { »"constructor": {} } }', 'M008', '"constructor"'],
    ['prototype', '{ "extensions": [{ »"prototype": 1 }] }', 'M008', '"prototype"'],
  ])('with the key %s gives one finding at the key', (_, marked, code, says) => {
    const { text, place } = readMark(marked);
    const { findings } = compileSite({ [FILE]: text });
    expect(findings.map(describeFinding)).toEqual([`${code} manifests/${FILE}:${place}`]);
    expect(findings[0]?.message).toContain(says);
    expect({}).not.toHaveProperty('route');
  });

  test.each(['toString', 'hasOwnProperty', 'valueOf', ''])('has "%s" for a mere key', (name) => {
    const text = NEWS.replace('"route"', `${JSON.stringify(name)}: 1, "route"`);
    const { findings } = compileSite({ [FILE]: text });
    expect(findings.map(describeFinding)).toEqual([`M101 manifests/${FILE}:4:3`]);
  });

  // A file within the limit of size may hold so many mistakes that naming all would take minutes.
  test.each<[string, (index: number) => string]>([
    ['unknown', (index) => `"k${index}": 1`],
    ['duplicate', (index) => `"k": ${index}`],
    ['forbidden', (index) => `"o${index}": { "__proto__": 1 }`],
  ])('with 30,000 %s keys names the first hundred', { timeout: 30_000 }, (_, write) => {
    const keys = Array.from({ length: 30_000 }, (_, index) => write(index));
    const { findings } = compileSite({ [FILE]: `{ ${keys.join(',\n')} }` });
    expect(findings).toHaveLength(100);
  });
});

describe('a file that is not there', () => {
  test.each(['site.json', 'theme.json', 'texts/zh.json', 'texts/en.json'])('%s', (name) => {
    const { findings, compiled } = compileSite({ [name]: null });
    expect(findings.map(describeFinding)).toEqual([`M009 manifests/${name}:1:1`]);
    expect(compiled).toBeUndefined();
  });

  test('is a finding for each file of a site without a folder of manifests', () => {
    const root = writeSite();
    rmSync(path.join(root, 'manifests'), { recursive: true });
    const { findings } = compile(root);
    const places = ['manifests/site.json:1:1', 'manifests/theme.json:1:1'];
    expect(findings.map(describeFinding)).toEqual(places.map((at) => `M009 ${at}`));
    const messages = new Set(findings.map(({ message }) => message));
    expect([...messages]).toEqual(['the file is missing; every site has one']);
  });

  test.each<[string, (file: string) => void, string]>([
    ['a folder', (file) => mkdirSync(file), 'EISDIR'],
    ['a link to nothing', (file) => symlinkSync('nowhere', file), 'ENOENT'],
  ])('because it is %s is a finding', (_, make, reason) => {
    const root = writeSite();
    make(path.join(root, 'manifests/odd.json'));
    const { findings } = compile(root);
    expect(findings.map(describeFinding)).toEqual(['M009 manifests/odd.json:1:1']);
    expect(findings[0]?.message).toContain(reason);
  });
});

function swapped(text: string): Uint8Array {
  return Buffer.from(text, 'utf16le').swap16();
}
