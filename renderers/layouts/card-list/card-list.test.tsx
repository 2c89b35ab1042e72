import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const columns = { xs: 1, sm: 1, tile: 1, md: 1, lg: 2, xl: 2 };
const slots = { title: TITLE_SLOT };

test('a card has its title as a heading that leads to its page', () => {
  const page = showLayout(layout, { type: 'card-list', columns, slots }, [
    { key: '1', title: words('An Li'), subtitle: words('Professor'), link: '/people/an' },
    { key: '2', title: words('Bo Wu') },
  ]);
  const headings = page.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['An Li', 'Bo Wu']);
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/people\/an/),
  ]);
  expect(page.container.textContent).toContain('Professor');
});

test('a picture beside it has no words of its own to listen to', () => {
  const image = { src: '/media/an.webp', alt: 'An Li' };
  const page = showLayout(layout, { type: 'card-list', columns, slots }, [
    { key: '1', title: words('An Li'), image },
  ]);
  expect(page.container.querySelector('img')?.getAttribute('alt')).toBe('');
});
