import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const FELLOWS = 'people/fellows.json';
const FELLOWS_SOURCE = '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },';
const NEWS = 'news.json';
const NEWS_SOURCE = '"source": { "endpoint": "/news", "paging": "server" },';
const TABS = 'people/postdocs.json';
const TABS_SOURCE =
  '"source": { "endpoint": "/peoples/postdoctoral-fellows", "paging": "client" },';

/** A mistake in the list of a page. */
const inList = (file: string, source: string) => (code: string, list: string, says: string) =>
  ({ code, file, part: source, wrong: `${source} "list": ${list},`, says }) as const;
const inFellows = inList(FELLOWS, FELLOWS_SOURCE);
const inNews = inList(NEWS, NEWS_SOURCE);
const inTabs = inList(TABS, TABS_SOURCE);

const value = (field: string, parameter: string) =>
  `{ "type": "value", "field": ${field}, "label": "menu.news", "parameter": ${parameter} }`;
const years = (field: string, parameter = '"year"') =>
  `{ "type": "years", "field": ${field}, "label": "menu.news", "parameter": ${parameter} }`;
const words = (fields: string, parameter = '"words"') =>
  `{ "type": "words", "fields": ${fields}, "label": "menu.news", "parameter": ${parameter} }`;
const filters = (...all: readonly string[]) => `{ "filters": [${all.join(', ')}] }`;
const option = (id: string, field: string) =>
  `{ "id": ${id}, "title": "menu.news", "field": ${field} }`;
const sort = (...all: readonly string[]) => `{ "sort": { "options": [${all.join(', ')}] } }`;

describe('a list of fields that are not there, or of another kind', () => {
  testMistakes({
    'a filter of a misspelt field': inFellows(
      'M204',
      filters(value('»"titel"', '"kind"')),
      'did you mean "title"?',
    ),
    'an order by a misspelt field': inFellows(
      'M204',
      sort(option('"name"', '»"nam"')),
      'did you mean "name"?',
    ),
    'words in a misspelt field': inFellows(
      'M204',
      filters(words('["name", »"introductions"]')),
      'did you mean "introduction"?',
    ),
    'groups by a misspelt field': inFellows(
      'M204',
      '{ "groupBy": { "by": "letter", "field": »"nme" } }',
      'did you mean "name"?',
    ),
    'what is over by a misspelt field': inFellows(
      'M204',
      '{ "time": { "field": »"nmae" } }',
      'unknown field "nmae" of FacultyFellow',
    ),
    'a filter by rich text': inFellows(
      'M228',
      filters(value('»"introduction"', '"kind"')),
      'the field "introduction" of FacultyFellow is no value that readers could choose',
    ),
    'groups by the values of rich text': inFellows(
      'M228',
      '{ "groupBy": { "by": "value", "field": »"introduction" } }',
      'is no value that readers could choose',
    ),
    'years of a field that is no date': inFellows(
      'M228',
      filters(years('»"name"')),
      'the field "name" of FacultyFellow is no date or year',
    ),
    'groups by the year of a field that is no date': inFellows(
      'M228',
      '{ "groupBy": { "by": "year", "field": »"title" } }',
      'is no date or year',
    ),
    'what is over by a field that is no date': inFellows(
      'M228',
      '{ "time": { "field": »"title" } }',
      'is no date',
    ),
  });
});

describe('a parameter that means something else', () => {
  testMistakes({
    'the page of a list': inFellows(
      'M221',
      filters(value('"title"', '»"page"')),
      'the parameter "page" of URLs is the page of a list; choose another',
    ),
    'the language': inFellows('M221', filters(value('"title"', '»"lang"')), 'is the language'),
    'another filter': inFellows(
      'M221',
      filters(value('"title"', '"a"'), words('["name"]', '»"a"')),
      'the parameter "a" of URLs is that of a filter',
    ),
    'an end of years': inFront(
      'M221',
      filters(years('"orderValue"', '"on"'), words('["name"]', '»"on-from"')),
      'the parameter "on-from" of URLs is that of a filter',
    ),
    'the order by default': inFellows(
      'M221',
      `{ "filters": [${value('"title"', '"sort"')}], "sort": »{ "options": [${option('"name"', '"name"')}] } }`,
      'the parameter "sort" of URLs is that of a filter',
    ),
    'the chosen tab': inTabs(
      'M221',
      filters(value('"title"', '»"tab"')),
      'the parameter "tab" of URLs is the chosen tab',
    ),
  });
});

describe('a time zone in which no day begins', () => {
  const api = '"api": { "base": "/api",';
  const inZone = (zone: string, says: string) =>
    ({
      code: 'M105',
      file: 'site.json',
      part: api,
      wrong: `"timeZone": »"${zone}", ${api}`,
      says,
    }) as const;
  testMistakes({
    'a misspelt city': inZone('Europe/Berln', 'did you mean "Europe/Berlin"?'),
    'a city alone': inZone('Shanghai', 'did you mean "Asia/Shanghai"?'),
    'the letters of summer time': inZone('CEST', 'write the continent and a city, as in "'),
  });
});

