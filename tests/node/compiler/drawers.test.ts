import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const list = 'lectures.json';
const LINK = ', "link": "/lectures/{id}" },\n      "opens": "drawer"';
const NO_LINK = 'a drawer shows the page that a tile links to; add a path as "link" to the item';

describe('a drawer', () => {
  testMistakes({
    'over tiles without a link': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong: ' },\n      "opens": »"drawer"',
      says: NO_LINK,
    },
    'over tiles whose URL a field holds': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong: ', "link": { "field": "cover" } },\n      "opens": »"drawer"',
      says: NO_LINK,
    },
    'over tiles whose path a field decides': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong:
        ', "link": { "field": "id", "cases": { "a": "/lectures/{id}" } } },\n      "opens": »"drawer"',
      says: NO_LINK,
    },
    'over links to another list': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong: ', "link": "/people/fellows" },\n      "opens": »"drawer"',
      says: '"/people/fellows" leads to manifests/people/fellows.json, which is no detail; link to one, or open the page',
    },
    'over links to a page of several views': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong: ', "link": "/front" },\n      "opens": »"drawer"',
      says: '"/front" leads to manifests/front.json, which is no detail',
    },
    'over links to a page that an override renders': {
      code: 'M215',
      file: list,
      part: LINK,
      wrong: ', "link": "/" },\n      "opens": »"drawer"',
      says: '"/" leads to manifests/home.json, which is no detail',
    },
    'over links to no route': {
      code: 'M203',
      file: list,
      part: '"link": "/lectures/{id}"',
      wrong: '"link": »"/lecture/{id}"',
      says: '"/lecture/{id}" leads to no route',
    },
    'over tiles without a link in a split frame': {
      code: 'M215',
      file: 'front.json',
      part: '"type": "alternating",\n            "item": {\n              "image": "cover",\n              "title": "name",\n              "summary": "introduction",\n              "link": { "field": "path" }\n            }',
      wrong: '"type": "grid", "item": { "title": "name" }, "opens": »"drawer"',
      says: NO_LINK,
    },
    'over tiles without a link in a tab': {
      code: 'M215',
      file: 'find.json',
      part: '"type": "link-list",\n            "item": { "title": "name", "link": "/lectures/{id}" }',
      wrong: '"type": "grid", "item": { "title": "name" }, "opens": »"drawer"',
      says: NO_LINK,
    },
  });

  test.each(['page', undefined])('is not asked for by "opens": %j', (opens) => {
    const text = opens === undefined ? '}' : `},\n      "opens": "${opens}"`;
    const { findings } = compileSite({ [list]: replaceIn(list, LINK, ` ${text}`) });
    expect(findings).toEqual([]);
  });
});

test('a drawer shows the page that spells out most of its link, not a detail that matches too', () => {
  const { findings } = compileSite({
    [list]: replaceIn(list, '"link": "/lectures/{id}"', '"link": "/lectures/all"'),
    'front.json': replaceIn(
      'front.json',
      '"route": "/front"',
      '"route": "/front", "aliases": ["/lectures/all"]',
    ),
  });
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    [
      'M215',
      '"/lectures/all" leads to manifests/front.json, which is no detail; link to one, or open the page',
    ],
  ]);
});
