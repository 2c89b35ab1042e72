import { describe, expect, test } from 'vitest';
import { savedName, visibleName } from '../../../src/core/mapping/attachment-names.ts';
import { HOSTILE_NAMES } from '../../hostile/urls.ts';

describe('the name of a file', () => {
  test.each([
    ['Call for papers 2024/25.pdf', 'Call for papers 2024/25.pdf', 'Call for papers 2024-25.pdf'],
    ['申请表.docx', '申请表.docx', '申请表.docx'],
    ['report\u202efdp.exe', 'report fdp.exe', 'report fdp.exe'],
    ['a\u0000\r\n.pdf', 'a .pdf', 'a .pdf'],
    ['../../etc/passwd', '../../etc/passwd', 'etc-passwd'],
    ['C:\\a\\b.txt', 'C:\\a\\b.txt', 'C-a-b.txt'],
    ['.htaccess', '.htaccess', 'htaccess'],
    ['..', '..', 'file'],
    ['', '', 'file'],
    ['--a--.txt', '--a--.txt', 'a--.txt'],
    ['a. .', 'a. .', 'a'],
    ['<a>|"b"?*.txt', '<a>|"b"?*.txt', 'a-b-.txt'],
    [' a \t b\u3000c ', 'a b c', 'a b c'],
    ['a\u200bb\u2067c\ufeffd\u2028e', 'a b c d e', 'a b c d e'],
    ['\ud800', '\ufffd', '\ufffd'],
  ])('%j is read as %j and saved as %j', (name, seen, saved) => {
    expect(visibleName(name)).toBe(seen);
    expect(savedName(name)).toBe(saved);
  });

  test('keeps its extension where it is cut', () => {
    const saved = savedName(`${'学'.repeat(300)}.docx`);
    expect(saved).toMatch(/^学+\.docx$/);
    expect(new TextEncoder().encode(saved).byteLength).toBeLessThanOrEqual(200);
  });

  test.each([
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), 'a'.repeat(200)],
    [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
    [`${'a'.repeat(197)}.pdf`, `${'a'.repeat(196)}.pdf`],
    [`${'a'.repeat(300)}.abcdefghij`, `${'a'.repeat(189)}.abcdefghij`],
    // What is longer than any ending is none.
    [`${'a'.repeat(300)}.abcdefghijk`, 'a'.repeat(200)],
    [`${'学'.repeat(100)}`, '学'.repeat(66)],
    [`${'𠮷'.repeat(100)}.txt`, `${'𠮷'.repeat(49)}.txt`],
  ])('%s is saved within the bytes that file systems take', (name, saved) => {
    expect(savedName(name)).toBe(saved);
  });

  test('is shown no longer than a line', () => {
    expect(visibleName(`${'a'.repeat(1000)}.pdf`)).toBe(`${'a'.repeat(996)}.pdf`);
    expect(visibleName('a'.repeat(1000))).toHaveLength(1000);
  });

  test.each(HOSTILE_NAMES)('is one segment and plainly visible: %j', (name) => {
    expect(savedName(name)).toMatch(/^[^/\\:\p{Cc}\u202a-\u202e\u2066-\u2069]{1,200}$/u);
  });
});
