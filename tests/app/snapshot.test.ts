import { describe, expect, test } from 'vitest';
import { printSnapshot } from '../../src/app/snapshot.ts';
import { type ListState, startList } from '../../src/core/requests/list-state.ts';
import type { Snapshot } from '../../src/react/site-runtime.ts';

const SHELL = { navigation: undefined, footer: undefined };

const print = (text: string, views: Snapshot['views'] = {}) =>
  new TextDecoder().decode(
    printSnapshot({
      language: text,
      shell: SHELL,
      views,
      errors: {},
      table: { sections: [], routes: [] },
      page: undefined,
    }),
  );

describe('a snapshot in a page', () => {
  test('is whole, whatever of it was printed before', () => {
    const read = { errors: {}, table: { routes: [], sections: [] }, shell: {}, views: {} };
    expect(JSON.parse(print('en'))).toEqual({ ...read, language: 'en' });
    expect(JSON.parse(print('zh'))).toEqual({ ...read, language: 'zh' });
  });

  test('has the state of a list as it is, around items that were printed before', () => {
    const items: ListState['items'] = [{ key: '1', title: { kind: 'plain', text: '<湖>' } }];
    const list = { ...startList(0), items };
    for (const state of [list, { ...list, status: 'ready', end: 1 } as const]) {
      const { total, failure, ...rest } = state;
      expect(JSON.parse(print('en', { list: state })).views).toEqual({ list: rest });
    }
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
