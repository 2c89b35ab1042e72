import { expect, test } from 'vitest';
import type { StudioRenderer } from '../../../src/core/studio/data.ts';
import { fitsView } from '../../../src/studio/model/fits-view.ts';

const layout = (name: string, shows: 'one' | 'list' | 'either'): StudioRenderer => ({
  kind: 'layout',
  name,
  description: '',
  isOwn: false,
  shows,
  examples: [],
});
const RENDERERS = [
  layout('card-list', 'list'),
  layout('grid', 'list'),
  layout('detail', 'one'),
  layout('prose', 'one'),
  layout('accordion', 'either'),
];

test.each<[string, object, readonly string[]]>([
  ['a list', { layout: { type: 'card-list' } }, ['card-list', 'grid', 'accordion']],
  ['one item', { layout: { type: 'detail' } }, ['detail', 'prose']],
  [
    'what has pages, whatever shows it',
    { source: { paging: 'client' }, layout: { type: 'detail' } },
    ['card-list', 'grid', 'accordion'],
  ],
  [
    'what readers can narrow',
    { list: { filters: [] }, layout: { type: 'prose' } },
    ['card-list', 'grid', 'accordion'],
  ],
  ['a list that folds', { layout: { type: 'accordion' } }, ['card-list', 'grid', 'accordion']],
  [
    'parts of one item',
    { layout: { type: 'accordion', items: 'parts' } },
    ['detail', 'prose', 'accordion'],
  ],
  [
    'a layout that nobody knows',
    { layout: { type: 'own' } },
    ['card-list', 'grid', 'detail', 'prose', 'accordion'],
  ],
])('of %s those layouts are offered that show it', (_, view, offered) => {
  const fitting = RENDERERS.filter(({ name }) =>
    fitsView({ view }, ['view', 'layout'], name, RENDERERS),
  );
  expect(fitting.map(({ name }) => name)).toEqual(offered);
});

test('a block fits wherever one stands', () => {
  const manifest = { view: { layout: { type: 'detail', blocks: [{ type: 'text' }] } } };
  expect(fitsView(manifest, ['view', 'layout', 'blocks', 0], 'email', RENDERERS)).toBe(true);
});
