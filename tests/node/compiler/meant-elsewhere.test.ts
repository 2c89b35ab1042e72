import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const site = 'site.json';

/** A mistake that leaves the rest of a manifest as it was. */
const mistake = (code: string, file: string, part: string, wrong: string, says: string) =>
  ({ code, file, part, wrong, says }) as const;

describe('a property at the wrong place', () => {
  testMistakes({
    'columns in the item': mistake(
      'M101',
      'lectures.json',
      '"image": "cover", "title"',
      '»"columns": { "lg": 2 }, "image": "cover", "title"',
      'unknown property "columns"; it belongs to view.layout: move it there',
    ),
    'empty in the source': mistake(
      'M101',
      'news.json',
      '"paging": "server"',
      '"paging": "server", »"empty": "menu.news"',
      'it belongs to view.layout: move it there',
    ),
    'paging in the layout': mistake(
      'M101',
      'news.json',
      '"type": "card-list", "item"',
      '"type": "card-list", »"paging": "server", "item"',
      'it belongs to view.source, which has it: remove this one',
    ),
    'a number of columns in the source, which no columns could be': mistake(
      'M101',
      'news.json',
      '"paging": "server"',
      '"paging": "server", »"columns": 2',
      'unknown property "columns"; known: "api", "endpoint"',
    ),
    'an old name of another part’s property': mistake(
      'M101',
      'news.json',
      '"menu": {',
      '»"label": "menu.news",\n  "menu": {',
      'unknown property "label"; known: "$schema"',
    ),
    'aliases in the view': mistake(
      'M101',
      'news.json',
      '"view": {',
      '"view": {\n    »"aliases": ["/old"],',
      'it belongs to the top of the file: move it there',
    ),
    'a slot beside the item': mistake(
      'M101',
      list,
      '"columns": { "md": 1, "lg": 2 },',
      '"columns": { "md": 1, "lg": 2 },\n      »"subtitle": "title",',
      'it belongs to view.layout.item, which has it',
    ),
    'columns of a detail': mistake(
      'M101',
      detail,
      '"back": "/people/fellows",',
      '"back": "/people/fellows",\n      »"columns": { "lg": 2 },',
      'only the layouts "card-list", "gallery", "grid", "masonry", "quote", "table" have it: remove it',
    ),
    'the note of the footer at the top': mistake(
      'M101',
      site,
      '"languages": [',
      '»"note": {},\n  "languages": [',
      'it belongs to footer, which has it: remove this one',
    ),
  });
});

describe('a property that another one is meant by', () => {
  testMistakes({
    'a picture by the name that it has elsewhere': mistake(
      'M101',
      detail,
      '"cover": { "field"',
      '»"image": { "field"',
      'unknown property "image"; did you mean "cover"?',
    ),
    'the title of a section beside its menu': mistake(
      'M101',
      'people/section.json',
      '"menu": { "code": "people", "title": "menu.people" }',
      '»"title": "menu.people"',
      'unknown property "title", and "menu" is missing; it belongs there: write "menu": { "title": "menu.people" }',
    ),
    'a list of items in the only view of one': mistake(
      'M101',
      detail,
      '"back": "/people/fellows",',
      '"back": "/people/fellows", »"item": { "title": "name" },',
      'only the layouts "accordion", "agenda"',
    ),
  });
});

describe('a list in the place of an object', () => {
  const SORT = '"sort": { "field": "orderValue" }';
  testMistakes({
    'with its one entry': mistake(
      'M103',
      'front.json',
      SORT,
      '"sort": »[{ "field": "orderValue", "descending": true }]',
      'has to be of type object, such as {"field":"orderValue","descending":true}',
    ),
    'of texts': mistake(
      'M103',
      'front.json',
      SORT,
      '"sort": »["-orderValue"]',
      'such as {"field":"orderValue","descending":true}',
    ),
    'of something else': mistake(
      'M103',
      'front.json',
      SORT,
      '"sort": »[{ "by": "name" }]',
      'such as {"field":"orderValue"}',
    ),
  });
});

describe('a file that is named and not there', () => {
  const font = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
  testMistakes({
    'a mistyped font': mistake(
      'M009',
      site,
      `"${font}"`,
      `»"${font.replace('Regular.ttf', 'Regulr.ttf')}"`,
      `did you mean "${font}"?`,
    ),
    'a font of no package': mistake(
      'M009',
      site,
      `"${font}"`,
      '»"no-such-fonts/one.ttf"',
      'no npm package "no-such-fonts" is installed; install it',
    ),
    'a font of no package of a scope': mistake(
      'M009',
      site,
      `"${font}"`,
      '»"@no-such-scope/fonts/one.ttf"',
      'no npm package "@no-such-scope/fonts" is installed; install it',
    ),
    'a font that is none': mistake(
      'M009',
      site,
      `"${font}"`,
      '»"typescript/package.json"',
      'is no font; name a TTF, OTF or WOFF file',
    ),
  });
});

describe('a bound of the schema', () => {
  testMistakes({
    'a number too low': mistake(
      'M106',
      list,
      '"md": 1',
      '"md": »0',
      '"md" is 0; it has to be 1 or more',
    ),
    'a number too high': mistake(
      'M106',
      list,
      '"clamp": 2',
      '"clamp": »40',
      '"clamp" is 40; it has to be 12 or less',
    ),
    'a list too short': mistake(
      'M106',
      site,
      '"widths": [240, 480]',
      '"widths": »[]',
      '"widths" is []; it has to have 1 entry or more',
    ),
  });
});
