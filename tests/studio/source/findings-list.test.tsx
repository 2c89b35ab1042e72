import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioFinding, StudioSite } from '../../../src/core/studio/data.ts';
import { FindingsList } from '../../../src/studio/source/findings-list.tsx';
import { goToAtom, selectionAtom, shownAtom, siteAtom } from '../../../src/studio/state/atoms.ts';
import { openWindow, SITE } from '../open-window.tsx';

const FILE = 'manifests/people/everybody.json';
const CONTENT = 'content/people/ada.en.md';
const SHOWN: StudioSite = {
  ...SITE,
  contentEditor: '/-/content',
  pages: SITE.pages.map((page) => ({ ...page, example: '/people/everybody' })),
};

function findingOf(file: string, severity: StudioFinding['severity']): StudioFinding {
  return { file, severity, line: 3, column: 1, path: ['view'], code: 'M204', message: 'wrong' };
}

function openFindings(findings: readonly StudioFinding[]) {
  const store = openWindow(<FindingsList findings={findings} />, {
    'GET file': ({ path }: { path: string }) => ({ path, revision: 1, kind: 'page', text: '{}' }),
  });
  act(() => {
    store.set(siteAtom, SHOWN);
    store.set(shownAtom, { path: '/contact', visit: 1 });
  });
  return store;
}

test('a finding leads to its place, and the frame to the page that it is of', async () => {
  const store = openFindings([findingOf(FILE, 'error')]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /everybody/ }));
  expect(store.get(selectionAtom)).toEqual({ file: FILE, path: ['view'], entry: {} });
  expect(store.get(goToAtom)).toMatchObject({ file: FILE, line: 3, takesFocus: false });
  expect(store.get(shownAtom)).toEqual({ path: '/people/everybody', visit: 2 });
  // Its page is there by now, with what is open in it.
  act(() => store.set(shownAtom, { path: '/people/everybody?page=2', visit: 2 }));
  await user.click(screen.getByRole('button', { name: /everybody/ }));
  expect(store.get(shownAtom)).toEqual({ path: '/people/everybody?page=2', visit: 2 });
});

test('a finding that no form has the place of is gone on with in the text', async () => {
  const { path: _, ...broken } = findingOf(FILE, 'error');
  const store = openFindings([broken]);
  await userEvent.setup().click(screen.getByRole('button', { name: /everybody/ }));
  expect(store.get(selectionAtom)).toEqual({ file: FILE, path: [] });
  expect(store.get(goToAtom)).toMatchObject({ takesFocus: true });
});

test('a finding of content leads to its entry in the editor of content, and selects nothing', async () => {
  const store = openFindings([findingOf(CONTENT, 'warning')]);
  expect(screen.getByText(/content\/people/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /^Content/ }).getAttribute('href')).toBe(
    '/-/content/#/file/content/people/ada.en.md',
  );
  expect(store.get(selectionAtom)).toBeUndefined();
});

test('errors stand before warnings', () => {
  openFindings([findingOf(CONTENT, 'warning'), findingOf(FILE, 'error')]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('everybody.json');
  expect(rows[1]).toContain('ada.en.md');
});
