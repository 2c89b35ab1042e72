import { expect, test } from 'vitest';
import { viewAt } from '../../../src/studio/model/view-at.ts';

const STACK = {
  frame: {
    type: 'stack',
    parts: [
      { id: 'opening', type: 'view', view: {} },
      { id: 'words', type: 'markdown', file: 'words' },
      { id: 'door', type: 'picture', image: '/media/door.jpg' },
      { id: 'news', type: 'view', view: {} },
    ],
  },
};

test.each([
  ['a view', 0, 'opening'],
  ['a Markdown file', 1, 'words'],
  ['a picture', 2, undefined],
  ['a view after a part without one', 3, 'news'],
  ['a part that is not there', 4, undefined],
])('of a stack the part that is %s has its own view, if any', (_, index, view) => {
  const path = ['frame', 'parts', index, 'view', 'layout'];
  expect(viewAt(STACK, path, ['opening', 'words', 'news'])).toBe(view);
});

const DETAIL = { view: {}, related: [{ id: 'papers' }, { id: 'events' }] };
const VIEWS = ['view', 'siblings', 'papers', 'events', 'introduction'];

test.each([
  [['view', 'layout', 'item'], 'view'],
  [['view', 'layout', 'siblings', 'title'], 'siblings'],
  [['related', 1, 'view', 'layout'], 'events'],
  [['introduction', 'markdown'], 'introduction'],
  [['menu', 'title'], 'view'],
  [[], 'view'],
])('%j of a detail is of the view %s', (path, view) => {
  expect(viewAt(DETAIL, path, VIEWS)).toBe(view);
});

const TABS = {
  frame: { type: 'tabs', view: {}, titles: {}, tabs: [{ id: 'staff', title: { field: 'a' } }] },
};

test.each([
  [['frame', 'view', 'layout'], 'staff'],
  [['frame', 'titles', 'endpoint'], 'titles'],
  [['frame', 'tabs', 0, 'title', 'field'], 'titles'],
  [['frame', 'tabs', 0, 'item', 'title'], 'staff'],
])('%j of tabs is of the view %s', (path, view) => {
  expect(viewAt(TABS, path, ['staff', 'titles'])).toBe(view);
});

test('a page without views has none anywhere', () => {
  expect(viewAt({ override: 'own' }, [], [])).toBeUndefined();
});
