// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../tests/react/open-page.tsx';
import { showLayout } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const SLOTS = { slots: { text: { kind: 'html', fields: ['text'] } } } as const;

test('a text is shown as it is, and its headings lead to themselves', () => {
  const text = '<h2 id="h-by-bus">By bus</h2><p>Line <strong>4</strong>.</p>';
  showLayout(layout, SLOTS, [{ key: 'a', text }]);
  const link = screen.getByRole('link', { name: 'By bus' });
  expect(link.getAttribute('href')).toBe('#h-by-bus');
  expect(screen.getByText('4').tagName).toBe('STRONG');
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
