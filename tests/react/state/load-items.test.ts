import { describe, expect, test } from 'vitest';
import type { ActiveView, ListModel } from '../../../src/core/index.ts';
import type { DataOptions } from '../../../src/react/state/create-site-data.ts';
import { ASKS, FILTERS, listOf } from '../../core/lists/list-of.ts';
import { routeOf, sourceOf } from '../../core/site-of.ts';
import { FERNS, openData, requestOf, TEXT, viewOf } from './open-data.ts';

describe('the items of a view', () => {
  test('are mapped from the answer, with keys by their place in the list', async () => {
    const { loadItems } = await openData({ answer: FERNS });
    const answer = await loadItems({ ...requestOf(viewOf()), offset: 20 });
    expect(answer?.hasMore).toBe(false);
    expect(answer?.items.map(({ key }) => key)).toEqual(['a#20', 'b#21']);
    expect(answer?.items[0]?.title).toMatchObject({ text: 'Fern' });
    expect(Object.keys(answer ?? {})).toEqual(['items', 'hasMore']);
  });

  test('are not there where a parameter is missing, and nothing is asked for', async () => {
    const { loadItems, asked, loadSanitizer } = await openData({ answer: FERNS });
    const source = sourceOf('/ferns/{id}');
    expect(await loadItems(requestOf(viewOf({ source })))).toBeUndefined();
    expect(asked()).toEqual([]);
    expect(loadSanitizer.mock.calls).toEqual([[[]]]);
  });

  test('have their markup cleaned by what is loaded for the entities of the answer', async () => {
    const answer = [{ id: 'a', text: '<p>Fern!</p>' }];
    const { loadItems, loadSanitizer } = await openData({ answer, slots: { text: TEXT } });
    const found = await loadItems(requestOf(viewOf()));
    expect(found?.items[0]).toMatchObject({ text: '<p>Fern</p>' });
    expect(loadSanitizer.mock.calls).toEqual([[answer]]);
  });

  test('have pictures in their markup whose size the site knows', async () => {
    const answer = [{ id: 'a', text: '<img src="/media/oak.webp">' }];
    const loadPictures = async () => ({ '/media/oak.webp': [640, 480, null] as const });
    const { loadItems } = await openData({
      answer,
      slots: { text: TEXT },
      options: { loadPictures },
    });
    const found = await loadItems(requestOf(viewOf()));
    expect(found?.items[0]).toMatchObject({ text: expect.stringContaining('width="640"') });
  });

  test('have headings whose ids are the page’s own, or those of the part that the view is', async () => {
    const answer = [{ id: 'a', text: '<h2>Old oaks</h2>' }];
    const { loadItems } = await openData({ answer, slots: { text: TEXT } });
    const idsOf = async (view: Partial<ActiveView>) => {
      const found = await loadItems(requestOf(viewOf(view)));
      return /id="([^"]*)"/.exec(JSON.stringify(found?.items).replaceAll('\\', ''))?.[1];
    };
    const own = await idsOf({});
    expect(own).toBeDefined();
    expect(await idsOf({ name: 'introduction', role: 'part' })).toBe(own);
    const ofPart = await idsOf({ name: 'trees', role: 'related' });
    expect(ofPart).toContain('trees');
    expect(ofPart).not.toBe(own);
  });

  test('of which none fills a slot fail, as an answer that cannot be read does', async () => {
    const { loadItems } = await openData({ answer: [{ id: 'a' }] });
    const failed = loadItems(requestOf(viewOf()));
    await expect(failed).rejects.toMatchObject({ failure: { code: 'malformed' } });
    await expect(failed).rejects.toThrow('/ferns');
  });

  test('that are files have their sizes, where the site knows them', async () => {
    const answer = [{ id: 'a', files: [{ name: 'Map', url: '/media/map.pdf' }] }];
    const slots = { files: { kind: 'files', field: 'files' } } as const;
    const sizeOf = async (options: Partial<DataOptions>) => {
      const { loadItems } = await openData({ answer, slots, options });
      return (await loadItems(requestOf(viewOf())))?.items[0];
    };
    const loadFileSizes = async () => ({ '/media/map.pdf': 2048 });
    expect(JSON.stringify(await sizeOf({ loadFileSizes }))).toContain('2048');
    expect(JSON.stringify(await sizeOf({}))).not.toContain('size');
  });
});

