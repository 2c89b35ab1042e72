import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const LIST = 'people/fellows.json';
/** The list of the small site as a table; its source is shown in slices. */
const CARDS = `      "type": "card-list",
      "columns": { "md": 1, "lg": 2 },
      "item": {
        "image": "photo",
        "title": "name",
        "subtitle": "title",
        "summary": { "field": "introduction", "format": "rich-text", "clamp": 2 },
        "link": "/people/fellows/{id}"
      },`;
const HEADING = '"heading": { "zh": "姓名", "en": "Name" }';

const table = (code: string, columns: string, says: string) =>
  ({
    code,
    file: LIST,
    part: CARDS,
    wrong: `      "type": "table",\n      "columns": ${columns},`,
    says,
  }) as const;
const timeline = (code: string, item: string, says: string) =>
  ({
    code,
    file: LIST,
    part: CARDS,
    wrong: `      "type": "timeline",\n      "item": ${item},`,
    says,
  }) as const;

describe('a table with a mistake', () => {
  testMistakes({
    'no column': table('M106', '»[]', '"columns" is []'),
    'a column without a heading': table('M102', '[»{ "field": "name" }]', '"heading" is missing'),
    'a column without a field': table('M102', `[»{ ${HEADING} }]`, '"field" is missing'),
    'a column that sorts slices': table(
      'M216',
      `[{ ${HEADING}, "field": "name", »"sort": true }]`,
      'but "paging" is "client"; remove it and name the orders in "list.sort", or leave "paging" out',
    ),
    'a column that sorts where the list is sorted by the same parameter': {
      code: 'M221',
      file: LIST,
      part: `, "paging": "client" },\n    "layout": {\n${CARDS}`,
      wrong: ` },
    "list": {
      "sort": »{
        "options": [
          { "id": "name", "title": "menu.people", "field": "name" },
          { "id": "school", "title": "people.school", "field": "title" }
        ]
      }
    },
    "layout": {
      "type": "table",
      "columns": [{ ${HEADING}, "field": "name", "sort": true }],`,
      says: 'the parameter "sort" of URLs is the order of the rows; choose another',
    },
    'a column of a field that there is none of': table(
      'M204',
      `[{ ${HEADING}, "field": »"nam" }]`,
      'unknown field "nam" of FacultyFellow; did you mean "name"?',
    ),
    'a column of money that is a text': table(
      'M228',
      `[{ ${HEADING}, "field": »"title", "format": { "type": "money", "currency": "EUR" } }]`,
      'is no number',
    ),
    'a column that leads to no page': table(
      'M203',
      `[{ ${HEADING}, "field": "name", "link": »"/persons/{id}" }]`,
      '/persons/{id}',
    ),
    'a column whose heading lacks a language': table(
      'M208',
      '[{ "heading": »{ "en": "Name" }, "field": "name" }]',
      'zh',
    ),
    'a misspelt property of a column': table(
      'M101',
      `[{ ${HEADING}, "field": "name", »"sorted": true }]`,
      'did you mean "sort"?',
    ),
  });
});

describe('a timeline with a mistake', () => {
  testMistakes({
    'no time': timeline('M102', '»{ "title": "name" }', '"time" is missing'),
    'a time in a format of dates that is a title': timeline(
      'M228',
      '{ "time": { "field": »"title", "format": "local-date" }, "title": "name" }',
      'is no date',
    ),
    'an option that it does not keep': timeline(
      'M229',
      '{ "time": { "field": "title", »"clamp": 2 }, "title": "name" }',
      '"clamp" does nothing in the slot "time"',
    ),
  });
});

const layoutWith = (type: string, rest: string) => (code: string, item: string, says: string) =>
  ({
    code,
    file: LIST,
    part: CARDS,
    wrong: `      "type": "${type}",\n      "item": ${item}${rest},`,
    says,
  }) as const;

describe('an agenda with a mistake', () => {
  const agenda = layoutWith('agenda', '');
  testMistakes({
    'no start': agenda('M102', '»{ "title": "name" }', '"start" is missing'),
    'a start that is a title': agenda(
      'M228',
      '{ "title": "name", "start": »"title" }',
      'the field "title" of FacultyFellow is no date',
    ),
    'a start with a format': agenda(
      'M103',
      '{ "title": "name", "start": »{ "field": "title" } }',
      'it has to be of type string',
    ),
    'a link to its calendar that is a word': layoutWith('agenda', ',\n      "calendar": »"no"')(
      'M103',
      '{ "title": "name", "start": "title" }',
      '"calendar" is "no"',
    ),
    'a misspelt slot': agenda(
      'M101',
      '{ "title": "name", "start": "title", »"plase": "name" }',
      'did you mean "place"?',
    ),
  });
});

describe('publications with a mistake', () => {
  const publications = (bibtex: string) =>
    layoutWith('publications', `,\n      "bibtex": ${bibtex}`)(
      bibtex.includes('entry') ? 'M104' : 'M204',
      '{ "title": "name" }',
      bibtex.includes('entry') ? 'did you mean "article"?' : 'unknown field "volume"',
    );
  testMistakes({
    'a kind of entry that there is none of': publications('{ "entry": »"artikle" }'),
    'a field of BibTeX that there is none of': publications('{ "volume": »"volume" }'),
    'no title': layoutWith('publications', '')(
      'M102',
      '»{ "year": "title" }',
      '"title" is missing',
    ),
    'a year that is a name': layoutWith('publications', '')(
      'M228',
      '{ "title": "name", "year": »"title" }',
      'the field "title" of FacultyFellow is no date or year',
    ),
    'a DOI of a field that there is none of': layoutWith('publications', '')(
      'M204',
      '{ "title": "name", "doi": »"doi" }',
      'unknown field "doi"',
    ),
  });
});

const STORY_LAYOUT = `"layout": {
      "type": "detail",
      "title": "name",
      "blocks": [{ "type": "rich-text", "field": "description" }]
    }`;

describe('a long text with a mistake', () => {
  const prose = (code: string, options: string, says: string) =>
    ({
      code,
      file: 'story.json',
      part: STORY_LAYOUT,
      wrong: `"layout": { "type": "prose", ${options} }`,
      says,
    }) as const;
  testMistakes({
    'contents under words that there are not': prose(
      'M207',
      '"text": "description", "contents": »"people.lief"',
      'did you mean "people.life"?',
    ),
    'contents whose words lack a language': prose(
      'M208',
      '"text": "description", "contents": »{ "en": "On this page" }',
      'no words in "zh"',
    ),
    'code that is copied by a word': prose(
      'M103',
      '"text": "description", "copyCode": »"yes"',
      '"copyCode" is "yes"',
    ),
    'neighbours in the spelling of another country': prose(
      'M101',
      '"text": "description", »"neighbors": true',
      'did you mean "neighbours"?',
    ),
    'no text': {
      code: 'M102',
      file: 'story.json',
      part: STORY_LAYOUT,
      wrong: '"layout": »{ "type": "prose", "copyCode": true }',
      says: '"text" is missing',
    },
    'a text that is a picture': prose('M228', '"text": »"cover"', 'is no text of a page'),
  });
});

describe('questions with a mistake', () => {
  const questions = (code: string, option: string, says: string) =>
    ({
      code,
      file: 'contact.json',
      part: '"items": "addresses"',
      wrong: `"items": "addresses",\n      ${option}`,
      says,
    }) as const;
  testMistakes({
    'a word for yes': questions('M103', '"questions": »"yes"', '"questions" is "yes"'),
    'a misspelt option': questions('M101', '»"question": true', 'did you mean "questions"?'),
  });
});
