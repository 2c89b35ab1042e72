import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';
const news = 'news.json';
const site = 'site.json';

describe('how pages are found', () => {
  testMistakes({
    'a field that the item lacks': {
      code: 'M204',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong:
        '"aliases": ["/people/professors/:id"],\n  "structuredData": { "type": "Person", "name": »"naem" },',
      says: 'unknown field "naem" of FacultyFellowDetail; did you mean "name"?',
    },
    'a summary that the item lacks': {
      code: 'M204',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong: '"aliases": ["/people/professors/:id"],\n  "summary": »"intro",',
      says: 'unknown field "intro" of FacultyFellowDetail',
    },
    'one of the fields of a summary that the item lacks': {
      code: 'M204',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong: '"aliases": ["/people/professors/:id"],\n  "summary": ["introduction", »"intro"],',
      says: 'unknown field "intro" of FacultyFellowDetail',
    },
    'a date that the items of a list lack': {
      code: 'M204',
      file: list,
      part: '"aliases": ["/people/professors"],',
      wrong: '"aliases": ["/people/professors"],\n  "updated": »"changedAt",',
      says: 'unknown field "changedAt" of FacultyFellow',
    },
    'a property that the kind of thing lacks': {
      code: 'M101',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong:
        '"aliases": ["/people/professors/:id"],\n  "structuredData": { "type": "Person", "name": "name", »"jobTitel": "title" },',
      says: 'unknown property "jobTitel"; did you mean "jobTitle"?',
    },
    'an event without its place': {
      code: 'M102',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong:
        '"aliases": ["/people/professors/:id"],\n  "structuredData": »{ "type": "Event", "name": "name", "startDate": "id" },',
      says: '"location" is missing',
    },
    'an unknown kind of thing': {
      code: 'M104',
      file: detail,
      part: '"aliases": ["/people/professors/:id"],',
      wrong:
        '"aliases": ["/people/professors/:id"],\n  "structuredData": { "type": »"NewsArticel", "headline": "name" },',
      says: '"type" is "NewsArticel"; did you mean "NewsArticle"?',
    },
    'structured data of a list': {
      code: 'M225',
      file: list,
      part: '"aliases": ["/people/professors"],',
      wrong:
        '"aliases": ["/people/professors"],\n  »"structuredData": { "type": "Person", "name": "name" },',
      says: '"structuredData" describes one item, but the page shows none',
    },
    'a summary of tabs': {
      code: 'M225',
      file: tabs,
      part: '"route": "/people/postdocs",',
      wrong: '"route": "/people/postdocs",\n  »"summary": "introduction",',
      says: 'move it to the page of the item',
    },
    'dates of items without pages': {
      code: 'M226',
      file: news,
      part: '"route": "/news",',
      wrong: '"route": "/news",\n  »"updated": "publishedAt",',
      says: '"updated" is read of items that link to pages',
    },
    'a feed without dates': {
      code: 'M102',
      file: list,
      part: '"aliases": ["/people/professors"],',
      wrong: '"aliases": ["/people/professors"],\n  »"feed": {},',
      says: '"feed" needs "updated" beside it',
    },
    'a telephone number without its country': {
      code: 'M105',
      file: site,
      part: '"languages": [',
      wrong:
        '"organization": { "type": "Organization", "telephone": »"0555 6613" },\n  "languages": [',
      says: 'The telephone number, with the country',
    },
  });
});
