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

  test.each(HOSTILE_NAMES)('is one segment and plainly visible: %j', (name) => {
    expect(savedName(name)).toMatch(/^[^/\\:\p{Cc}\u202a-\u202e\u2066-\u2069]{1,200}$/u);
  });
});
