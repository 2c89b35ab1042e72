import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { show, showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

type Props = LayoutProps<'downloads'>;
type Entry = Props['items'][number];

const file = { kind: 'file', field: 'file' } as const;
const slots = { file, title: TITLE_SLOT };
const shown = { type: 'downloads', needs: ['file'], empty: undefined, slots } as const;
const at = (url: string, bytes?: number) => ({
  name: 'x',
  url,
  external: !url.startsWith('/'),
  ...(bytes !== undefined && { bytes }),
});

const showEntry = (entry: Partial<Entry>, own: object = shown) =>
  showLayout(layout, own as Partial<Props['layout']>, [{ key: '1', ...entry }]);
const factsOf = (entry: Partial<Entry>) => {
  const page = showEntry(entry);
  const facts = page.container.querySelector('p')?.textContent?.replace(/\s/g, ' ');
  page.unmount();
  return facts;
};

describe('the name of a file', () => {
  test.each([
    ['/media/a/plan.pdf?v=2#page=3', 'plan.pdf'],
    ['/media/floor%20plan.pdf', 'floor plan.pdf'],
    // Not every URL is encoded as it should be.
    ['/media/100%.pdf', '100%.pdf'],
    ['https://other.example/a/data.csv', 'data.csv'],
  ])('at %s is said to be %s where no title is', (url, name) => {
    const link = showEntry({ file: at(url) }).getByRole('link');
    expect(link.textContent?.replace(' (ui.opensInNewWindow)', '')).toBe(name);
    expect(link.getAttribute('download')).toBe(url.startsWith('/') ? name : null);
    expect(link.getAttribute('href')).toBe(url);
  });

  test('gives way to a title', () => {
    const page = showEntry({ file: at('/media/plan.pdf'), title: words('Floor plan') });
    expect(page.getByRole('link').textContent).toBe('Floor plan');
  });
});

describe('what is said of a file', () => {
  test.each([
    ['of which nothing is known', { file: at('/media/licence') }, undefined],
    ['without an ending', { file: at('/media/licence', 2000) }, '2 kB'],
    ['of an unknown size', { file: at('/media/a.pdf') }, 'PDF'],
    ['that is empty', { file: at('/media/a.pdf', 0) }, 'PDF · 0 bytes'],
    // What is known of the file itself counts more than what a field says.
    ['of two sizes', { file: at('/media/a.pdf', 2000), size: words('9') }, 'PDF · 2 kB'],
    ['whose size a field says', { file: at('/media/a.pdf'), size: words('2000') }, 'PDF · 2 kB'],
    ['whose size is none', { file: at('/media/a.pdf'), size: words('0') }, 'PDF'],
    ['whose size is no number', { file: at('/media/a.pdf'), size: words('large') }, 'PDF'],
    ['in a language', { file: at('/media/a'), language: words('de-AT') }, 'Austrian German'],
  ])('%s', (_, entry, facts) => {
    expect(factsOf(entry)).toBe(facts);
  });

  test('stands below it, cut after the lines that the manifest says', () => {
    const entry = { file: at('/media/a.pdf'), note: words('About it.') };
    const own = { ...slots, note: { ...TITLE_SLOT, clamp: 2 } };
    const page = showEntry(entry, { ...shown, slots: own });
    expect(page.getByText('About it.').getAttribute('data-clamp')).toBe('2');
    page.unmount();
    const whole = showEntry(entry);
    expect(whole.getByText('About it.').hasAttribute('data-clamp')).toBe(false);
    whole.unmount();
    const none = showEntry({ file: at('/media/licence') });
    expect(none.getByRole('listitem').childElementCount).toBe(1);
  });
});

describe('a list of files', () => {
  const items = {
    kind: 'items',
    field: 'attachments',
    slots: { file, note: { ...TITLE_SLOT, clamp: 3 } },
  };

  test('in one item has what is said of each cut as its own slots say', () => {
    const entry = { key: 'a', file: at('/media/a.pdf'), note: words('About it.') };
    const page = showEntry({ items: [entry] } as Partial<Entry>, { ...shown, slots: { items } });
    expect(page.getByText('About it.').getAttribute('data-clamp')).toBe('3');
  });

  test('is not there where there are none', () => {
    const page = showEntry({ title: words('No file') });
    expect(page.queryByRole('list')).toBeNull();
    page.unmount();
    const ofOne = showEntry({}, { ...shown, slots: { items } });
    expect(ofOne.queryByRole('list')).toBeNull();
    ofOne.unmount();
    const model = { ...shown, slots: { items } } as unknown as Props['layout'];
    const ofNone = show(<layout.Layout layout={model} items={[]} />);
    expect(ofNone.queryByRole('list')).toBeNull();
  });
});