describe('the item of a page', () => {
  const source = sourceOf('/fern', { answers: 'one' });
  const related = { ...viewOf({ name: 'related' }), fields: ['kind'] };

  test('gives the fields that other views of the page are asked for with', async () => {
    const { loadItems } = await openData({ answer: FERNS[0] });
    const route = routeOf('/fern', { views: [viewOf({ source }), related] });
    const fieldsOf = async (name: string) =>
      (await loadItems(requestOf(viewOf({ name, source }), { route })))?.fields;
    expect(await fieldsOf('view')).toEqual({ kind: 'wood' });
    expect(await fieldsOf('siblings')).toBeUndefined();
  });

  test('says the languages that it is there in', async () => {
    const languagesOf = async (answers: 'one' | 'list', answer: unknown) => {
      const { loadItems } = await openData({ answer });
      const view = viewOf({ source: sourceOf('/fern', { answers }) });
      return (await loadItems(requestOf(view)))?.languages;
    };
    const fern = { ...FERNS[0], '@languages': ['zh-CN'] };
    expect(await languagesOf('one', fern)).toEqual(['zh']);
    expect(await languagesOf('one', FERNS[0])).toBeUndefined();
    expect(await languagesOf('list', [fern])).toBeUndefined();
  });
});

describe('a list that readers filter', () => {
  const list = listOf({ filters: FILTERS });
  const filtered = (choices: ActiveView['choices'], change: Partial<ListModel> = {}) =>
    viewOf({ list: { ...list, ...change }, choices });
  const names = (items: readonly object[] = []) =>
    items.map((item) =>
      'title' in item && item.title ? (item.title as { text: string }).text : '',
    );

  test('has the items that are chosen, and what is known of all', async () => {
    const { loadItems } = await openData({ answer: FERNS });
    const answer = await loadItems(requestOf(filtered({ kind: 'rock' })));
    expect(names(answer?.items)).toEqual(['Brake']);
    expect(answer?.facts).toMatchObject({ total: 1, without: { kind: 2 } });
  });

  test('is asked for once while the reader works with it, and again on the next visit', async () => {
    const { loadItems, asked } = await openData({ answer: FERNS });
    await loadItems(requestOf(filtered({}), { isSamePage: false }));
    await loadItems(requestOf(filtered({ kind: 'rock' }), { isSamePage: true }));
    expect(asked()).toHaveLength(1);
    await loadItems(requestOf(filtered({}), { isSamePage: false }));
    await loadItems(requestOf(filtered({})));
    expect(asked()).toHaveLength(3);
  });

  test('is not that of the same page with other parameters', async () => {
    const { loadItems, asked } = await openData({ answer: FERNS });
    const source = sourceOf('/ferns', { query: { bed: '{bed}' } });
    const view = { ...filtered({}), source };
    for (const bed of ['one', 'two', 'one']) {
      await loadItems(requestOf(view, { params: { bed }, isSamePage: true }));
    }
    expect(asked()).toEqual(['/api/ferns?bed=one', '/api/ferns?bed=two']);
  });

  test('is filtered by the API where it can, and counts what that says', async () => {
    const answer = { content: FERNS, numberOfItems: 7, facets: { kind: { rock: 4 } } };
    const { loadItems, asked } = await openData({ answer });
    const source = sourceOf('/ferns', { items: 'content' });
    const view = { ...filtered({ kind: 'rock' }, { asks: ASKS }), source };
    const found = await loadItems(requestOf(view, { isSamePage: true }));
    await loadItems(requestOf(view, { isSamePage: true }));
    expect(asked()[0]).toContain('kind=rock');
    expect(asked()).toHaveLength(2);
    expect(names(found?.items)).toEqual(['Fern', 'Brake']);
    expect(found?.facts).toMatchObject({
      total: 7,
      values: { kind: [{ value: 'rock', count: 4 }] },
    });
  });

  test('goes on with the groups of what is there already, and begins anew without them', async () => {
    const answer = { content: FERNS, numberOfItems: 7 };
    const { loadItems } = await openData({ answer });
    const source = sourceOf('/ferns', { items: 'content' });
    const groups = { by: 'value', field: 'kind', descending: false, words: undefined } as const;
    const view = { ...filtered({}, { asks: ASKS, groups }), source };
    const first = await loadItems(requestOf(view));
    const facts = first?.facts;
    const keysOf = (answered: typeof first) => answered?.facts?.groups?.map(({ key }) => key);
    expect(keysOf(first)).toEqual(['wood', 'rock']);
    const next = await loadItems({ ...requestOf(view), offset: 2, facts });
    expect(keysOf(next)).toEqual(['wood', 'rock', 'wood', 'rock']);
    const anew = await loadItems({ ...requestOf(view), facts });
    expect(keysOf(anew)).toEqual(['wood', 'rock']);
  });
});
