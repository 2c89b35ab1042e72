import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioTextRow } from '../../../src/core/studio/data.ts';
import { draftAtom, shownAtom } from '../../../src/studio/state/atoms.ts';
import { TextsPanel } from '../../../src/studio/texts/texts-panel.tsx';
import { DRAFT, openWindow, SITE } from '../open-window.tsx';

function row(key: string, en: string, de: string): StudioTextRow {
  const texts = { en, ...(de !== '' && { de }) };
  const missing = de === '' ? ['de'] : [];
  return {
    key,
    places: [],
    texts,
    missing,
    untranslated: en === de ? ['de'] : [],
    isEngine: false,
  };
}

const WHOLE = row('whole', 'Trees', 'Bäume');
const SAME = row('same', 'Ferns', 'Ferns');

function openPanel(first: readonly StudioTextRow[]) {
  let rows = first;
  const store = openWindow(<TextsPanel />, {
    'GET texts': () => ({ revision: 1, languages: SITE.languages, rows }),
  });
  act(() => store.set(shownAtom, { path: '/people/everybody', visit: 0 }));
  const change = (others: readonly StudioTextRow[]) => {
    rows = others;
    act(() => store.set(draftAtom, { ...DRAFT, revision: 2 }));
  };
  return { change };
}

const keys = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test.each([
  ['is whole', [WHOLE], 'Every text is there in every language.'],
  ['has copies', [WHOLE, SAME], /^0 texts lack a language; 1 text is the same in two languages/],
  ['has gaps', [row('gap', 'Moss', '')], '1 text lacks a language.'],
  ['has both', [SAME, row('gap', 'Moss', '')], /^1 text lacks a language; 1 text is the same/],
])('the panel says of a page that %s how far its texts are', async (_, rows, words) => {
  openPanel(rows);
  expect(await screen.findByText(words)).toBeDefined();
  // Of all of them, whatever is searched for.
  await userEvent.setup().type(screen.getByRole('searchbox'), 'nothing like that');
  expect(screen.getByText(words)).toBeDefined();
});

test('texts that may be to translate are shown alone, and stay while they are translated', async () => {
  const { change } = openPanel([WHOLE, SAME]);
  expect(await keys()).toEqual(['whole', 'same']);
  await userEvent.setup().click(screen.getByRole('checkbox', { name: /may be to translate/ }));
  expect(await keys()).toEqual(['same']);
  change([WHOLE, row('same', 'Ferns', 'Farne')]);
  expect(await screen.findByText('Every text is there in every language.')).toBeDefined();
  expect(await keys()).toEqual(['same']);
});
