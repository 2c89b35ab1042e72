import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const block = { field: '<h2 id="h-by-bus">By bus</h2><p>Line <strong>4</strong>.</p>' };

test('HTML is shown as running text, its headings as links to themselves', () => {
  const page = show(<Block block={block} />);
  expect(page.getByText('4').tagName).toBe('STRONG');
  expect(page.getByRole('link', { name: 'By bus' }).getAttribute('href')).toBe('#h-by-bus');
});

test('in a drawer, whose headings have no URL of their own, they are no links', () => {
  const page = show(<Block block={block} />, '/', 'drawer');
  expect(page.getByRole('heading', { name: 'By bus' }).id).toBe('h-by-bus');
  expect(page.queryByRole('link')).toBeNull();
});
