import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const url = 'https://doi.org/10.5555/k%C3%BCste.7';

test('a link to another site opens in a window of its own, and shows where it leads', () => {
  const page = show(<Block block={{ url, text: undefined, label: 'DOI' }} />);
  const link = page.getByRole('link');
  expect([
    link.getAttribute('href'),
    link.getAttribute('target'),
    link.getAttribute('rel'),
  ]).toEqual([url, '_blank', 'noopener noreferrer']);
  expect(page.container.textContent).toMatch(/^DOIdoi\.org\/10\.5555\/küste\.7/);
});

test('it shows the words of the manifest in place of the URL', () => {
  const page = show(<Block block={{ url, text: 'Read it there', label: undefined }} />);
  expect(page.getByRole('link').textContent).toMatch(/^Read it there/);
});

test('a URL that is too long goes on after a slash', () => {
  const page = show(<Block block={{ url, text: undefined, label: undefined }} />);
  expect(page.getByRole('link').innerHTML).toContain('doi.org/<wbr>10.5555/<wbr>küste.7');
});
