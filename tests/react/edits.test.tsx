import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LocalizedText, RouteModel } from '../../src/core/index.ts';
import { compile } from '../../src/node/compiler/index.ts';
import { findEdits } from '../../src/node/site-plugin/find-edits.ts';
import { GARDEN, gardenWith } from '../garden/make-garden.ts';
import { openPage, site } from './open-page.tsx';

const FERNS = 'plants/ferns';
const EDITED: LocalizedText = { en: 'Edited words', zh: '改过的字' };

test('a title that was edited is shown in the page that is open, and the old one after an undo', async () => {
  const { main, sendEdits } = await openPage('/plants/ferns');
  const heading = within(main()).getByRole('heading', { level: 1 });
  const before = heading.textContent;
  const table = { ...site.table, routes: site.table.routes.map(withTitle) };
  const page = site.pages.find(({ id }) => id === FERNS);
  if (page === undefined) throw new Error(`The garden has no page ${FERNS}`);
  sendEdits({ pages: [{ ...page, title: EDITED }], table });
  expect(within(main()).getByRole('heading', { level: 1 })).toBe(heading);
  expect(heading.textContent).toBe(EDITED.en);
  sendEdits({ pages: [page], table: site.table });
  expect(heading.textContent).toBe(before);
});

test('words of the renderer are replaced without a call', async () => {
  const { calls, sendEdits } = await openPage('/plants/ferns');
  const asked = calls.length;
  const words = (mark: string) => ({
    en: Object.fromEntries(
      [...(site.texts.get('en') ?? [])].map(([key, text]) => [key, text + mark]),
    ),
  });
  const main = site.texts.get('en')?.get('ui.skipToContent') ?? '';
  sendEdits({ pages: [], texts: words('!') });
  expect(screen.getByRole('link', { name: `${main}!` })).toBeTruthy();
  sendEdits({ pages: [], texts: words('') });
  expect(screen.getByRole('link', { name: main })).toBeTruthy();
  expect(calls.length).toBe(asked);
});

test('the site, its header and the document have the name that was edited', async () => {
  const { sendEdits } = await openPage('/plants/ferns');
  const header = { ...site.site.header, names: [{ lang: 'en', text: 'A garden renamed' }] };
  sendEdits({ pages: [], site: { ...site.site, name: EDITED, header } });
  expect(within(screen.getByRole('banner')).getByText('A garden renamed')).toBeTruthy();
  expect(document.title).toContain(EDITED.en);
});

test('what a list lets readers choose is called as it was edited', async () => {
  const { main, sendEdits } = await openPage('/plants/tree-finder');
  const label = within(main()).queryByText('Edited words');
  expect(label).toBeNull();
  const relabelled = (route: RouteModel): RouteModel => ({
    ...route,
    views: route.views.map((view) => ({
      ...view,
      ...(view.list && {
        list: {
          ...view.list,
          filters: view.list.filters.map((each) => ({ ...each, label: EDITED })),
        },
      }),
    })),
  });
  sendEdits({ pages: [], table: { ...site.table, routes: site.table.routes.map(relabelled) } });
  expect(within(main()).getAllByText(EDITED.en ?? '').length).toBeGreaterThan(0);
});

const TABLE = {
  type: 'table',
  columns: [{ field: 'name', heading: 'menu.ferns' }],
};

test('a layout that was edited takes the place of the one before with its items, and the other way round', async () => {
  const { main, sendEdits, router } = await openPage('/plants/ferns');
  const { there, back } = editsOf({ layout: TABLE });
  const cards = namesIn(main()).length;
  expect(cards).toBeGreaterThan(1);
  sendEdits(there);
  // What was shown stays until the other one is there.
  expect(namesIn(main())).toHaveLength(cards);
  await waitFor(() => expect(within(main()).getByRole('table')).toBeTruthy());
  expect(within(main()).getAllByRole('row')).toHaveLength(cards + 1);
  sendEdits(back);
  await waitFor(() => expect(within(main()).queryByRole('table')).toBeNull());
  expect(namesIn(main())).toHaveLength(cards);
  expect(router.state.errors).toBeNull();
});

test('a list shows as much of itself as before an edit of how it is asked for', async () => {
  const { main, sendEdits } = await openPage('/plants/ferns');
  const first = namesIn(main());
  fireEvent.click(within(main()).getByRole('link', { name: /more/i }));
  await waitFor(() => expect(namesIn(main()).length).toBeGreaterThan(first.length));
  const all = namesIn(main());
  sendEdits(editsOf({ source: { sort: { field: 'name', descending: true } } }).there);
  await waitFor(() => expect(namesIn(main())[0]).not.toBe(first[0]));
  expect(namesIn(main())).toHaveLength(all.length);
});

