import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';
const news = 'news.json';

describe('endpoints, queries and paging against the API description', () => {
  testMistakes({
    'an unknown endpoint': {
      code: 'M205',
      file: list,
      part: '"/peoples/faculty-fellows"',
      wrong: '»"/faculty-fellows"',
      says: 'unknown endpoint "/faculty-fellows"; did you mean "/peoples/faculty-fellows"?',
    },
    'a slash too many': {
      code: 'M205',
      file: list,
      part: '"/peoples/faculty-fellows"',
      wrong: '»"/peoples/faculty-fellows/"',
      says: 'did you mean "/peoples/faculty-fellows"?',
    },
    'a parameter that the route lacks': {
      code: 'M206',
      file: detail,
      part: '"/peoples/faculty-fellows/{id}"',
      wrong: '»"/peoples/faculty-fellows/{ident}"',
      says: '"{ident}" is no parameter of the route /people/fellows/:id; known: "id"',
    },
    'a parameter where the route has none': {
      code: 'M206',
      file: list,
      part: '{ "endpoint": "/peoples/faculty-fellows", "paging": "client" },\n    "layout": {\n      "type": "card-list",\n      "columns": { "md": 1, "lg": 2 },\n      "item": {\n        "image": "photo",\n        "title": "name",\n        "subtitle": "title",\n        "summary": { "field": "introduction", "format": "rich-text", "clamp": 2 },\n        "link": "/people/fellows/{id}"\n      },\n      "empty": { "zh": "无", "en": "None" }\n    }',
      wrong:
        '{ "endpoint": »"/activities/{id}" },\n    "layout": { "type": "detail", "title": "name", "blocks": [] }',
      says: '"{id}" is no parameter of the route /people/fellows; add ":id" to the route',
    },
    'an unknown query parameter': {
      code: 'M211',
      file: tabs,
      part: '"query": { "type": "current" }',
      wrong: '"query": { "type": "current", »"kind": "x" }',
      says: 'unknown query parameter "kind"',
    },
    'an unknown query parameter of all tabs': {
      code: 'M211',
      file: tabs,
      part: '"paging": "client"',
      wrong: '"query": { »"kind": "x" }, "paging": "client"',
      says: 'unknown query parameter "kind"',
    },
    'a query parameter where the endpoint has none': {
      code: 'M211',
      file: list,
      part: '"paging": "client"',
      wrong: '"query": { »"type": "x" }, "paging": "client"',
      says: 'unknown query parameter "type"; the endpoint has none',
    },
    'a query value that is not listed': {
      code: 'M211',
      file: tabs,
      part: '"post"',
      wrong: '»"past"',
      says: '"type" is "past"; did you mean "post"?',
    },
    'a required query parameter that is missing': {
      code: 'M211',
      file: tabs,
      part: '"query": { "type": "post" }',
      wrong: '"query": »{}',
      says: 'the endpoint asks for the query parameter "type"; add one of current, post',
    },
    'pages asked of a whole array': {
      code: 'M212',
      file: list,
      part: '"client"',
      wrong: '»"server"',
      says: 'paging is "server", but /peoples/faculty-fellows answers a whole array; use "client"',
    },
    'a whole array asked of pages': {
      code: 'M212',
      file: news,
      part: '"server"',
      wrong: '»"client"',
      says: 'paging is "client", but /news answers pages; use "server"',
    },
    'a list without paging that answers pages': {
      code: 'M212',
      file: news,
      part: '{ "endpoint": "/news", "paging": "server" }',
      wrong: '»{ "endpoint": "/news" }',
      says: 'paging is "none", but /news answers pages; use "server"',
    },
    'a list of one object': {
      code: 'M212',
      file: news,
      part: '{ "endpoint": "/news", "paging": "server" }',
      wrong: '»{ "endpoint": "/contact-us" }',
      says: 'answers a single object; use "none" with a detail layout',
    },
    'a path to the items of a whole array': {
      code: 'M212',
      file: list,
      part: '"client"',
      wrong: '»"client", "items": "content"',
      says: 'answers a whole array; use "client" without "items"',
    },
    'a detail of a whole array': {
      code: 'M212',
      file: detail,
      part: '{ "endpoint": "/peoples/faculty-fellows/{id}" }',
      wrong: '{ "endpoint": "/peoples/faculty-fellows", "paging": »"client" }',
      says: 'one item is shown, but /peoples/faculty-fellows answers a whole array; choose a layout for lists, with "paging": "client", or ask for one item: "/peoples/faculty-fellows/{id}"',
    },
    'a detail of pages': {
      code: 'M212',
      file: detail,
      part: '{ "endpoint": "/peoples/faculty-fellows/{id}" }',
      wrong: '»{ "endpoint": "/news" }',
      says: 'answers pages; choose a layout for lists, with "paging": "server", or ask for one item',
    },
    'a detail that is paged': {
      code: 'M212',
      file: detail,
      part: '{ "endpoint": "/peoples/faculty-fellows/{id}" }',
      wrong: '{ "endpoint": "/peoples/faculty-fellows/{id}", "paging": »"client" }',
      says: 'answers a single object; use "none" with a detail layout',
    },
    'an unknown entity': {
      code: 'M213',
      file: list,
      part: '"client"',
      wrong: '"client", "entity": »"FacultyFelow"',
      says: 'unknown entity "FacultyFelow"; did you mean "FacultyFellow"?',
    },
  });

  test('an endpoint that the description does not name is right with an entity', () => {
    const part = '"/peoples/faculty-fellows", "paging": "client"';
    const wrong = '"/old/fellows", "paging": "client", "entity": "FacultyFellow"';
    expect(compileSite({ [list]: replaceIn(list, part, wrong) }).findings).toEqual([]);
  });
});
