import { describe, expect, test } from 'vitest';
import { printSnapshot } from '../../src/app/snapshot.ts';

const SHELL = { navigation: undefined, infrastructure: undefined };

const print = (text: string) =>
  Buffer.concat(
    printSnapshot({
      language: text,
      shell: SHELL,
      views: {},
      errors: {},
      map: { sections: [], routes: [] },
      page: undefined,
    }),
  ).toString();

describe('a snapshot in a page', () => {
  test('is whole, whatever of it was printed before', () => {
    const read = { errors: {}, map: { routes: [], sections: [] }, shell: {}, views: {} };
    expect(JSON.parse(print('en'))).toEqual({ ...read, language: 'en' });
    expect(JSON.parse(print('zh'))).toEqual({ ...read, language: 'zh' });
  });

  test.each([
    '</script><script>hostile()</script>',
    '<!--<script>',
    ']]>&lt;',
    '\u2028\u2029',
    '"\\u003c\\',
    '\\ud800 as six letters',
    '汉 😀',
  ])('holds %j whole, and no sign that HTML knows', (text) => {
    const printed = print(text);
    expect(JSON.parse(printed).language).toBe(text);
    expect(printed).not.toMatch(/[<>&\u2028\u2029]/);
  });

  test.each([
    ['\ud800', '\ufffd'],
    ['\\\udc00', '\\\ufffd'],
  ])('has for half a character, as in %j, what its HTML has', (text, read) => {
    expect(JSON.parse(print(text)).language).toBe(read);
  });
});
