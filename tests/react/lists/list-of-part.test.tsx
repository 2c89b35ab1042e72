import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import { openSite } from '../open-page.tsx';

const ENGINE = path.resolve(import.meta.dirname, '../../..');
const SITE = path.join(ENGINE, 'tests/sites/research-group');
const PERSON = 'manifests/gruppe/person.json';
const URL_OF_PERSON = '/gruppe/personen/wiebke-halmersoog';

/** A site in which the publications below a person are filtered by words and stand in groups. */
const root = makeSite();
afterAll(() => rmSync(root, { recursive: true }));
const { openPage } = openSite(root);

const part = () => screen.findByRole('region', { name: 'Publikationen' });
const titles = async () =>
  within(await part())
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

test('a list in a part of a page has a form that is named after the part, and leads back to it', async () => {
  await openPage(URL_OF_PERSON, { language: 'de' });
  const form = await within(await part()).findByRole('form');
  const names = form.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(names.map((id) => document.getElementById(id) !== null)).toEqual([true, true]);
  expect(names).toContain('publikationen');
  expect(form.getAttribute('action')).toBe('#publikationen');
});

test('its groups stand a level below the heading of the part, and their items below them', async () => {
  await openPage(URL_OF_PERSON, { language: 'de' });
  const shown = await part();
  await within(shown).findByRole('heading', { level: 3, name: 'S' });
  expect(within(shown).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(await titles()).toContain('Sand in Bewegung');
});

test('what is chosen of it begins with its first page, and leaves what else the URL says', async () => {
  const { router } = await openPage(`${URL_OF_PERSON}?other=1&page-publikationen=2`, {
    language: 'de',
  });
  const form = await within(await part()).findByRole('form');
  await userEvent.type(within(form).getByRole('searchbox'), 'Sand');
  await userEvent.click(within(form).getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?other=1&titel=Sand'));
  await waitFor(async () => expect(await titles()).toEqual(['Sand in Bewegung']));
});

test('it stays where what is chosen leaves nothing, so that the choice can be dropped', async () => {
  await openPage(`${URL_OF_PERSON}?titel=xyzzy`, { language: 'de' });
  const shown = await part();
  await within(shown).findByRole('form');
  await waitFor(() => expect(shown.querySelector('a[href]:not([href^="#"])')).not.toBeNull());
  expect(await titles()).toEqual([]);
});

test('it is not there where the item has none, whatever could be chosen', async () => {
  await openPage(URL_OF_PERSON, {
    language: 'de',
    change: ({ pathname }) => (pathname === '/api/publikationen' ? Response.json([]) : undefined),
  });
  await screen.findByRole('region', { name: 'In den Meldungen' }).catch(() => undefined);
  expect(screen.queryByRole('region', { name: 'Publikationen' })).toBeNull();
});

function makeSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-of-parts-'));
  for (const part of ['content', 'manifests', 'media']) {
    cpSync(path.join(SITE, part), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(ENGINE, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, PERSON);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  const [publications] = page.related;
  Object.assign(publications.view, {
    source: {
      endpoint: '/publikationen',
      query: { 'autoren.id': '{id}' },
      paging: 'client',
      pagingConvention: { pageSize: 2 },
    },
    list: {
      filters: [
        { type: 'words', fields: ['titel'], label: 'menu.publikationen', parameter: 'titel' },
      ],
      groupBy: { by: 'letter', field: 'titel' },
    },
  });
  writeFileSync(file, JSON.stringify(page));
  return folder;
}
