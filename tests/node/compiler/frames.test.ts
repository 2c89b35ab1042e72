import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const split = 'front.json';
const tabs = 'find.json';

const OWN_VIEW =
  '"view": {\n          "source": { "endpoint": "/home/remapping", "query": { "q": "{query}" } },\n          "layout": {\n            "type": "link-list",\n            "item": { "title": "name", "link": "/lectures/{id}" }\n          }\n        }';
const COMMON =
  '"view": {\n      "source": {\n        "endpoint": "/home/academic-lifes",\n        "query": { "q": "{query}" },\n        "paging": "client",\n        "limit": 50\n      },\n      "layout": {\n        "type": "grid",\n        "columns": { "tile": 2, "lg": 3 },\n        "item": { "image": "cover", "title": "name" },\n        "empty": "people.files"\n      }\n    },\n    "tabs": [\n      {\n        "id": "conferences",\n        "title": "people.current",\n        "items": "conferences",\n        "item": { "link": "/lectures/{id}" }\n      },\n      {\n        "id": "insights",\n        "title": "people.past",\n        "items": "insights",\n        "item": { "subtitle": "id", "tags": "tags" }\n      },';
const STAFF =
  '"view": { "source": { "endpoint": "/peoples/staffs" }, "layout": { "type": "grid", "item": { "title": "name" } } }';

describe('the views of a frame', () => {
  testMistakes({
    'an id that both views of a split frame have': {
      code: 'M214',
      file: split,
      part: '"id": "situations"',
      wrong: '"id": »"activities"',
      says: '"activities" is there already; choose another id',
    },
    'a tab that shows nothing where nothing is common': {
      code: 'M217',
      file: tabs,
      part: COMMON,
      wrong: `"tabs": [ { "id": "staff", "title": "people.past", ${STAFF} }, »{ "id": "empty", "title": "people.current" },`,
      says: 'the tab "empty" shows nothing; add "view" to it, or one for all tabs to the frame',
    },
    'a query beside a tab’s own view': {
      code: 'M217',
      file: tabs,
      part: OWN_VIEW,
      wrong: `${OWN_VIEW}, »"query": { "q": "x" }`,
      says: '"query" changes the common view, but the tab "remapping" has its own; remove it',
    },
    'a place of the items beside a tab’s own view': {
      code: 'M217',
      file: tabs,
      part: OWN_VIEW,
      wrong: `${OWN_VIEW}, »"items": "nowhere"`,
      says: '"items" changes the common view',
    },
    'slots beside a tab’s own view': {
      code: 'M217',
      file: tabs,
      part: OWN_VIEW,
      wrong: `${OWN_VIEW}, »"item": { "subtitle": "nothing" }`,
      says: '"item" changes the common view',
    },
    'an unknown key of the hint before a search': {
      code: 'M207',
      file: tabs,
      part: '"hint": "people.life"',
      wrong: '"hint": »"people.lief"',
      says: 'did you mean "people.life"?',
    },
    'an unknown key of a badge': {
      code: 'M207',
      file: split,
      part: '"text": "people.current"',
      wrong: '"text": »"people.curent"',
      says: 'did you mean "people.current"?',
    },
    'an unknown key of a split frame’s heading': {
      code: 'M207',
      file: split,
      part: '"text": "menu.people"',
      wrong: '"text": »"menu.peopel"',
      says: 'did you mean "menu.people"?',
    },
  });

  // The source of the headings is a view, too: two of one name would fill each other's place.
  test('have names of their own, whatever a maintainer calls them', () => {
    const text = replaceIn(split, '"id": "situations"', '"id": "titles"');
    const { compiled } = compileSite({ [split]: text });
    const route = compiled?.table.routes.find(({ id }) => id === 'front');
    const names = route?.views.map(({ name }) => name) ?? [];
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('the order of a list that the server pages', () => {
  testMistakes({
    'a sort of a page’s view': {
      code: 'M216',
      file: 'news.json',
      part: '"paging": "server"',
      wrong: '"paging": "server", »"sort": { "field": "publishedAt" }',
      says: '"sort" needs the whole list, but the server pages this one; remove it, or use "none" or "client"',
    },
    'a limit of a page’s view': {
      code: 'M216',
      file: 'news.json',
      part: '"paging": "server"',
      wrong: '"paging": "server", »"limit": 4',
      says: '"limit" needs the whole list',
    },
    'a limit of a split frame’s view': {
      code: 'M216',
      file: split,
      part: '{ "endpoint": "/home/latest-situations", "sort": { "field": "orderValue" } },\n          "layout": {\n            "type": "alternating",\n            "item": {\n              "image": "cover",\n              "title": "name",\n              "summary": "introduction",\n              "link": { "field": "path" }\n            }\n          }',
      wrong:
        '{ "endpoint": "/news", "paging": "server", »"limit": 3 },\n          "layout": { "type": "alternating", "item": { "title": "name" } }',
      says: '"limit" needs the whole list',
    },
    'a limit of a tab’s own view': {
      code: 'M216',
      file: tabs,
      part: OWN_VIEW,
      wrong:
        '"view": { "source": { "endpoint": "/news", "paging": "server", »"limit": 3 }, "layout": { "type": "grid", "item": { "title": "name" } } }',
      says: '"limit" needs the whole list',
    },
    'a sort of what all tabs have in common': {
      code: 'M216',
      file: tabs,
      part: COMMON,
      wrong:
        '"view": { "source": { "endpoint": "/news", "paging": "server", »"sort": { "field": "name" } }, "layout": { "type": "grid", "item": { "title": "name" } } }, "tabs": [ { "id": "a", "title": "people.past" }, { "id": "b", "title": "people.past" },',
      says: '"sort" needs the whole list',
    },
  });

  test.each(['none', 'client'])('is right where a whole list is there (%s)', (paging) => {
    const wanted = `"paging": "${paging}", "sort": { "field": "orderValue", "descending": true }, "limit": 4`;
    const text = replaceIn(split, '"sort": { "field": "orderValue" }', wanted);
    expect(compileSite({ [split]: text }).findings).toEqual([]);
  });
});
