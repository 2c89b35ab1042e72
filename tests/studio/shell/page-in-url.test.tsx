import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { readPageInUrl, usePageInUrl } from '../../../src/studio/shell/page-in-url.ts';
import { shownAtom } from '../../../src/studio/state/atoms.ts';

test('the page that is shown is there again when the studio loads anew', () => {
  const store = createStore();
  renderHook(usePageInUrl, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => store.set(shownAtom, { path: '/people/guests?lang=de', visit: 1 }));
  expect(readPageInUrl(window.location.search)).toBe('/people/guests?lang=de');
});

test.each(['', '?at=people', '?at=//elsewhere.example/', '?at=https://elsewhere.example/'])(
  'what is no path of the site is none: %s',
  (search) => expect(readPageInUrl(search)).toBeUndefined(),
);
