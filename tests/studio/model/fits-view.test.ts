import { expect, test } from 'vitest';
import type { StudioField, StudioRenderer } from '../../../src/core/studio/data.ts';
import { whyUnfit } from '../../../src/studio/model/fits-view.ts';

const layout = (
  name: string,
  shows: 'one' | 'list' | 'either',
  needs: StudioRenderer['needs'] = {},
): StudioRenderer => ({
  kind: 'layout',
  name,
  description: '',
  isOwn: false,
  shows,
  needs,
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
  const at = { manifest: { view }, path: ['view', 'layout'], fields: [] };
  const fitting = RENDERERS.filter(({ name }) => whyUnfit(at, name, RENDERERS) === undefined);
  expect(fitting.map(({ name }) => name)).toEqual(offered);
});

test('a block fits wherever one stands', () => {
  const manifest = { view: { layout: { type: 'detail', blocks: [{ type: 'text' }] } } };
  const at = { manifest, path: ['view', 'layout', 'blocks', 0], fields: [] };
  expect(whyUnfit(at, 'email', RENDERERS)).toBeUndefined();
});

const field = (name: string, kind: StudioField['kind'], filled = 1): StudioField => ({
  name,
  kind,
  filled,
  sample: null,
});

test.each<[string, readonly StudioField[], object | undefined]>([
  ['no picture', [field('name', 'text')], { slot: 'image', kind: 'image' }],
  ['a picture', [field('name', 'text'), field('photo', 'picture')], undefined],
  ['a URL, which may be that of a picture', [field('photo', 'url')], undefined],
  ['what is empty so far', [field('name', 'text'), field('photo', 'text', 0)], undefined],
  ['fields that nobody knows', [], undefined],
])('a gallery of items with %s', (_, fields, why) => {
  const gallery = layout('gallery', 'list', { image: 'image' });
  const manifest = { view: { layout: { type: 'grid' } } };
  const at = { manifest, path: ['view', 'layout'], fields };
  expect(whyUnfit(at, 'gallery', [...RENDERERS, gallery])).toEqual(why);
});
