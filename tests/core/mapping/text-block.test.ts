import { describe, expect, test } from 'vitest';
import type { TextBlockModel } from '../../../src/core/manifest/block-model.ts';
import { mapBlocks } from '../../../src/core/mapping/map-blocks.ts';

const BLOCK: TextBlockModel = {
  type: 'text',
  field: 'school',
  format: 'text',
  label: undefined,
  url: undefined,
  heading: undefined,
  when: undefined,
};

function map(change: Partial<TextBlockModel>, entity: unknown, language = 'en') {
  return mapBlocks([{ ...BLOCK, ...change }], entity, {
    language,
    sanitize: (html) => html,
    pictures: {},
    media: { base: '', origins: [] },
  });
}

describe('a text block', () => {
  test('shows the field with its label in the language', () => {
    expect(map({ label: { zh: '字', en: 'Words' } }, { school: 'Law' }, 'zh')).toEqual([
      { type: 'text', text: 'Law', label: '字' },
    ]);
  });

  test.each([undefined, null, '', '  ', {}, [], true])('is left out for %j', (school) => {
    expect(map({}, { school })).toEqual([]);
  });

  test('reads plain text, dates and hours', () => {
    expect(map({ format: 'plain-text' }, { school: '<i>Law</i>' })).toEqual([
      { type: 'text', text: 'Law' },
    ]);
    expect(map({ format: 'date' }, { school: '2026-03-05T10:00:00' })).toEqual([
      { type: 'text', text: '2026-03-05', time: '2026-03-05' },
    ]);
    expect(map({ format: 'date-time' }, { school: '2026-03-05T10:00:00' })).toEqual([
      { type: 'text', text: '2026-03-05 10:00', time: '2026-03-05T10:00' },
    ]);
  });
});

describe('the address of a text block', () => {
  const urlOf = (url: unknown) => map({ url: 'map.url' }, { school: 'Law', map: { url } });

  test.each(['https://maps.example/?q=1', '/map', 'tel:+861'])('may be %s', (url) => {
    expect(urlOf(url)).toEqual([{ type: 'text', text: 'Law', url }]);
  });

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '',
    'http://[::1',
    5,
    null,
    ['/map'],
  ])('is left out for %j, and the text stays', (url) => {
    expect(urlOf(url)).toEqual([{ type: 'text', text: 'Law' }]);
  });

  test('makes no line by itself', () => {
    expect(map({ url: 'url' }, { url: '/map' })).toEqual([]);
  });
});
