import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemLink, SlotText } from '../../../src/react/index.ts';
import { show } from '../../renderers/show.tsx';

const NAMES = {
  kind: 'plain',
  text: 'An, Bo and Cy',
  parts: [
    { text: 'An', href: '/people/an' },
    { text: ', ' },
    { text: 'Bo' },
    { text: ' and ' },
    { text: 'Cy', href: 'https://cy.example/' },
  ],
} as const;

test('a text has a link for each of its parts that leads somewhere', () => {
  const { container, getAllByRole } = show(<SlotText value={NAMES} />);
  const links = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/people/an', 'https://cy.example/']);
  expect(container.textContent).toMatch(/^An, Bo and Cy/);
  expect(container.querySelectorAll('[target="_blank"]')).toHaveLength(1);
});

test('a text within a link has no links of its own', () => {
  const { getAllByRole } = show(
    <ItemLink to="/items/one">
      <SlotText value={NAMES} />
    </ItemLink>,
  );
  const links = getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/items/one']);
  expect(links[0]?.textContent).toBe('An, Bo and Cy');
});

test('a telephone number opens no window', () => {
  const parts = [{ text: '+99 555', href: 'tel:+99555' }];
  const { getByRole } = show(<SlotText value={{ kind: 'plain', text: '+99 555', parts }} />);
  expect(getByRole('link').getAttribute('href')).toBe('tel:+99555');
  expect(getByRole('link').hasAttribute('target')).toBe(false);
});

test('a relative date says how far off it is once scripts run, and keeps the date', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const value = { kind: 'plain', text: 'that day', time: day, live: 'relative-date' } as const;
  const { container } = show(<SlotText value={value} />);
  const time = container.querySelector('time');
  expect(time?.textContent).toBe('that day');
  expect(time?.dateTime).toBe(day);
  await waitFor(() => expect(time?.textContent).toMatch(/^in [234] days$/));
  expect(time?.title).toBe('that day');
});
