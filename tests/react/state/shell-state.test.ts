import { expect, test, vi } from 'vitest';
import { type FooterAnswer, indexTable, type NavigationEntry } from '../../../src/core/index.ts';
import { wantedParts } from '../../../src/react/site-runtime.ts';
import { entryOf, footerOf, menuOf, routeOf, SITE, sectionOf } from '../../core/site-of.ts';
import { runSite } from './run-site.ts';

const TABLE = {
  sections: [sectionOf('/plants', menuOf('plants'))],
  routes: [routeOf('/plants/ferns', { section: '/plants', menu: menuOf('ferns') })],
};
const NAVIGATION = [entryOf('plants'), entryOf('ferns', { name: 'All ferns' })];
const FOOTER = { columns: [] } as unknown as FooterAnswer;

/** A site whose server answers both calls, or does not. */
function openShell(shell: object = {}, site = SITE) {
  const loadNavigation = vi.fn<() => Promise<readonly NavigationEntry[] | undefined>>();
  const loadFooter = vi.fn<() => Promise<FooterAnswer | undefined>>();
  loadNavigation.mockResolvedValue(NAVIGATION);
  loadFooter.mockResolvedValue(FOOTER);
  const loadData = vi.fn(async () => ({
    loadItems: async () => undefined,
    loadNavigation,
    loadFooter,
  }));
  const runtime = runSite(TABLE, {}, { site, loadData, restored: { shell } });
  const titles = () =>
    runtime.store.get(runtime.shell.menu).map(({ items }) => items.map(({ title }) => title));
  return { runtime, shell: runtime.shell, loadNavigation, loadFooter, loadData, titles };
}

test('a site asks its server for the menus and the footer that its manifest names', () => {
  expect(wantedParts(SITE)).toEqual({ navigation: true, footer: true });
  const { header } = SITE;
  const silent = { header: { ...header, navigation: undefined }, footer: footerOf({ name: true }) };
  expect(wantedParts(silent)).toEqual({ navigation: false, footer: false });
  expect(wantedParts({ ...silent, footer: undefined })).toEqual({
    navigation: false,
    footer: false,
  });
});

test('menus are those of the manifests until the server’s are there', async () => {
  const { shell, titles } = openShell();
  expect(titles()).toEqual([['own ferns']]);
  expect(shell.snapshot()).toEqual({ navigation: undefined, footer: undefined });
  await shell.load();
  expect(titles()).toEqual([['All ferns']]);
  expect(shell.snapshot()).toEqual({ navigation: NAVIGATION, footer: FOOTER });
});

test('each part is asked for once, also by two who ask at the same time', async () => {
  const { shell, loadNavigation, loadFooter } = openShell();
  await Promise.all([shell.load(), shell.load()]);
  await shell.load();
  expect(loadNavigation).toHaveBeenCalledOnce();
  expect(loadFooter).toHaveBeenCalledOnce();
});

test('what came with the page is not asked for, and the rest is', async () => {
  const { shell, loadNavigation, loadFooter, titles } = openShell({ navigation: NAVIGATION });
  expect(titles()).toEqual([['All ferns']]);
  await shell.load();
  expect(loadNavigation).not.toHaveBeenCalled();
  expect(loadFooter).toHaveBeenCalledOnce();
});

test('earlier parts stand in for those that are missing, and for no others', () => {
  const { shell } = openShell({ navigation: NAVIGATION });
  shell.fill({ navigation: [], footer: FOOTER });
  expect(shell.snapshot()).toEqual({ navigation: NAVIGATION, footer: FOOTER });
  const other = { columns: ['other'] } as unknown as FooterAnswer;
  shell.fill({ navigation: undefined, footer: other });
  expect(shell.snapshot()).toEqual({ navigation: NAVIGATION, footer: FOOTER });
});

test('a site that asks for nothing does not load the code that would', async () => {
  const header = { ...SITE.header, navigation: undefined };
  const { shell, loadData } = openShell({}, { ...SITE, header, footer: undefined });
  await shell.load();
  expect(loadData).not.toHaveBeenCalled();
});

test('a part that fails stays missing, without the other, and is asked for again', async () => {
  const { shell, loadNavigation, loadFooter } = openShell();
  loadNavigation.mockRejectedValueOnce(new Error('gone'));
  await shell.load();
  expect(shell.snapshot()).toEqual({ navigation: undefined, footer: FOOTER });
  await shell.load();
  expect(shell.snapshot()).toEqual({ navigation: NAVIGATION, footer: FOOTER });
  expect(loadFooter).toHaveBeenCalledOnce();
});

test('the server’s navigation is read by the routes that there are', async () => {
  const { shell, loadNavigation } = openShell();
  await shell.load();
  expect(loadNavigation).toHaveBeenCalledWith(TABLE);
});

test('the menus follow routes that come later', async () => {
  const runtime = runSite({}, {}, { loadTable: async () => TABLE });
  const read = () => runtime.store.get(runtime.shell.menu).map(({ route }) => route);
  expect(read()).toEqual([]);
  const tableAt = await runtime.loadTable();
  expect(read()).toEqual(['/plants']);
  expect(tableAt('/plants/ferns')).toEqual(indexTable(TABLE)('/plants/ferns'));
});
