import { describe, expect, test } from 'vitest';
import { ApiType } from '../../../src/node/compiler/meaning/api-type.ts';
import { fitsReading } from '../../../src/node/compiler/meaning/fits-reading.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../src/node/compiler/schema/shapes.ts';
import { testMistakes } from './mistakes.ts';
import { compileSite, PROJECT, replaceIn } from './small-site.ts';

const FELLOWS = 'people/fellows.json';
const FELLOW = 'people/fellow.json';
const NEWS = 'news.json';
const SCHOOL = '{ "type": "text", "field": "school", "label": "people.school" }';

const mistake = (code: string, file: string, part: string, wrong: string, says: string) =>
  ({ code, file, part, wrong, says }) as const;
const subtitle = (code: string, slot: string, says: string) =>
  mistake(code, FELLOWS, '"subtitle": "title"', `"subtitle": ${slot}`, says);
const inNews = (code: string, layout: string, says: string) =>
  mistake(
    code,
    NEWS,
    '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
    `"layout": ${layout}`,
    says,
  );

describe('a value that is written in another form', () => {
  const money = (currency: string, says: string) =>
    mistake(
      'M105',
      'front.json',
      '"summary": "introduction"',
      `"summary": { "field": "orderValue", "format": { "type": "money", "currency": »"${currency}" } }`,
      says,
    );
  testMistakes({
    'a currency in small letters': money('eur', '"currency" is "eur"; did you mean "EUR"? It has'),
    'a currency with letters that changed places': money('ERU', 'did you mean "EUR"?'),
    'a Markdown file with language and ending': mistake(
      'M105',
      NEWS,
      '"menu": { "title": "menu.news" },',
      '"introduction": { "markdown": »"news/about.en.md" },\n  "menu": { "title": "menu.news" },',
      'did you mean "news/about"?',
    ),
    'a Markdown file with its language': mistake(
      'M105',
      NEWS,
      '"menu": { "title": "menu.news" },',
      '"introduction": { "markdown": »"about/visit.fr" },\n  "menu": { "title": "menu.news" },',
      'did you mean "about/visit"?',
    ),
    'a route without its slash': mistake(
      'M105',
      NEWS,
      '"route": "/news"',
      '"route": »"news"',
      'did you mean "/news"?',
    ),
    'a field with a URL in the place of a path': mistake(
      'M105',
      FELLOWS,
      '"link": "/people/fellows/{id}"',
      '"link": »"website"',
      '"link" is "website"; write { "field": "website" } where that field has the URL, or "/website" for a page. It',
    ),
    'a field with a URL in braces': mistake(
      'M105',
      FELLOWS,
      '"link": "/people/fellows/{id}"',
      '"link": »"{pages.0.url}"',
      '; write { "field": "pages.0.url" } where that field has the URL. It',
    ),
    'a path without its slash': mistake(
      'M105',
      FELLOWS,
      '"link": "/people/fellows/{id}"',
      '"link": »"people/fellows/{id}"',
      'did you mean "/people/fellows/{id}"?',
    ),
    'a property beside languages': mistake(
      'M105',
      NEWS,
      '"menu": { "title": "menu.news" },',
      '"introduction": { »"markdwon": "news/about" },\n  "menu": { "title": "menu.news" },',
      'did you mean "markdown"? It has',
    ),
    'an anchor with a capital and a blank': mistake(
      'M105',
      FELLOW,
      '"view": {',
      '"related": [{ "id": »"Neue Bücher", "title": "menu.news", "view": { "source": { "endpoint": "/news" }, "layout": { "type": "timeline", "item": { "time": "publishedAt", "title": "name" } } } }],\n  "view": {',
      'did you mean "neue-bucher"?',
    ),
    'a list of one in the form of a text': mistake(
      'M103',
      NEWS,
      '"menu": { "title": "menu.news" },',
      '"aliases": »"/old",\n  "menu": { "title": "menu.news" },',
      'it has to be of type array, such as ["/old"]',
    ),
    'yes in the form of a word': mistake(
      'M103',
      FELLOW,
      '"copy": true',
      '"copy": »"yes"',
      'it has to be of type boolean, so write true or false',
    ),
  });
});