describe('what a list cannot be', () => {
  testMistakes({
    'a parameter for the one part that is shown': {
      code: 'M229',
      file: 'front.json',
      part: '"source": { "endpoint": "/home/latest-activities", "limit": 5 },',
      wrong:
        '"source": { "endpoint": "/home/latest-activities" }, "list": { "time": { "field": "time", "only": "upcoming", »"parameter": "when" } },',
      says: '"parameter" does nothing in a list of which one part alone is shown; remove it',
    },
    'a part that there is not': inFellows(
      'M104',
      '{ "time": { "field": "name", "only": »"next" } }',
      '"only" is "next"; known: "upcoming", "past"',
    ),
    'sorted by an API that has no order': inNews(
      'M240',
      sort(option('"name"', '"name"')).replace('"sort": {', '"sort": »{'),
      'the endpoint has no query parameter "sort"',
    ),
    'filtered by an API that has no such parameter': inNews(
      'M240',
      filters(`»${value('"name"', '"kind"')}`),
      'no query parameter',
    ),
    'in groups that the server spreads': inNews(
      'M241',
      '{ "groupBy": { "by": "year", "field": »"publishedAt" } }',
      'sort by "publishedAt" first in "sort", or use "none" or "client"',
    ),
    'in groups that its first order hides': inFellows(
      'M241',
      `${sort(option('"title"', '"title"'), option('"name"', '"name"')).slice(0, -1)}, "groupBy": { "by": "letter", "field": »"name" } }`,
      'sorted by "title" first, so its groups are not shown; name an order by "name" first in "sort"',
    ),
    'in years of a text, whatever its first order': inFellows(
      'M228',
      `${sort(option('"title"', '"title"')).slice(0, -1)}, "groupBy": { "by": "year", "field": »"name" } }`,
      'the field "name" of FacultyFellow is no date or year',
    ),
    'cut before readers filter it': {
      code: 'M248',
      file: FELLOWS,
      part: FELLOWS_SOURCE,
      wrong: `"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client", »"limit": 3 }, "list": ${filters(value('"title"', '"title"'))},`,
      says: '"limit" shows 3 items of what filters find, and nobody sees the others; remove it',
    },
    'sorted by two orders of one name': inFellows(
      'M243',
      sort(option('"a"', '"name"'), option('»"a"', '"title"')),
      'give it an id of its own',
    ),
    empty: inFellows('M106', '»{}', '"list" is {}'),
    'filtered by an unknown kind': inFellows(
      'M104',
      filters('{ "type": »"facet", "field": "title", "label": "menu.news", "parameter": "a" }'),
      'facet',
    ),
    'filtered by what the kind of filter is called inside': inFellows(
      'M104',
      filters(
        '{ "type": »"valueFilter", "field": "title", "label": "menu.news", "parameter": "a" }',
      ),
      '"type" is "valueFilter"; did you mean "value"?',
    ),
    'grouped by an unknown kind': inFellows(
      'M104',
      '{ "groupBy": { "by": »"month", "field": "name" } }',
      '"year"',
    ),
    'with a misspelt part': inFellows(
      'M101',
      '{ »"group": { "by": "letter", "field": "name" } }',
      'did you mean "groupBy"?',
    ),
    'with a parameter in capitals': inFellows('M105', filters(value('"title"', '»"Kind"')), 'Kind'),
    'called by no text': inFellows(
      'M207',
      filters('{ "type": "value", "field": "title", "label": »"menu.kinds", "parameter": "a" }'),
      'unknown translation key "menu.kinds"',
    ),
  });
});

/** A list whose items have a number, which may be a year. */
function inFront(code: string, list: string, says: string) {
  const part =
    '"source": { "endpoint": "/home/latest-situations", "sort": { "field": "orderValue" } },';
  return { code, file: 'front.json', part, wrong: `${part} "list": ${list},`, says } as const;
}

test('a list of one page may have the parameters of another', () => {
  const list = `"list": ${filters(value('"title"', '"kind"'))},`;
  const { findings } = compileSite({
    [FELLOWS]: replaceIn(FELLOWS, FELLOWS_SOURCE, `${FELLOWS_SOURCE} ${list}`),
    [TABS]: replaceIn(TABS, TABS_SOURCE, `${TABS_SOURCE} ${list}`),
  });
  expect(findings).toEqual([]);
});

test('the list of tabs that share a view is theirs, each', () => {
  const list = `"list": ${filters(value('"title"', '"kind"'))},`;
  const { compiled } = compileSite({
    [TABS]: replaceIn(TABS, TABS_SOURCE, `${TABS_SOURCE} ${list}`),
  });
  const route = compiled?.table.routes.find(({ id }) => id === 'people/postdocs');
  expect(route?.views.map((view) => view.list?.filters.length)).toEqual([1, 1]);
});

test('the last day of items is for lists that are here as a whole', () => {
  const list = '"list": { "time": { "field": "publishedAt", "end": "publishedAt" } },';
  const { findings } = compileSite({
    [NEWS]: replaceIn(NEWS, NEWS_SOURCE, `${NEWS_SOURCE} ${list}`),
  });
  expect(findings.map(({ code }) => code).sort()).toEqual(['M216', 'M229', 'M240']);
});
