import { expect, test } from 'vitest';
import { withReview } from '../../../src/core/studio/review-notes.ts';

const SOURCE = 'view.source.paging: client, because the answer is short';
const LAYOUT = 'view.layout.type: card-list, because these are people';
const IMAGE = 'view.layout.item.image: photo, because its name is "photo": a picture';
const FILTER = 'view.list.filters[1].field: kind, because it has few values';
const page = (...notes: string[]) => ({ route: '/people', extensions: { 'x-review': notes } });
const NOTES = page(SOURCE, LAYOUT, IMAGE, FILTER);

/** What is left of the notes; undefined where they are as they were. */
function left(manifest: object, ...path: (string | number)[]): unknown {
  const change = { path, value: 'another' };
  const [first, ...more] = withReview(manifest, [change]);
  expect(first).toBe(change);
  return more[0] && [more[0].path.join('.'), more[0].value];
}

test('a guess that was changed is no note any more, and all others stay', () => {
  const own = 'extensions.x-review';
  expect(left(NOTES, 'view', 'layout', 'item', 'image')).toEqual([own, [SOURCE, LAYOUT, FILTER]]);
  expect(left(NOTES, 'view', 'layout', 'item')).toEqual([own, [SOURCE, LAYOUT, FILTER]]);
  expect(left(NOTES, 'view', 'layout', 'type')).toEqual([own, [SOURCE, IMAGE, FILTER]]);
  expect(left(NOTES, 'view', 'list', 'filters', 1)).toEqual([own, [SOURCE, LAYOUT, IMAGE]]);
  expect(left(NOTES, 'view', 'layout', 'item', 'title')).toBeUndefined();
  expect(left(NOTES, 'view', 'list', 'filters', 0)).toBeUndefined();
});

test('a layout that was noted by itself is meant by its type', () => {
  const note = 'view.layout: card-list, because these are people';
  expect(left(page(SOURCE, note), 'view', 'layout', 'type')).toEqual([
    'extensions.x-review',
    [SOURCE],
  ]);
});

test('a layout that was noted by itself stays where a part of it or another type is changed', () => {
  const noted = page('view.layout: card-list, because these are people');
  expect(left(noted, 'view', 'layout', 'columns')).toBeUndefined();
  expect(left(noted, 'view', 'layout', 'blocks', 0, 'type')).toBeUndefined();
  expect(left(noted, 'view', 'list', 'type')).toBeUndefined();
  expect(left(noted, 'type')).toBeUndefined();
  expect(left(noted, 'view')).toEqual(['extensions', undefined]);
});

test('a note that says more of its place is found by that place', () => {
  const note = 'view.layout.blocks.0 (rich-text): text, because it is HTML';
  expect(left(page(SOURCE, note), 'view', 'layout', 'blocks', 0)).toEqual([
    'extensions.x-review',
    [SOURCE],
  ]);
});

test('the last note takes what was there for it along, and nothing of others', () => {
  expect(left(page(IMAGE), 'view', 'layout')).toEqual(['extensions', undefined]);
  const beside = { extensions: { own: 1, 'x-review': [IMAGE] } };
  expect(left(beside, 'view', 'layout')).toEqual(['extensions.x-review', undefined]);
  expect(left({ extensions: { own: 1 } }, 'view', 'layout')).toBeUndefined();
});

test('each of several changes takes its notes along, and what is no list of texts stays', () => {
  const changes = [
    { path: ['view', 'layout', 'item', 'image'], value: 'a' },
    { path: ['view', 'source', 'paging'], value: undefined },
  ];
  const [, , after] = withReview(NOTES, changes);
  expect(after?.value).toEqual([LAYOUT, FILTER]);
  const odd = { extensions: { 'x-review': [IMAGE, 5] } };
  expect(withReview(odd, changes)).toEqual(changes);
});