describe('a property under another name', () => {
  testMistakes({
    'like that of the one that is missing': inNews(
      'M101',
      '{ "type": "card-list", "item": { »"titel": "name" } }',
      'unknown property "titel"; did you mean "title"?',
    ),
    'like that of a list, with a text': mistake(
      'M101',
      NEWS,
      '"paging": "server" },',
      '"paging": "client" }, "list": { "filters": [{ "type": "words", »"field": "name", "label": "menu.news", "parameter": "w" }] },',
      'unknown property "field"; did you mean "fields"?',
    ),
    'unlike that of the one that is missing': inNews(
      'M101',
      '{ "type": "agenda", "item": { "title": "name", »"time": "publishedAt" } }',
      'unknown property "time", and "start" is missing; if that is meant, write "start" in its place',
    ),
    'that other layouts have for a slot': mistake(
      'M101',
      FELLOW,
      '"back": "/people/fellows",',
      '"back": "/people/fellows",\n      »"summary": "introduction",',
      'unknown property "summary"; known: "type", "back", "title"',
    ),
  });

  test('beside another one that is missing says both where its value cannot be that', () => {
    const part =
      '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }';
    const wrong = '"layout": { "type": "card-list", "columns": { "lg": 2 }, "look": 1 }';
    const { findings } = compileSite({ [NEWS]: replaceIn(NEWS, part, wrong) });
    expect(findings.map(({ code }) => code)).toEqual(['M102', 'M101']);
  });
});

describe('a field whose kind another format or part of it has', () => {
  testMistakes({
    'names of a text': subtitle(
      'M228',
      '{ "field": »"name", "format": { "type": "names", "text": "name" } }',
      'the field "name" of FacultyFellow is no list of objects',
    ),
    'a list for a text': mistake(
      'M228',
      FELLOW,
      SCHOOL,
      SCHOOL.replace('"school"', '»"attachments"'),
      'is no text but a list; read it with the format "names" and the field of the name as its "text"',
    ),
    'an order that readers choose in place of another': mistake(
      'M229',
      FELLOWS,
      '"paging": "client" },',
      '"paging": "client", »"sort": { "field": "name" } }, "list": { "sort": { "options": [{ "id": "n", "title": "menu.news", "field": "title" }] } },',
      '"sort" does nothing in a source whose readers choose among orders; remove it',
    ),
  });
});

describe('a text of a form of its own', () => {
  const owner = new ApiType({ type: 'object', properties: {} }, {});
  const like = (example: string) => new ApiType({ type: 'string', example }, {});
  const form = { pattern: /^10\.\d{4,9}\/\S+$/u, checksDigit: false };

  test.each([
    ['is what a value of that form is', '10.5555/12345678', true],
    ['is not what has others', 'Bulletin of Salt', false],
  ])('%s', (_, example, fits) => {
    expect(fitsReading({ as: 'identifier', form }, like(example), owner)).toBe(fits);
  });

  test('is what any text may be where its form is not said', () => {
    const reading = { as: 'identifier' } as const;
    expect(fitsReading(reading, like('Bulletin of Salt'), owner)).toBe(true);
  });

  test.each([
    ['a film', '/media/door.webm', false],
    ['the page of a site', 'https://partner.example/', false],
    ['a picture', '/media/door.webp', true],
    ['a URL that says nothing of it', 'https://partner.example/files/12', true],
  ])('is %s where a picture is read', (_, url, fits) => {
    const type = new ApiType({ type: 'string', format: 'uri-reference', example: url }, {});
    expect(fitsReading({ as: 'picture', template: undefined }, type, owner)).toBe(fits);
  });

  test.each([
    ['a text', { type: 'string' }, true],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, true],
    ['a date, which nobody types as data have it', { type: 'string', format: 'date' }, false],
    ['an object', { type: 'object' }, false],
    ['a list of objects', { type: 'array', items: { type: 'object' } }, false],
  ])('is looked for in %s: %s', (_, schema, fits) => {
    expect(fitsReading({ as: 'searched' }, new ApiType(schema, {}), owner)).toBe(fits);
  });

  test.each([
    ['2024', true],
    ['to appear in 2024', true],
    ['10.1234/abcd', false],
    ['Bulletin of Salt', false],
  ])('%s is the year of a publication: %s', (example, fits) => {
    const dated = new ApiType({ properties: { date: { type: 'string', format: 'date' } } }, {});
    const { layouts } = readShapes(requireSchemas(PROJECT));
    const reads = layouts.get('publications')?.slots.find(({ name }) => name === 'year')?.reads;
    expect(reads && fitsReading(reads, like(example), dated)).toBe(fits);
  });

  test('is no day where a time of day is read', () => {
    const typed = (format: string) => new ApiType({ type: 'string', format }, {});
    expect(fitsReading({ as: 'hour' }, typed('date'), owner)).toBe(false);
    expect(fitsReading({ as: 'hour' }, typed('date-time'), owner)).toBe(true);
  });
});
