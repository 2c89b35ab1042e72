import { describe, expect, test } from 'vitest';
import type { LayoutModel } from '../../../src/core/manifest/layout-model.ts';
import { type Change, frameOf, normalPage, panesFrameOf, wordsOf } from './normal-form.ts';
import { SMALL_FILES } from './small-files.ts';

const text = (field: string, options = {}) => ({
  kind: 'text',
  field,
  format: 'text',
  clamp: undefined,
  box: false,
  ...options,
});
const image = (field: string, options = {}) => ({
  kind: 'image',
  field,
  preview: false,
  ratio: undefined,
  ...options,
});

/** The layout of a page of the small site that shows one view. */
function layoutOf(id: string, change?: Change): LayoutModel {
  return frameOf(normalPage(id, change), 'single').layout;
}

/** The layout of a view of the split frame. */
function paneOf(id: string): LayoutModel | undefined {
  return panesFrameOf(normalPage('front'), 'split').panes.find((pane) => pane.id === id)?.layout;
}

describe('a layout in the normal form', () => {
  test('is a carousel with all its slots', () => {
    expect(paneOf('activities')).toEqual({
      type: 'carousel',
      empty: undefined,
      slots: {
        image: image('cover', { ratio: '3/2' }),
        title: text('name'),
        time: text('time', { format: 'date-time' }),
        place: text('offlineLocation'),
        badge: {
          kind: 'badge',
          field: 'online',
          equals: true,
          text: wordsOf('people.current'),
        },
        link: {
          kind: 'link',
          from: 'cases',
          field: 'group',
          cases: { conferences: '/lectures/{id}', colloquiums: '/people/fellows/{id}' },
        },
      },
    });
  });

  test('is pictures and texts that change sides', () => {
    expect(paneOf('situations')).toEqual({
      type: 'alternating',
      empty: undefined,
      slots: {
        image: image('cover'),
        title: text('name'),
        summary: text('introduction'),
        link: { kind: 'link', from: 'field', field: 'path' },
      },
    });
  });

  test('is parts that fold, whose slots stand within their list', () => {
    const heading = { heading: undefined, when: undefined };
    expect(layoutOf('contact')).toEqual({
      type: 'accordion',
      questions: false,
      shows: 'one',
      slots: {
        introduction: {
          kind: 'blocks',
          blocks: [
            {
              ...heading,
              type: 'rich-text',
              slots: { field: { kind: 'html', fields: ['introduction'] } },
            },
            {
              ...heading,
              type: 'rich-text',
              slots: { field: { kind: 'html', fields: ['description'] } },
            },
          ],
        },
        items: {
          kind: 'items',
          field: 'addresses',
          slots: {
            title: text('name'),
            image: image('cover', { ratio: '3/2' }),
            blocks: {
              kind: 'blocks',
              blocks: [
                {
                  ...heading,
                  type: 'email',
                  copy: false,
                  slots: {
                    field: { kind: 'email', field: 'email' },
                    label: { kind: 'words', text: wordsOf('people.life') },
                  },
                },
                {
                  ...heading,
                  type: 'text',
                  slots: { field: text('address'), url: { kind: 'url', field: 'url' } },
                },
              ],
            },
          },
        },
      },
    });
  });

  test('is parts that fold without an introduction', () => {
    const introduction = /"introduction": \[[^\]]*\],/.exec(SMALL_FILES['contact.json'] ?? '')?.[0];
    expect(Object.keys(layoutOf('contact', [String(introduction), '']).slots)).toEqual(['items']);
  });

  test('is a plain list of links', () => {
    const { panes: tabs } = panesFrameOf(normalPage('find'), 'tabs');
    expect(tabs.find(({ id }) => id === 'remapping')?.layout).toEqual({
      type: 'link-list',
      needs: ['title', 'link'],
      empty: undefined,
      slots: {
        title: text('name'),
        link: { kind: 'link', from: 'template', template: '/lectures/{id}' },
      },
    });
  });

  test.each<[string, Change | undefined, string]>([
    ['says drawer', undefined, 'drawer'],
    ['says page', ['"opens": "drawer"', '"opens": "page"'], 'page'],
    ['says nothing', [',\n      "opens": "drawer"', ''], 'page'],
  ])('is a grid whose tiles open what it %s', (_, change, opens) => {
    expect(layoutOf('lectures', change)).toMatchObject({ type: 'grid', opens });
  });

  test('has the words for an empty list', () => {
    const { panes: tabs } = panesFrameOf(normalPage('find'), 'tabs');
    const empty = tabs.map(({ layout }) => ('empty' in layout ? layout.empty : undefined));
    const words = wordsOf('people.files');
    expect(empty).toEqual([words, words, undefined]);
  });
});

describe('the source of one item', () => {
  test.each([
    ['contact', '/contact-us'],
    ['lecture', '/activities/{id}'],
  ])('of %s answers with one', (id, endpoint) => {
    const { views } = normalPage(id).route;
    expect(views).toHaveLength(1);
    expect(views[0]?.source).toMatchObject({ endpoint, answers: 'one', paging: 'none' });
  });
});

describe('the list that a page belongs to', () => {
  test('is the one that the manifest names', () => {
    expect(normalPage('lecture').route.parent).toBe('/lectures');
  });

  test('is where the way back leads by default', () => {
    const { parent } = normalPage('lecture', ['"parent": "/lectures",', '']).route;
    expect(parent).toBe('/front');
  });

  test('is none of a page without either', () => {
    expect(normalPage('chapter').route.parent).toBeUndefined();
  });
});

describe('a detail with its siblings', () => {
  test('has a view for each, and the list its own slots', () => {
    const page = normalPage('chapter');
    const frame = frameOf(page, 'siblings');
    expect([frame.heading, frame.list.needs, frame.layout.type]).toEqual([
      wordsOf('menu.news'),
      ['title', 'link'],
      'detail',
    ]);
    expect(page.route.views.map(({ name, source }) => [name, source.answers])).toEqual([
      ['view', 'one'],
      ['siblings', 'list'],
    ]);
    expect(page.route.views[1]?.source.sort).toEqual({ field: 'time', descending: false });
  });
});
