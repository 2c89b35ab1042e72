import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../src/core/index.ts';
import { answerOf, itemsOf, openPage, site } from '../open-page.tsx';

const PAGE = '/plants/houses';
const [, ENGLISH] = site.site.languages;
if (ENGLISH === undefined) throw new Error('The site has no second language');

/** Opens a page whose header is another one. */
async function openWith(header: Partial<SiteModel['header']>, change: Partial<SiteModel> = {}) {
  const changed = { ...site.site, ...change, header: { ...site.site.header, ...header } };
  const page = await openPage(PAGE, { site: changed });
  return { ...page, banner: screen.getByRole('banner') };
}

describe('a header', () => {
  test('may have no search', async () => {
    const { banner } = await openWith({ search: undefined });
    expect(within(banner).queryByRole('button', { name: 'Open search' })).toBeNull();
    expect(within(banner).queryByRole('link', { name: 'Search' })).toBeNull();
  });

  test('may have no mark', async () => {
    const { banner } = await openWith({ logo: undefined });
    expect(banner.querySelector('img')).toBeNull();
    within(banner).getByRole('link', { name: /Hillside/ });
  });

  test('has the site’s name in the page’s language where it has no lines of its own', async () => {
    const { banner } = await openWith({ names: [] });
    const name = within(banner).getByText(site.site.name.en ?? '');
    expect(name.getAttribute('lang')).toBeNull();
    expect(within(banner).queryByText(site.site.name.zh ?? '')).toBeNull();
  });

  test('has its menu of the manifests alone where it asks for none', async () => {
    const { banner, calls } = await openWith({ navigation: undefined });
    const menu = within(banner).getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getAllByRole('link').length).toBeGreaterThan(2);
    expect(calls.filter((call) => call.includes('navigations'))).toEqual([]);
  });

  test('may lead to no other language', async () => {
    const { banner } = await openWith({ languageButton: false });
    expect(banner.querySelector('[hreflang]')).toBeNull();
  });

  test('leads to another language’s page, or where that lacks the item to the list of such', async () => {
    const [fern] = await itemsOf('/collection/ferns');
    const call = `/collection/ferns/${fern?.id}`;
    const link = () => within(screen.getByRole('banner')).getByRole('link', { name: /中文/ });
    await openPage(`/plants/fern/${fern?.id}?from=list`);
    expect(link().getAttribute('href')).toBe(`/plants/fern/${fern?.id}?from=list&lang=zh`);
    cleanup();

    const only = Object.assign({}, await answerOf(call), { '@languages': ['en'] });
    await openPage(`/plants/fern/${fern?.id}?from=list`, {
      change: ({ pathname }) => (pathname.endsWith(call) ? Response.json(only) : undefined),
    });
    expect(link().getAttribute('href')).toBe('/plants/ferns?lang=zh');
  });

  test('says a line of another direction where that begins', async () => {
    const arabic = { code: 'ar', tag: 'ar', label: 'العربية', direction: 'rtl' } as const;
    const { banner } = await openWith(
      { names: [{ lang: 'ar', text: 'معهد البحيرة' }] },
      { languages: [ENGLISH, arabic] },
    );
    const line = within(banner).getByText('معهد البحيرة');
    expect([line.lang, line.dir]).toEqual(['ar', 'rtl']);
  });
});

test('what Fluent shows is read as the page is', async () => {
  await openWith({}, { languages: [{ ...ENGLISH, direction: 'rtl' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  expect(dialog.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});
