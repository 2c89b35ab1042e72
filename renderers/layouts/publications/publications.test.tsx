import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const MODEL = { slots: { title: TITLE_SLOT } };

test('a publication has its authors, where it appeared, its DOI and its BibTeX', () => {
  const page = showLayout(layout, MODEL, [
    {
      key: 'one#0',
      title: words('Salt'),
      authors: words('An and Bo'),
      venue: words('Coasts'),
      year: words('2026'),
      doi: words('https://doi.org/10.1000/182'),
    },
    { key: '#1', title: words('Sand'), doi: words('none') },
  ]);
  const [first, second] = page.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^SaltAn and BoCoasts\s+2026doi:10\.1000\/182/);
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://doi.org/10.1000/182',
    '/page/one.bib?lang=en',
    '/page.bib?lang=en',
  ]);
  // Nothing finds it but its title.
  expect(second?.textContent).toBe('Sand');
});

test('a publication of a day shows its year, unless a format says otherwise', () => {
  const show = (format: string) => {
    const slots = { ...MODEL.slots, year: { ...TITLE_SLOT, field: 'year', format } };
    const item = { key: 'one#0', title: words('Salt'), year: words('2024-05-01') };
    const page = showLayout(layout, { slots }, [item]);
    const shown = page.getByRole('listitem').textContent;
    page.unmount();
    return shown;
  };
  expect(show('text')).toMatch(/Salt\s*2024(?!-)/);
  expect(show('date')).toContain('2024-05-01');
});

test('the BibTeX of a publication is copied from its file', async () => {
  const fetched = vi.fn(async () => new Response('@misc{one,\n}\n'));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup();
  const page = showLayout(layout, MODEL, [{ key: 'one#0', title: words('Salt') }]);
  await user.click(page.getByRole('button', { name: 'ui.copy BibTeX: Salt' }));
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('@misc{one,\n}\n'),
  );
  expect(fetched).toHaveBeenCalledWith('/page/one.bib?lang=en');
});

const SLOTS = { ...MODEL.slots, summary: { ...TITLE_SLOT, clamp: 3 } };

test('a publication has its title as a heading, and all else only where it is known', () => {
  const page = showLayout(layout, { slots: SLOTS }, [
    {
      key: 'one#0',
      title: words('Salt'),
      authors: words('An and Bo'),
      venue: words('Coasts'),
      details: words('3 (2), 4–9'),
      year: words('2026'),
      summary: words('About salt.'),
      link: '/salt',
    },
    { key: '#1', title: words('Sand') },
  ]);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.querySelector('a')?.getAttribute('href'))).toEqual([
    '/salt',
    undefined,
  ]);
  expect(page.getByText('Coasts').closest('cite')).not.toBeNull();
  expect(page.getByText('About salt.').getAttribute('data-clamp')).toBe('3');
  const [first, second] = page.getAllByRole('listitem');
  expect(first?.textContent).toContain('SaltAn and BoCoasts 3 (2), 4–9 2026About salt.');
  expect(second?.childElementCount).toBe(1);
});

test.each([
  [{ venue: words('Coasts') }, 'Coasts'],
  [{ details: words('3 (2)') }, '3 (2)'],
  [{ year: words('2026') }, '2026'],
])('where it appeared is said of %j alone', (item, said) => {
  const page = showLayout(layout, MODEL, [{ key: '#0', title: words('Salt'), ...item }]);
  const line = page.container.querySelector('li p');
  expect(line?.textContent?.trim()).toBe(said);
  expect(line?.childElementCount).toBe(1);
});

test('an introduction is whole where the manifest says nothing of lines', () => {
  const item = { key: '#0', title: words('Salt'), summary: words('About salt.') };
  const page = showLayout(layout, MODEL, [item]);
  expect(page.getByText('About salt.').hasAttribute('data-clamp')).toBe(false);
});

test('the BibTeX of a publication, and that of all, are files to save, with names that say of what', () => {
  const page = showLayout(layout, MODEL, [{ key: 'one#0', title: words('Salt') }]);
  const [own, all] = page.getAllByRole('link');
  expect([own?.textContent, own?.getAttribute('aria-label')]).toEqual(['BibTeX', 'BibTeX: Salt']);
  expect(all?.textContent).toBe('ui.bibtexOfAll');
  expect([own, all].map((link) => link?.hasAttribute('download'))).toEqual([true, true]);
});

test('a publication without a file of its own has its DOI alone', () => {
  const item = { key: '#0', title: words('Salt'), doi: words('10.1000/182') };
  const page = showLayout(layout, MODEL, [item]);
  const link = page.getByRole('link', { name: /^doi:10\.1000\/182/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://doi.org/10.1000/182',
    '_blank',
  ]);
  expect(page.queryByRole('button')).toBeNull();
  expect(page.queryByText('BibTeX')).toBeNull();
});

test('a publication without a DOI has its file alone', () => {
  const page = showLayout(layout, MODEL, [{ key: 'one#0', title: words('Salt') }]);
  expect(page.queryByText(/doi/)).toBeNull();
  expect(page.getByRole('button', { name: 'ui.copy BibTeX: Salt' })).toBeDefined();
});

test('a file that cannot be had is not said to be copied', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup();
  await navigator.clipboard.writeText('before');
  const page = showLayout(layout, MODEL, [{ key: 'one#0', title: words('Salt') }]);
  await user.click(page.getByRole('button', { name: 'ui.copy BibTeX: Salt' }));
  expect((await page.findAllByText('ui.copyFailed')).length).toBeGreaterThan(0);
  expect(await navigator.clipboard.readText()).toBe('before');
});
