import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/react/open-page.tsx';

test('the items of each side have headings below that of the side', async () => {
  await openPage('/', { language: 'en' });
  const sides = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section') ?? heading);
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    expect(within(side).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  }
});
