import { describe, expect, test, vi } from 'vitest';
import { buildMenu } from '../../../src/core/index.ts';
import { createTexts } from '../../../src/react/site-runtime.ts';
import { entryOf, menuOf, routeOf, SITE, sectionOf } from '../../core/site-of.ts';
import { active, KEY, LIST } from './open-lists.ts';
import { NO_RENDERERS, runSite } from './run-site.ts';

const VISIT = { route: routeOf(KEY, { views: [LIST] }), params: {} };
const enter = ({ views }: ReturnType<typeof runSite>) =>
  views.enter(KEY, active([LIST]), VISIT, { fresh: true });
const listOf = ({ views, store }: ReturnType<typeof runSite>) => {
  const state = views.stateOf(KEY, 'list');
  return state && store.get(state);
};

describe('the code that calls the API', () => {
  const answer = async () => ({
    loadItems: async () => ({ items: [], hasMore: false }),
    loadNavigation: async () => undefined,
    loadFooter: async () => undefined,
  });

  test('is loaded with the first call, for the site in its language, and then is there', async () => {
    const loadData = vi.fn(answer);
    const runtime = runSite({}, {}, { loadData });
    expect(loadData).not.toHaveBeenCalled();
    await enter(runtime);
    await runtime.shell.load();
    const { loadSlots } = runtime.pages;
    expect(loadData.mock.calls).toEqual([[{ site: SITE, language: 'en', loadSlots }]]);
    expect(listOf(runtime)?.status).toBe('ready');
  });

  test.each([
    ['is missed as the network would be where it cannot be had', undefined, 0],
    ['has its page loaded anew where the server has another release', true, 1],
    ['is left alone where that was tried already', false, 0],
  ])('%s', async (_, isDue, times) => {
    const loadData = vi.fn(answer).mockRejectedValueOnce(new Error('no chunk'));
    const loadAnew = vi.fn(async () => 'refused' as const);
    const recovery = isDue !== undefined && {
      recovery: { isLeaving: () => false, isDue: () => isDue, loadAnew },
    };
    const runtime = runSite({}, {}, { loadData, ...recovery });
    await enter(runtime);
    expect(listOf(runtime)?.failure).toEqual({ code: 'network', status: undefined });
    expect(loadAnew).toHaveBeenCalledTimes(times);
    await runtime.views.retry(KEY);
    expect(listOf(runtime)).toMatchObject({ status: 'ready', failure: undefined });
  });
});

describe('a running site', () => {
  const table = {
    sections: [sectionOf('/plants', menuOf('plants'))],
    routes: [routeOf('/plants/ferns', { section: '/plants', menu: menuOf(undefined) })],
  };
  const titles = ({ store, shell }: ReturnType<typeof runSite>) =>
    store.get(shell.menu).map(({ title }) => title);

  test('begins with the menus that came with its page, and does without', () => {
    const navigation = [entryOf('plants')];
    expect(titles(runSite(table, {}, { restored: { shell: { navigation } } }))).toEqual([
      'server plants',
    ]);
    expect(titles(runSite(table))).toEqual(['own plants']);
  });

  test('may have its menus made by another, as from a cache', () => {
    const renderMenu = vi.fn(buildMenu);
    expect(titles(runSite(table, {}, { renderMenu }))).toEqual(['own plants']);
    expect(renderMenu).toHaveBeenCalledExactlyOnceWith(table, undefined, 'en');
  });

  test('has what it was made with', () => {
    const runtime = runSite(table, {}, { timeout: 7 });
    expect(runtime.site).toBe(SITE);
    expect(runtime.table).toEqual(table);
    expect(runtime.store.get(runtime.language)).toBe('en');
    expect([runtime.timeout, runtime.registry, runtime.recovery]).toEqual([
      7,
      NO_RENDERERS,
      undefined,
    ]);
  });

  test('knows all pages once they were asked for', async () => {
    const loadTable = async () => table;
    const runtime = runSite({}, {}, { loadTable });
    expect(runtime.table.routes).toEqual([]);
    await runtime.loadTable();
    expect(runtime.table).toBe(table);
  });

  test('goes on after an edit with what was fetched, and with what the edit left out', async () => {
    const runtime = runSite(table);
    await enter(runtime);
    const site = { ...SITE, timeZone: 'Asia/Shanghai' };
    const edited = runtime.edit({ site });
    expect(edited.site).toBe(site);
    expect(edited.texts).toBe(runtime.texts);
    expect(edited.views).toBe(runtime.views);
    expect(edited.table).toEqual(table);
    expect(listOf(edited)?.status).toBe('ready');
    expect(edited.edit({ texts: createTexts('en', {}) }).site).toBe(site);
  });

  test('has the table and the views of an edit, whoever holds it', () => {
    const runtime = runSite(table);
    const views = runtime.newViews();
    expect(views).not.toBe(runtime.views);
    const edited = runtime.edit({ table: { sections: [], routes: [] }, views });
    expect([runtime.views, edited.views]).toEqual([views, views]);
    expect(runtime.views).toBe(views);
    expect(titles(edited)).toEqual([]);
    expect(runtime.table.sections).toEqual([]);
  });
});