test('a filter that is added is there without the page being loaded anew, and goes again', async () => {
  const { main, sendEdits, router } = await openPage('/plants/ferns');
  const { there, back } = editsOf({
    list: { filters: [{ type: 'value', field: 'title', label: 'menu.ferns', parameter: 'place' }] },
  });
  const items = namesIn(main()).length;
  const controls = () => main().querySelector('search');
  expect(controls()).toBeNull();
  sendEdits(there);
  await waitFor(() => expect(controls()).not.toBeNull());
  // The router loads by the row that was edited, too.
  await act(() => router.navigate('/plants/trees'));
  await act(() => router.navigate('/plants/ferns'));
  expect(controls()).not.toBeNull();
  expect(namesIn(main())).toHaveLength(items);
  sendEdits(back);
  await waitFor(() => expect(controls()).toBeNull());
  expect(namesIn(main())).toHaveLength(items);
});

test('a page that was visited before it was edited shows its items as they are now', async () => {
  const { main, sendEdits, router } = await openPage('/plants/ferns');
  await act(() => router.navigate('/plants/trees'));
  sendEdits(editsOf({ layout: TABLE }).there);
  const trees = namesIn(main());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(within(main()).getByRole('table')).toBeTruthy());
  expect(within(main()).getAllByRole('row').length).toBeGreaterThan(1);
  expect(trees.length).toBeGreaterThan(1);
});

test('edits that come while one is being loaded are shown together after it', async () => {
  const { main, sendEdits } = await openPage('/plants/ferns');
  sendEdits(editsOf({ layout: TABLE }).there);
  sendEdits({ pages: [], site: { ...site.site, name: EDITED } });
  const skip = { 'ui.skipToContent': 'Skip it' };
  sendEdits({
    pages: [],
    texts: { en: { ...Object.fromEntries(site.texts.get('en') ?? []), ...skip } },
  });
  expect(screen.queryByRole('link', { name: 'Skip it' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Skip it' })).toBeTruthy());
  expect(within(main()).getByRole('table')).toBeTruthy();
  expect(document.title).toContain(EDITED.en);
});

test('a page that nobody has opened yet is edited at once, and opened as it is now', async () => {
  const { main, sendEdits, router } = await openPage('/plants/ferns');
  const page = site.pages.find(({ id }) => id === 'plants/trees');
  if (page === undefined) throw new Error('The garden has no trees');
  sendEdits({ pages: [{ ...page, title: EDITED }], site: { ...site.site, name: EDITED } });
  expect(document.title).toContain(EDITED.en);
  await act(() => router.navigate('/plants/trees'));
  expect(main()).toBeTruthy();
});

test('the page is loaded anew where the code that an edit needs is not to be had', async () => {
  const { sendEdits } = await openPage('/plants/ferns');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { there } = editsOf({ layout: TABLE });
  const { sections, routes } = there.table ?? site.table;
  // The server that has the code was stopped.
  const renderers = { layouts: ['gone'], frames: [], override: undefined } as never;
  const table = { sections, routes: routes.map((route) => ({ ...route, renderers })) };
  sendEdits({ ...there, table });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reload.mockRestore();
});

/** What the cards of a list are called; the heading before them is that of the section. */
function namesIn(main: HTMLElement): (string | null)[] {
  const headings = within(main).queryAllByRole('heading', { level: 2 });
  return headings.slice(1).map(({ textContent }) => textContent);
}

/** What the development server sends of other properties of the view of ferns, and when they are taken back. */
function editsOf(properties: Record<string, object>) {
  const file = 'plants/ferns.json';
  const { view } = JSON.parse(readFileSync(path.join(GARDEN, 'manifests', file), 'utf8'));
  const merged = Object.entries(properties).map(([name, part]) => [
    name,
    name === 'source' ? { ...view.source, ...part } : part,
  ]);
  const folder = gardenWith(file, { view: { ...view, ...Object.fromEntries(merged) } });
  const { compiled, findings } = compile(folder);
  if (compiled === undefined) throw new Error(findings.map(({ message }) => message).join('; '));
  const [there, back] = [findEdits(site, compiled), findEdits(compiled, site)];
  if (there === undefined || back === undefined) throw new Error('It has pages loaded anew');
  return { there, back };
}

function withTitle(route: RouteModel): RouteModel {
  return route.id === FERNS && route.menu !== undefined
    ? { ...route, menu: { ...route.menu, title: EDITED } }
    : route;
}
