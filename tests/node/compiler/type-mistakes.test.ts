import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const FELLOWS = 'people/fellows.json';
const FELLOW = 'people/fellow.json';
const FRONT = 'front.json';

/** A mistake in the place of another part of a file. */
const inPlaceOf = (file: string, part: string) => (wrong: string, says: string, code: string) =>
  ({ code, file, part, wrong, says }) as const;
/** A mistake in the list that stands beside a source. */
const beside =
  (file: string, source: string) =>
  (list: string, says: string, code = 'M228') =>
    inPlaceOf(file, source)(`${source} "list": ${list},`, says, code);

const subtitle = (slot: string, says: string, code = 'M228') =>
  inPlaceOf(FELLOWS, '"subtitle": "title"')(`"subtitle": ${slot}`, says, code);
const place = (slot: string, says: string, code = 'M228') =>
  inPlaceOf(FRONT, '"place": "offlineLocation"')(`"place": ${slot}`, says, code);
const badge = (condition: string, says: string) =>
  inPlaceOf(FRONT, '"field": "online", "equals": true')(condition, says, 'M228');
const link = (template: string, says: string) =>
  inPlaceOf(FELLOWS, '"/people/fellows/{id}"')(`»"${template}"`, says, 'M228');
const course = (field: string, says: string) =>
  inPlaceOf(FELLOW, '"field": "course"')(`"field": »"${field}"`, says, 'M228');
const NOTE = '"note": { "field": "publishedAt", "format": "date" }';
const note = (slot: string, says: string) =>
  inPlaceOf('news.json', NOTE)(`"note": ${slot}`, says, 'M228');
const inFellows = beside(
  FELLOWS,
  '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },',
);
/** Of a list that is cut filters find a part. */
const inActivities = (list: string, says: string, code = 'M228') =>
  inPlaceOf(FRONT, '"source": { "endpoint": "/home/latest-activities", "limit": 5 },')(
    `"source": { "endpoint": "/home/latest-activities" }, "list": ${list},`,
    says,
    code,
  );
const filter = (type: string, fields: string, more = '') =>
  `{ "filters": [{ "type": "${type}", ${fields}, "label": "menu.news", "parameter": "a"${more} }] }`;

describe('HTML where a text is shown as it is written', () => {
  testMistakes({
    'in a slot': subtitle(
      '»"introduction"',
      'the field "introduction" of FacultyFellow is HTML, and readers would see its tags; read it with the format "rich-text"',
    ),
    'in a slot with options': subtitle('{ "field": »"introduction", "clamp": 1 }', 'is HTML'),
    'in a slot with the format of plain texts': subtitle(
      '{ "field": »"introduction", "format": "text" }',
      'or with "plain-text" for its words alone',
    ),
    'in a block': inPlaceOf(FELLOW, '"field": "school"')('"field": »"course"', 'is HTML', 'M228'),
    'in the heading of siblings': inPlaceOf('chapter.json', '"title": "name",\n        "link"')(
      '"title": »"cover",\n        "link"',
      'the field "cover" of LatestActivity is no text',
      'M228',
    ),
  });
});

describe('a picture or a date where words are shown', () => {
  testMistakes({
    'the path of a picture as a text': subtitle(
      '»"photo"',
      'the field "photo" of FacultyFellow is no text; known: "id", "name", "title"',
    ),
    'the path of a picture as rich text': course('photo', 'is no text of a page'),
    'an e-mail address as rich text': course('email', 'is no text of a page'),
    'a list as rich text': course('attachments', 'did you mean "attachmentTitle"?'),
    'a date as an ORCID iD': note(
      '{ "field": »"publishedAt", "format": "orcid" }',
      'the field "publishedAt" of NewsItem is no ORCID iD',
    ),
    'a picture as names': note('{ "field": »"cover", "format": "names" }', 'is no text'),
    'a picture in a link that is a text': note(
      '{ "field": "name", "format": { "type": "link", "template": »"https://doi.org/{cover}" } }',
      'the field "cover" of NewsItem is no part of a path',
    ),
    'a picture as a summary': inPlaceOf(FELLOW, '"view": {')(
      '"summary": »"photo",\n  "view": {',
      'the field "photo" of FacultyFellowDetail is no text',
      'M228',
    ),
  });
});

describe('a field that can be no part of a path', () => {
  testMistakes({
    HTML: link('/people/fellows/{introduction}', 'is no part of a path; known: "id", "name"'),
    'a picture': link('/people/fellows/{photo}', 'is no part of a path'),
    'yes or no': inPlaceOf(FRONT, '"conferences": "/lectures/{id}"')(
      '"conferences": »"/lectures/{online}"',
      'the field "online" of LatestActivity is no part of a path',
      'M228',
    ),
    'a list': inPlaceOf('find.json', '"item": { "subtitle": "id", "tags": "tags" }')(
      '"item": { "subtitle": "id", "link": »"/lectures/{tags}", "tags": "tags" }',
      'the field "tags" of TaggedActivityItem is no part of a path',
      'M228',
    ),
    'a field that is not there, of a picture’s template': inPlaceOf(FELLOWS, '"image": "photo"')(
      '"image": { "field": "name", "template": »"/media/{nme}.webp" }',
      'unknown field "nme" of FacultyFellow; did you mean "name"?',
      'M204',
    ),
    'a picture, of a picture’s template': inPlaceOf(FELLOWS, '"image": "photo"')(
      '"image": { "field": "name", "template": »"/media/{photo}" }',
      'is no part of a path',
      'M228',
    ),
  });
});

