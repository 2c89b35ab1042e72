import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import type { TextSlot, UrlSlot, WordsSlot } from '../../../src/core/manifest/slot-model.ts';
import { mapBlocks } from '../../../src/core/mapping/map-item.ts';
import { blockOf } from '../block-of.ts';

const FIELD: TextSlot = {
  kind: 'text',
  field: 'school',
  format: 'text',
  clamp: undefined,
  box: false,
};

function map(
  { format = 'text', ...slots }: { format?: string; label?: WordsSlot; url?: UrlSlot },
  entity: unknown,
  language = 'en',
) {
  const block = blockOf('text', { field: { ...FIELD, format }, ...slots });
  return mapBlocks([block], entity, {
    language,
    formats,
    sanitize: (html) => html,
    pictures: {},
    media: { base: '', origins: [] },
  });
}

/** A line as its renderer is given it. */
const lineOf = (text: string, time?: string) => ({
  type: 'text',
  field: { kind: 'plain', text, ...(time !== undefined && { time }) },
});

describe('a text block', () => {
  test('shows the field with its label in the language', () => {
    const label = { kind: 'words', text: { zh: '字', en: 'Words' } } as const;
    expect(map({ label }, { school: 'Law' }, 'zh')).toEqual([{ ...lineOf('Law'), label: '字' }]);
  });

  test.each([undefined, null, '', '  ', {}, [], true])('is left out for %j', (school) => {
    expect(map({}, { school })).toEqual([]);
  });

  test('reads plain text, dates and hours', () => {
    expect(map({ format: 'plain-text' }, { school: '<i>Law</i>' })).toEqual([lineOf('Law')]);
    expect(map({ format: 'date' }, { school: '2026-03-05T10:00:00' })).toEqual([
      lineOf('2026-03-05', '2026-03-05'),
    ]);
    expect(map({ format: 'date-time' }, { school: '2026-03-05T10:00:00' })).toEqual([
      lineOf('2026-03-05 10:00', '2026-03-05T10:00'),
    ]);
  });
});

describe('the URL of a text block', () => {
  const slot = (field: string) => ({ url: { kind: 'url', field } as const });
  const urlOf = (url: unknown) => map(slot('map.url'), { school: 'Law', map: { url } });

  test.each(['https://maps.example/?q=1', '/map', 'tel:+861'])('may be %s', (url) => {
    expect(urlOf(url)).toEqual([{ ...lineOf('Law'), url }]);
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
    expect(urlOf(url)).toEqual([lineOf('Law')]);
  });

  test('makes no line by itself', () => {
    expect(map(slot('url'), { url: '/map' })).toEqual([]);
  });
});
