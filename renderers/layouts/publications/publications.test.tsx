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
