import { expect, test } from 'vitest';
import { type Changes, compileSite, replaceIn } from './small-site.ts';

/** The files that a page of the small site brings, with changes. */
function filesOf(id: string, changes: Changes) {
  const { findings, compiled } = compileSite(changes);
  expect(findings).toEqual([]);
  const { files, itemFiles } = compiled?.discovery.pages[id] ?? {};
  return { files, itemFiles };
}

const CONTENT = '{ "type": "rich-text", "field": "content" }';
const CALENDAR = '{ "type": "calendar", "title": "name", "start": "time" }';
const LIST =
  '"layout": { "type": "link-list", "item": { "title": "name", "link": "/people/fellows/{id}" } }';
const PUBLICATIONS = '"layout": { "type": "publications", "item": { "title": "name" } }';

test('a list that a layout makes a file of has one, under its name beside others', () => {
  const ending = 'bib';
  const landing = replaceIn('landing.json', LIST, PUBLICATIONS);
  expect(filesOf('landing', { 'landing.json': landing }).files).toEqual([
    { view: 'lectures', layout: 'publications', path: '/landing/lectures.bib', ending },
  ]);
  const news = replaceIn(
    'news.json',
    '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
    PUBLICATIONS,
  );
  expect(filesOf('news', { 'news.json': news }).files).toEqual([
    { view: 'view', layout: 'publications', path: '/news.bib', ending },
  ]);
  expect(filesOf('news', {}).files).toEqual([]);
});

test('an item that a block makes a file of has one, and the items of a list have none of their page', () => {
  const lecture = replaceIn('lecture.json', CONTENT, `${CONTENT}, ${CALENDAR}`);
  expect(filesOf('lecture', { 'lecture.json': lecture })).toEqual({
    files: [],
    itemFiles: [{ block: 'calendar', route: '/lectures/:id', ending: 'ics' }],
  });
  expect(filesOf('lecture', {}).itemFiles).toEqual([]);
});
