import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const split = 'front.json';
const tabs = 'find.json';
const fold = 'contact.json';

describe('fields of a split frame', () => {
  testMistakes({
    'an unknown field of a heading': {
      code: 'M204',
      file: split,
      part: '"field": "leftTitle"',
      wrong: '"field": »"lefTitle"',
      says: 'unknown field "lefTitle" of HomeTitles; did you mean "leftTitle"?',
    },
    'an unknown field of an order': {
      code: 'M204',
      file: split,
      part: '"field": "orderValue"',
      wrong: '"field": »"order"',
      says: 'unknown field "order" of LatestSituation',
    },
    'an unknown field of a badge': {
      code: 'M204',
      file: split,
      part: '"field": "online"',
      wrong: '"field": »"onlin"',
      says: 'unknown field "onlin" of LatestActivity; did you mean "online"?',
    },
    'an unknown field that decides on a link': {
      code: 'M204',
      file: split,
      part: '"field": "group"',
      wrong: '"field": »"gruop"',
      says: 'of LatestActivity; did you mean "group"?',
    },
    'an unknown field in a case of a link': {
      code: 'M204',
      file: split,
      part: '"colloquiums": "/people/fellows/{id}"',
      wrong: '"colloquiums": »"/people/fellows/{ident}"',
      says: 'unknown field "ident" of LatestActivity',
    },
    'an unknown field that holds a URL': {
      code: 'M204',
      file: split,
      part: '"link": { "field": "path" }',
      wrong: '"link": { "field": »"pth" }',
      says: 'of LatestSituation; did you mean "path"?',
    },
    'a field that the other view’s items have': {
      code: 'M204',
      file: split,
      part: '"summary": "introduction"',
      wrong: '"summary": »"offlineLocation"',
      says: 'unknown field "offlineLocation" of LatestSituation',
    },
    'headings of a list': {
      code: 'M212',
      file: split,
      part: '{ "endpoint": "/home/titles" }',
      wrong: '»{ "endpoint": "/home/latest-situations" }',
      says: 'answers a whole array',
    },
  });
});

describe('fields of parts that fold', () => {
  testMistakes({
    'an unknown field of the parts': {
      code: 'M204',
      file: fold,
      part: '"items": "addresses"',
      wrong: '"items": »"adresses"',
      says: 'unknown field "adresses" of ContactUs; did you mean "addresses"?',
    },
    'an unknown field of a part’s heading': {
      code: 'M204',
      file: fold,
      part: '"title": "name"',
      wrong: '"title": »"naem"',
      says: 'unknown field "naem" of Address; did you mean "name"?',
    },
    'an unknown field of a part’s picture': {
      code: 'M204',
      file: fold,
      part: '"field": "cover"',
      wrong: '"field": »"covre"',
      says: 'unknown field "covre" of Address',
    },
    'an unknown field of a part’s block': {
      code: 'M204',
      file: fold,
      part: '"field": "email"',
      wrong: '"field": »"emial"',
      says: 'unknown field "emial" of Address',
    },
    'an unknown URL of a part’s block': {
      code: 'M204',
      file: fold,
      part: '"url": "url"',
      wrong: '"url": »"uri"',
      says: 'unknown field "uri" of Address',
    },
    'a field of the whole in a part': {
      code: 'M204',
      file: fold,
      part: '"title": "name"',
      wrong: '"title": »"introduction"',
      says: 'unknown field "introduction" of Address',
    },
    'a field of a part in the introduction': {
      code: 'M204',
      file: fold,
      part: '"field": "introduction"',
      wrong: '"field": »"zipCode"',
      says: 'unknown field "zipCode" of ContactUs',
    },
    'parts of a list': {
      code: 'M212',
      file: fold,
      part: '{ "endpoint": "/contact-us" }',
      wrong: '»{ "endpoint": "/home/latest-situations" }',
      says: 'answers a whole array; choose a layout for lists, with "paging": "client"',
    },
  });
});

describe('fields of tabs over one answer', () => {
  testMistakes({
    'an unknown place of a tab’s items': {
      code: 'M204',
      file: tabs,
      part: '"items": "insights"',
      wrong: '"items": »"insigths"',
      says: 'unknown field "insigths" of SearchResult; did you mean "insights"?',
    },
    'an unknown field of a tab’s item': {
      code: 'M204',
      file: tabs,
      part: '"tags": "tags"',
      wrong: '"tags": »"tag"',
      says: 'unknown field "tag" of TaggedActivityItem; did you mean "tags"?',
    },
    'an unknown field in the link of a tab’s item': {
      code: 'M204',
      file: tabs,
      part: '"item": { "link": "/lectures/{id}" }',
      wrong: '"item": { "link": »"/lectures/{code}" }',
      says: 'unknown field "code" of ActivityItem',
    },
    'an unknown field of the common item': {
      code: 'M204',
      file: tabs,
      part: '"image": "cover"',
      wrong: '"image": »"covre"',
      says: 'unknown field "covre" of ActivityItem',
    },
    'a common field that the items of one tab lack': {
      code: 'M204',
      file: tabs,
      part: '"image": "cover", "title": "name"',
      wrong: '"image": "cover", "title": "name", "tags": »"tags"',
      says: 'unknown field "tags" of ActivityItem',
    },
    'an unknown field of a tab’s own view': {
      code: 'M204',
      file: tabs,
      part: '"item": { "title": "name", "link"',
      wrong: '"item": { "title": »"cover", "link"',
      says: 'unknown field "cover" of RemappingChapterItem',
    },
    'an unknown field of the order beside a detail': {
      code: 'M204',
      file: 'chapter.json',
      part: '"field": "time"',
      wrong: '"field": »"tiem"',
      says: 'unknown field "tiem" of LatestActivity; did you mean "time"?',
    },
  });

  // "Slots … put in place of those of the same name": what is replaced is not read.
  test('that a tab puts in place of a common one need not be in its items', () => {
    const common = replaceIn(
      tabs,
      '"image": "cover", "title": "name"',
      '"title": "name", "subtitle": "tags"',
    );
    const text = common.replace('"item": { "link"', '"item": { "subtitle": "id", "link"');
    expect(text).not.toBe(common);
    expect(compileSite({ [tabs]: text }).findings).toEqual([]);
  });
});

describe('routes that the new forms name', () => {
  testMistakes({
    'a parent that is no route': {
      code: 'M203',
      file: 'lecture.json',
      part: '"parent": "/lectures"',
      wrong: '"parent": »"/lecturs"',
      says: '"/lecturs" leads to no route; did you mean "/lectures"?',
    },
    'a case of a link that leads nowhere': {
      code: 'M203',
      file: split,
      part: '"conferences": "/lectures/{id}"',
      wrong: '"conferences": »"/lecturs/{id}"',
      says: '"/lecturs/{id}" leads to no route; did you mean "/lectures/{id}"?',
    },
    'a link of a tab’s own view that leads nowhere': {
      code: 'M203',
      file: tabs,
      part: '"item": { "title": "name", "link": "/lectures/{id}" }',
      wrong: '"item": { "title": "name", "link": »"/remapping/{id}" }',
      says: '"/remapping/{id}" leads to no route',
    },
  });
});
