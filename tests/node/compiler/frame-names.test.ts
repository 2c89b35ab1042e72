import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { SMALL_FILES } from './small-files.ts';

const split = 'front.json';
const tabs = 'find.json';
const postdocs = 'people/postdocs.json';
const fold = 'contact.json';
const LABEL = '"label": "menu.news",';

describe('the slots of a tab', () => {
  testMistakes({
    'of which a grid has none': {
      code: 'M218',
      file: tabs,
      part: '"tags": "tags"',
      wrong: '»"note": "name"',
      says: 'the layout "grid" has no slot "note"; did you mean "role"?',
    },
    'where the common layout renders one item': {
      code: 'M218',
      file: postdocs,
      part: '"source": { "endpoint": "/peoples/postdoctoral-fellows", "paging": "client" },\n      "layout": {\n        "type": "card-list",\n        "item": {\n          "title": "name",\n          "summary": { "field": "introduction", "format": "rich-text" },\n          "contact": { "mobile": "dialog", "blocks": [{ "type": "phone", "field": "mobile" }] }\n        }\n      }\n    },\n    "tabs": [\n      { "id": "in", "title": "people.current", "query": { "type": "current" } },\n      { "id": "out", "title": "people.past", "query": { "type": "post" }, "item": { "note": "company" } }',
      wrong:
        '"source": { "endpoint": "/about-us" },\n      "layout": { "type": "detail", "blocks": [] }\n    },\n    "tabs": [\n      { "id": "in", "title": "people.current" },\n      { "id": "out", "title": "people.past", "item": { »"summary": "introduction" } }',
      says: 'the layout "detail" has no slot "summary"',
    },
  });
});

describe('a view of a part', () => {
  testMistakes({
    'with an action that leads to no route': {
      code: 'M203',
      file: 'landing.json',
      part: `"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client", "pagingConvention": { "pageSize": 4 } },
          "layout": { "type": "link-list", "item": { "title": "name", "link": "/people/fellows/{id}" } }`,
      wrong: `"source": { "endpoint": "/home/titles" },
          "layout": { "type": "hero", "title": "leftTitle", "actions": [{ "text": "menu.people", "href": »"/peple" }] }`,
      says: '"/peple" leads to no route',
    },
  });
});

/** What the split frame says from its titles to the end of its second heading. */
const headings = /"titles"[\s\S]*"rightTitle"[^}]*\}/.exec(SMALL_FILES[split] ?? '')?.[0] ?? '';

describe('the headings of a split frame', () => {
  testMistakes({
    'that name a field of no source': {
      code: 'M219',
      file: split,
      part: headings,
      wrong: headings
        .replace(/^"titles".*\s*/, '')
        .replace(/\{[^{}]*"rightTitle"[^{}]*\}/, '"menu.people"')
        .replace('"leftTitle"', '»"leftTitle"'),
      says: 'no source brings the field "leftTitle"; add "titles" to the frame, or write a text',
    },
  });
});

describe('a field that has to hold a list', () => {
  testMistakes({
    'of an accordion’s parts': {
      code: 'M220',
      file: fold,
      part: '"items": "addresses"',
      wrong: '"items": »"description"',
      says: 'the field "description" of ContactUs is no list; known: "addresses"',
    },
    'of files': {
      code: 'M220',
      file: 'people/fellow.json',
      part: '"field": "attachments"',
      wrong: '"field": »"school"',
      says: 'the field "school" of FacultyFellowDetail is no list; known: "attachments"',
    },
    'of links': {
      code: 'M220',
      file: 'chapter.json',
      part: '{ "type": "rich-text", "field": "content" }',
      wrong: '{ "type": "links", "field": »"name", "text": "name" }',
      says: 'is no list; known: "materials", "attachments"',
    },
    'of tags': {
      code: 'M220',
      file: tabs,
      part: '"tags": "tags"',
      wrong: '"tags": »"name"',
      says: 'the field "name" of TaggedActivityItem is no list; known: "tags"',
    },
  });
});

describe('a parameter of the URL', () => {
  testMistakes({
    'that is the page of a list': {
      code: 'M221',
      file: tabs,
      part: LABEL,
      wrong: `${LABEL} "parameter": »"page",`,
      says: 'the parameter "page" of URLs is the page of a list; choose another',
    },
    'that is the language': {
      code: 'M221',
      file: tabs,
      part: LABEL,
      wrong: `${LABEL} "parameter": »"lang",`,
      says: '"lang" of URLs is the language',
    },
    'of a search that is the page of a list': {
      code: 'M221',
      file: tabs,
      part: '"search": {',
      wrong: '"search": { "parameter": »"page",',
      says: '"page" of URLs is the page of a list',
    },
    'of a search that is that of the tabs': {
      code: 'M221',
      file: tabs,
      part: '"search": {',
      wrong: '"search": { "parameter": »"tab",',
      says: '"tab" of URLs is the chosen tab',
    },
    'of tabs that is that of their search': {
      code: 'M221',
      file: tabs,
      part: LABEL,
      wrong: `${LABEL} "parameter": »"q",`,
      says: '"q" of URLs is the words searched for',
    },
  });
});
