import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage, site } from './open-page.tsx';

/** Characters of a page's content, at the least. */
const LEAST = 60;

const PAGES = site.table.routes.filter(({ route }) => !route.includes(':'));

describe.each(site.site.languages.map(({ code }) => code))('in %s', (language) => {
  test.each(PAGES.map(({ route }) => route))(
    '%s shows one heading and its content',
    async (route) => {
      const { main } = await openPage(route, { language });
      const heading = await within(main()).findByRole('heading', { level: 1 });
      expect(heading.textContent).not.toBe('');
      await waitFor(() => expect(main().querySelector('[aria-busy]')).toBeNull());
      expect(within(main()).queryByRole('alert')).toBeNull();
      expect(main().textContent.length).toBeGreaterThan(LEAST);
    },
  );
});