describe('a value that a field never has', () => {
  testMistakes({
    'a text for yes or no': badge(
      '"field": "online", "equals": »"yes"',
      'the field "online" is never "yes", since its value is true or false; compare it with one',
    ),
    'a number for a text': badge('"field": "group", "equals": »1', 'since its value is a text'),
    'another text than there are': badge(
      '"field": "group", "equals": »"conference"',
      'the field "group" is never "conference"; did you mean "conferences"?',
    ),
    'words for another text': place(
      '{ "field": "group", "words": { »"colloquium": "menu.news" } }',
      'the field "group" is never "colloquium"; did you mean "colloquiums"?',
    ),
    'words for yes': place(
      '{ "field": "online", "words": { »"yes": "menu.news" } }',
      'the field "online" is never "yes"; known: "true", "false"',
    ),
    'words of a filter': inActivities(
      filter('value', '"field": "group"', ', "words": { »"conference": "menu.news" }'),
      'the field "group" is never "conference"',
    ),
    'words of groups': inActivities(
      '{ "groupBy": { "by": "value", "field": "group", "words": { »"lectures": "menu.news" } } }',
      'the field "group" is never "lectures"; did you mean "distinguishedLectureSeries"?',
    ),
  });
});

describe('a field by which readers could do nothing', () => {
  const noOrder =
    'the field "introduction" of FacultyFellow is no value that items could be sorted by';
  testMistakes({
    'an order by HTML': inFellows(
      '{ "sort": { "options": [{ "id": "a", "title": "menu.news", "field": »"introduction" }] } }',
      noOrder,
    ),
    'items that are sorted by HTML': inPlaceOf(FELLOWS, '"paging": "client"')(
      '"paging": "client", "sort": { "field": »"introduction" }',
      noOrder,
      'M228',
    ),
    'items that are sorted by a picture': inPlaceOf(FRONT, '"orderValue"')(
      '»"cover"',
      'the field "cover" of LatestSituation is no value',
      'M228',
    ),
    'letters of HTML': inFellows(
      '{ "groupBy": { "by": "letter", "field": »"introduction" } }',
      'is no text with a first letter; known: "id", "name", "title"',
    ),
    'letters of a date': inActivities(
      '{ "groupBy": { "by": »"letter", "field": "time" } }',
      'the field "time" of LatestActivity is a date; group by its "year" instead',
    ),
    'a choice of pictures': inFellows(
      filter('value', '"field": »"photo"'),
      'is no value that readers could choose',
    ),
    'words in a picture': inFellows(
      filter('words', '"fields": ["name", »"photo"]'),
      'the field "photo" of FacultyFellow is no text',
    ),
    'words in what is yes or no': inActivities(
      filter('words', '"fields": [»"online"]'),
      'is no text',
    ),
  });
});

describe('what changes nothing', () => {
  testMistakes({
    'a format beside words': place(
      '{ "field": "group", »"format": "plain-text", "words": { "conferences": "menu.news" } }',
      '"format" does nothing in a text that has words; remove it',
      'M229',
    ),
    'words for groups by year': inActivities(
      '{ "groupBy": { "by": "year", "field": "time", »"words": { "2026": "menu.news" } } }',
      '"words" does nothing in groups by year',
      'M229',
    ),
    'an end that is the beginning': inActivities(
      '{ "time": { "field": "time", »"end": "time" } }',
      '"end" does nothing in a list whose "field" is the same',
      'M229',
    ),
  });
  testMistakes({
    'a duration below nothing': {
      code: 'M230',
      file: 'theme.json',
      part: '"quick": "150ms"',
      wrong: '"quick": »"-150ms"',
      says: 'is no duration and no easing of CSS',
    },
  });
});

describe('what fits', () => {
  test.each([
    ['HTML as rich text', '{ "field": "introduction", "format": "rich-text" }'],
    ['the words of HTML', '{ "field": "introduction", "format": "plain-text" }'],
    ['a plain text as rich text', '{ "field": "title", "format": "rich-text" }'],
    [
      'a text as an ORCID iD, where a description marks none',
      '{ "field": "id", "format": "orcid" }',
    ],
  ])('%s is right', (_, slot) => {
    const text = replaceIn(FELLOWS, '"subtitle": "title"', `"subtitle": ${slot}`);
    expect(compileSite({ [FELLOWS]: text }).findings).toEqual([]);
  });

  test.each([
    ['words for each value', '{ "field": "group", "words": { "conferences": "menu.news" } }'],
    ['words for no', '{ "field": "online", "words": { "false": "menu.news" } }'],
  ])('%s are right', (_, slot) => {
    const text = replaceIn(FRONT, '"place": "offlineLocation"', `"place": ${slot}`);
    expect(compileSite({ [FRONT]: text }).findings).toEqual([]);
  });
});

test('the value that is meant can be written by itself', () => {
  const text = replaceIn(
    FRONT,
    '"field": "online", "equals": true',
    '"field": "group", "equals": "conference"',
  );
  const [finding] = compileSite({ [FRONT]: text }).findings;
  expect(finding?.edits?.map(({ content }) => content)).toEqual(['"conferences"']);
});
