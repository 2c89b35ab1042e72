import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const FELLOWS = 'people/fellows.json';
const SOURCE = '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },';
const NEWS = 'news.json';
const LAYOUT =
  '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }';

const mistake = (code: string, file: string, part: string, wrong: string, says: string) =>
  ({ code, file, part, wrong, says }) as const;
const inList = (code: string, list: string, says: string) =>
  mistake(code, FELLOWS, SOURCE, `${SOURCE} "list": ${list},`, says);
const subtitle = (format: string, says: string) =>
  mistake(
    'M104',
    FELLOWS,
    '"subtitle": "title"',
    `"subtitle": { "field": "title", "format": »"${format}" }`,
    says,
  );

describe('what others call a thing', () => {
  testMistakes({
    'the direction of an order': inList(
      'M101',
      '{ "sort": { "options": [{ "id": "name", "title": "menu.people", "field": "name", »"order": "desc" }] } }',
      'unknown property "order"; write "descending": true or false',
    ),
    'the direction of the order of a source': mistake(
      'M101',
      FELLOWS,
      '"paging": "client"',
      '"paging": "client", "sort": { "field": "name", »"order": "desc" }',
      'write "descending": true or false',
    ),
    'a telephone number': subtitle('tel', 'did you mean "phone"?'),
    'the beginning of a name': subtitle('relative', 'did you mean "relative-date"?'),
    'a layout for events': mistake(
      'M104',
      NEWS,
      LAYOUT,
      LAYOUT.replace('"card-list"', '»"calendar"'),
      '"type" is "calendar"; did you mean "agenda"?',
    ),
    'a layout that there is none of': mistake(
      'M104',
      NEWS,
      LAYOUT,
      LAYOUT.replace('"card-list"', '»"xyz"'),
      '"publications", "quote", "table", "timeline"',
    ),
  });
});

describe('a value of another type', () => {
  testMistakes({
    'a field in place of an object with it': inList(
      'M103',
      '{ "time": »"startsAt" }',
      'of type object, such as {"field":"startsAt"}',
    ),
    'a falling order in one text': mistake(
      'M103',
      FELLOWS,
      '"paging": "client"',
      '"paging": "client", "sort": »"-name"',
      'such as {"field":"name","descending":true}',
    ),
    'orders in one text': inList(
      'M103',
      '{ "sort": »"-published" }',
      'of type object, such as {"options":[{"id":"newest",',
    ),
    'one filter without brackets': inList(
      'M103',
      '{ "filters": »{ "type": "words", "fields": ["name"], "label": "menu.people", "parameter": "a" } }',
      'of type array, so put it in brackets: [{ … }]',
    ),
    'an object in place of a field’s name': mistake(
      'M103',
      NEWS,
      LAYOUT,
      '"layout": { "type": "publications", "item": { "title": "name", "doi": »{ "field": "name", "format": "link" } } }',
      'of type string, so write the field’s name alone: "name"',
    ),
  });
});

describe('related lists of a page that shows a list', () => {
  const end = `${LAYOUT}\n  }`;
  const related = (source: string) =>
    `${end},\n  "related": [{ "id": "more", "title": "menu.news", "view": { "source": ${source}, "layout": { "type": "link-list", "item": { "title": "name", "link": "/news" } } } }]`;
  const says =
    '"related" belongs to a page that shows one item, such as with the layout "detail": move it there';
  testMistakes({
    'and are asked for by an item': mistake(
      'M206',
      NEWS,
      end,
      related('{ "endpoint": "/peoples/postdoctoral-fellows", "query": { "type": »"{id}" } }'),
      says,
    ),
  });

  test('and stand below an item are found as well', () => {
    const text = replaceIn(NEWS, end, related('{ "endpoint": "/news/{id}/more" }'));
    expect(compileSite({ [NEWS]: text }).findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(says),
    );
  });
});

test('fields of a BibTeX entry stand in any order', () => {
  const layout =
    '"layout": { "type": "publications", "item": { "title": "name" }, "bibtex": { "pages": "name", "volume": "name", "entry": "book" } }';
  expect(compileSite({ [NEWS]: replaceIn(NEWS, LAYOUT, layout) }).findings).toEqual([]);
});
