import { describe, expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { describeSize, nameLanguage, nameType } from './file-facts.ts';
import { layout } from './index.tsx';

const file = { kind: 'file', field: 'file' } as const;
const slots = { file, title: TITLE_SLOT };
const shown = { type: 'downloads', needs: ['file'], empty: undefined, slots } as const;
const plan = {
  name: 'plan.pdf',
  url: '/media/floor%20plan.pdf',
  external: false,
  bytes: 1_240_000,
};

test('a file is saved under its name, and has its type, size and language beside it', () => {
  const page = showLayout(layout, shown, [
    { key: '1', file: plan, title: words('Floor plan'), language: words('de') },
  ]);
  const link = page.getByRole('link', { name: 'Floor plan' });
  expect(link.getAttribute('href')).toBe('/media/floor%20plan.pdf');
  expect(link.getAttribute('download')).toBe('floor plan.pdf');
  expect(page.container.querySelector('p')?.textContent).toBe('PDF · 1.2 MB · German');
});

test('a file elsewhere opens there, with the size that a field says', () => {
  const away = { name: 'x', url: 'https://other.example/data.csv', external: true };
  const page = showLayout(layout, shown, [{ key: '1', file: away, size: words('2048') }]);
  const link = page.getByRole('link', { name: /^data\.csv/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.hasAttribute('download')).toBe(false);
  expect(page.container.querySelector('p')?.textContent).toBe('CSV · 2 kB');
});

test('a list of which no item has a file shows nothing, not even an empty list', () => {
  const page = showLayout(layout, shown, [{ key: '1', title: words('Floor plan') }]);
  expect(page.queryByRole('list')).toBeNull();
  expect(page.container.textContent).toBe('');
});

test('the files of one item are shown as those of a list, without those that are none', () => {
  const parts = { kind: 'items', field: 'attachments', slots: { file } } as const;
  const page = showLayout(
    layout,
    { type: 'downloads', shows: 'one', empty: undefined, slots: { items: parts } },
    [{ key: '1', items: [{ key: 'a', file: plan }, { key: 'b' }] }],
  );
  expect(page.getAllByRole('listitem')).toHaveLength(1);
});

describe('what is said of a file', () => {
  test.each([
    ['/media/plan.pdf?v=2', 'PDF'],
    ['https://other.example/a.b/data.tar.gz', 'GZ'],
    ['/media/licence', ''],
    ['https://other.org', ''],
    ['HTTPS://other.org/a.txt', 'TXT'],
    ['/media/a.b/licence', ''],
    ['/media/plan.pdf#page=2.5', 'PDF'],
    ['/media/a.longer', ''],
    ['/media/a.webmx', 'WEBMX'],
    ['/media/a.', ''],
  ])('the type of %s is "%s"', (url, type) => {
    expect(nameType(url)).toBe(type);
  });

  test.each([
    [0, 'en', '0 bytes'],
    [1, 'en', '1 byte'],
    [999, 'en', '999 bytes'],
    [1000, 'en', '1 kB'],
    [999_499, 'en', '999 kB'],
    [1_000_000, 'en', '1 MB'],
    [1_240_000, 'de', '1,2 MB'],
    [99_950_000, 'en', '100 MB'],
    [100_400_000, 'en', '100 MB'],
    [1_500_000_000, 'en', '1.5 GB'],
    [412_000_000, 'en', '412 MB'],
    [3_000_000_000_000, 'en', '3,000 GB'],
  ])('%i bytes in %s are "%s"', (bytes, tag, size) => {
    expect(describeSize(bytes, tag).replace(/\s/g, ' ')).toBe(size);
  });

  test('a language is named by its code, and left alone where it is a name', () => {
    expect(nameLanguage('fr', 'de')).toBe('Französisch');
    expect(nameLanguage('pt-BR', 'en')).toBe('Brazilian Portuguese');
    expect(nameLanguage('DE', 'en')).toBe('German');
    expect(nameLanguage('zh-Hant-TW', 'en')).toMatch(/Chinese/);
    expect(nameLanguage('Deutsch und Englisch', 'en')).toBe('Deutsch und Englisch');
    expect(nameLanguage('de, fr', 'en')).toBe('de, fr');
    expect(nameLanguage('d', 'en')).toBe('d');
    expect(nameLanguage('qqx', 'en')).toBe('qqx');
  });
});
