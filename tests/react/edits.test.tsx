import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LocalizedText, RouteModel } from '../../src/core/index.ts';
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

function withTitle(route: RouteModel): RouteModel {
  return route.id === FERNS && route.menu !== undefined
    ? { ...route, menu: { ...route.menu, title: EDITED } }
    : route;
}
