import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const split = 'front.json';
const tabs = 'find.json';
const postdocs = 'people/postdocs.json';
const SEARCH = '"search": { "hint": "people.life" },';
const OWN = '"source": { "endpoint": "/home/remapping", "query": { "q": "{query}" } }';

describe('the words searched for and the route’s parameters in a query', () => {
  testMistakes({
    'an unknown name in what all tabs ask': {
      code: 'M206',
      file: tabs,
      part: '"endpoint": "/home/academic-lifes",\n        "query": { "q": "{query}" }',
      wrong: '"endpoint": "/home/academic-lifes",\n        "query": { "q": »"{qurey}" }',
      says: '"{qurey}" is no parameter of the page; did you mean "query"?',
    },
    'an unknown name in what a tab’s own view asks': {
      code: 'M206',
      file: tabs,
      part: OWN,
      wrong: '"source": { "endpoint": "/home/remapping", "query": { "q": »"about {words}" } }',
      says: '"{words}" is no parameter of the page; known: "query"',
    },
    'an unknown name in what a tab adds': {
      code: 'M206',
      file: tabs,
      part: '"items": "insights",',
      wrong: '"query": { "q": »"{id}" }, "items": "insights",',
      says: '"{id}" is no parameter of the page; known: "query"',
    },
    'words searched for on a page without a search': {
      code: 'M206',
      file: split,
      part: '{ "endpoint": "/home/latest-situations", "sort": { "field": "orderValue" } },\n          "layout": {\n            "type": "alternating",\n            "item": {\n              "image": "cover",\n              "title": "name",\n              "summary": "introduction",\n              "link": { "field": "path" }\n            }\n          }',
      wrong:
        '{ "endpoint": "/home/remapping", "query": { "q": »"{query}" } },\n          "layout": { "type": "alternating", "item": { "title": "name" } }',
      says: '"{query}" is no parameter of the page; add "search" to the frame',
    },
    'a parameter that the endpoint of a split frame’s view has not': {
      code: 'M211',
      file: split,
      part: '"limit": 5',
      wrong: '"query": { »"top": "5" }',
      says: 'unknown query parameter "top"; the endpoint has none',
    },
    'a parameter that a tab’s own view does not give': {
      code: 'M211',
      file: tabs,
      part: OWN,
      wrong: '"source": »{ "endpoint": "/home/remapping" }',
      says: 'the endpoint asks for the query parameter "q"; add it',
    },
    'a parameter that the query of a tab’s own view lacks': {
      code: 'M211',
      file: tabs,
      part: OWN,
      wrong: '"source": { "endpoint": "/home/remapping", "query": »{} }',
      says: 'the endpoint asks for the query parameter "q"; add it',
    },
    'a parameter that one of the tabs does not give': {
      code: 'M211',
      file: postdocs,
      part: '{ "id": "in", "title": "people.current", "query": { "type": "current" } }',
      wrong: '»{ "id": "in", "title": "people.current" }',
      says: 'the endpoint asks for the query parameter "type"; add one of current, post',
    },
  });

  test('are wrong once for each source, however many tabs share it', () => {
    const { findings } = compileSite({ [tabs]: replaceIn(tabs, SEARCH, '') });
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['M206', '"{query}" is no parameter of the page; add "search" to the frame'],
      ['M206', '"{query}" is no parameter of the page; add "search" to the frame'],
    ]);
    expect(new Set(findings.map(({ line }) => line)).size).toBe(2);
  });
});

describe('a query that is filled in', () => {
  const right = (file: string, part: string, text: string) =>
    compileSite({ [file]: replaceIn(file, part, text) }).findings;

  test('may have words around the words searched for', () => {
    expect(right(tabs, OWN, OWN.replace('{query}', 'about {query}'))).toEqual([]);
  });

  test('may have the route’s parameter', () => {
    const part = '"source": { "endpoint": "/home/latest-activities", "sort": { "field": "time" } }';
    const source = '"source": { "endpoint": "/home/remapping", "query": { "q": "{id}" } }';
    expect(right('chapter.json', part, source)).toEqual([]);
  });

  // What fills it is known when the page is asked for, not before.
  test('may have the route’s parameter where the API lists the values', () => {
    const part = '"source": { "endpoint": "/home/latest-activities", "sort": { "field": "time" } }';
    const source =
      '"source": { "endpoint": "/peoples/postdoctoral-fellows", "query": { "type": "{id}" } }';
    expect(right('chapter.json', part, source)).toEqual([]);
  });
});
