import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LayoutProps } from '../../../src/react/index.ts';
import { openSite } from '../../../tests/react/open-page.tsx';
import { show, showLayout } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const SLOTS = { slots: { text: { kind: 'html', fields: ['text'] } } } as const;

test('a text is shown as it is, and its headings lead to themselves', () => {
  const text = '<h2 id="h-by-bus">By bus</h2><p>Line <strong>4</strong>.</p>';
  showLayout(layout, SLOTS, [{ key: 'a', text }]);
  const link = screen.getByRole('link', { name: 'By bus' });
  expect(link.getAttribute('href')).toBe('#h-by-bus');
  expect(screen.getByText('4').tagName).toBe('STRONG');
});

describe('a text with more around it', () => {
  const headings = ['a', 'b', 'c'].map((id) => `<h2 id="h-${id}">Part ${id}</h2><p>Of ${id}.</p>`);
  const contents = { de: 'Auf dieser Seite', en: 'On this page', zh: '本页内容' };

  test('begins with links to its headings, where it has three', () => {
    const model = { ...SLOTS, contents, copyCode: false, neighbours: false };
    showLayout(layout, model, [{ key: 'a', text: headings.join('') }]);
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#h-a', '#h-b', '#h-c']);
  });

  test('has none where it has two', () => {
    const model = { ...SLOTS, contents, copyCode: false, neighbours: false };
    showLayout(layout, model, [{ key: 'a', text: headings.slice(1).join('') }]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('has links of the words of its headings, and none where the manifest names no contents', () => {
    const model = { ...SLOTS, copyCode: false, neighbours: false };
    const item = { key: 'a', text: headings.join('') };
    const page = showLayout(layout, { ...model, contents }, [item]);
    const list = screen.getByRole('navigation', { name: 'On this page' });
    expect(list.textContent).toBe('On this pagePart aPart bPart c');
    page.unmount();
    showLayout(layout, model, [item]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('is the text alone in a drawer, which has the URL of another page', () => {
    const model = { ...SLOTS, contents, copyCode: false, neighbours: true };
    const items = [{ key: 'a', text: headings.join('') }];
    const { container } = show(
      <layout.Layout layout={model as unknown as LayoutProps<'prose'>['layout']} items={items} />,
      '/',
      'drawer',
    );
    expect(container.textContent).toBe('Part aOf a.Part bOf b.Part cOf c.');
    expect(screen.getByRole('heading', { name: 'Part b' }).id).toBe('h-b');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('leads to no other pages where its page has none beside it', () => {
    const model = { ...SLOTS, copyCode: false, neighbours: true };
    showLayout(layout, model, [{ key: 'a', text: '<p>Words</p>' }]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('has no buttons at its code where the manifest asks for none', () => {
    const model = { ...SLOTS, copyCode: false, neighbours: false };
    const text = '<pre><code>{}</code></pre>';
    showLayout(layout, model, [{ key: 'a', text }]);
    expect(screen.getByText('{}').tagName).toBe('CODE');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has its code copied as it was written', async () => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const text = '<p>Say</p><pre><code>npm test &amp;&amp; echo\n</code></pre><p>and</p>';
    showLayout(layout, { ...SLOTS, copyCode: true, neighbours: false }, [{ key: 'a', text }]);
    fireEvent.click(screen.getByRole('button', { name: 'ui.copy ui.code' }));
    await waitFor(() => expect(written).toEqual(['npm test && echo\n']));
    expect(screen.getByText('and').tagName).toBe('P');
  });
});

test.each([
  [
    '<figure><figcaption>a/b.json</figcaption>\n<pre><code>{',
    '</code></pre>\n</figure>',
    'a/b.json',
  ],
  ['<pre><code>{', '</code></pre>', 'ui.code: By bus'],
])('the button of code says what it copies: %s', (begin, end, name) => {
  const text = `<h2>By bus</h2>${begin}${end}`;
  showLayout(layout, { ...SLOTS, copyCode: true, neighbours: false }, [{ key: 'a', text }]);
  expect(screen.getByRole('button', { name: `ui.copy ${name}` })).toBeDefined();
});

test('two blocks of code below one heading have buttons of two names', () => {
  const block = '<pre><code>{</code></pre>';
  const text = `<h2>By bus</h2>${block}<p>or</p>${block}`;
  showLayout(layout, { ...SLOTS, copyCode: true, neighbours: false }, [{ key: 'a', text }]);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['ui.copy ui.code: By bus', 'ui.copy ui.code: By bus (2)']);
});

test('a page of the documentation leads to those before and after it, to others and to their headings', async () => {
  const { openPage } = openSite('tests/sites/documentation');
  await openPage('/guides/lists');
  const text = await screen.findByRole('article');
  const links = within(text).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/guides/maintaining#h-begin',
      '/reference/the-site#h-filtering-convention',
    ]),
  );
  const main = within(screen.getByRole('main'));
  const steps = main.getAllByRole('listitem').slice(-2);
  expect(steps.map((step) => step.textContent)).toEqual([
    'Previous Edit content',
    'Next Pages of parts',
  ]);
});

test('the first page of a menu leads on alone', async () => {
  const { openPage } = openSite('tests/sites/documentation');
  const { main } = await openPage('/operations/overview');
  await screen.findByRole('article');
  const links = [...main().querySelectorAll('article ~ ul a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/operations/security']);
});

test('a page whose document begins with a remark is called by words of its own', async () => {
  const { openPage } = openSite('tests/sites/documentation');
  await openPage('/reference/browsers');
  await screen.findByRole('article');
  const steps = within(screen.getByRole('main')).getAllByRole('listitem').slice(-2);
  expect(steps.at(-1)?.textContent).toBe('Previous Findings');
});

test('a table, which is scrolled where it is wide, can be reached by keys', () => {
  showLayout(layout, SLOTS, [{ key: 'a', text: '<table><tr><td>Wide</td></tr></table>' }]);
  expect(screen.getByRole('table').tabIndex).toBe(0);
});

test('an item without a text shows nothing', () => {
  const { container } = showLayout(layout, SLOTS, [{ key: 'a' }]);
  expect(container.querySelector('article')).toBeNull();
});

test('a page that is a Markdown file has its manifest’s title, and the file’s text in each language', async () => {
  const { openPage } = openSite('tests/sites/museum');
  await openPage('/visit/access');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A museum for everybody');
  const text = within(await screen.findByRole('article'));
  expect(text.getByRole('heading', { level: 2, name: 'Without sight' }).id).toBe('h-without-sight');
  expect(text.getByRole('link', { name: 'ticket desk' }).getAttribute('href')).toBe('/visit/plan');
});

test('a page that is a Markdown file speaks the reader’s language', async () => {
  const { openPage } = openSite('tests/sites/museum');
  await openPage('/visit/access', { language: 'ar' });
  const text = within(await screen.findByRole('article'));
  expect(text.getByRole('heading', { level: 2, name: 'لمن لا يرى' }).id).toBe('h-لمن-لا-يرى');
});
