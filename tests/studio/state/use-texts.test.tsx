import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StudioTexts } from '../../../src/core/studio/data.ts';
import { draftAtom } from '../../../src/studio/state/atoms.ts';
import { useTextOf } from '../../../src/studio/state/use-texts.ts';
import { DRAFT, openWindow, SITE } from '../open-window.tsx';

function Title() {
  return <p>{useTextOf('title')?.texts.en}</p>;
}

test('texts that change while they are read are read again', async () => {
  const answers: ((texts: StudioTexts) => void)[] = [];
  const store = openWindow(<Title />, {
    'GET texts': () => new Promise<StudioTexts>((answer) => answers.push(answer)),
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => store.set(draftAtom, { ...DRAFT, revision: 2 }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    answers[0]?.(textsOf(1, 'before'));
    answers[1]?.(textsOf(2, 'now'));
  });
  expect(await screen.findByText('now')).toBeDefined();
});

test('all that shows texts reads them once, and those of keys alone', async () => {
  const asked: unknown[] = [];
  const fields = [1, 2, 3].map((key) => <Title key={key} />);
  openWindow(fields, {
    'GET texts': (what) => {
      asked.push(what);
      return textsOf(1, 'once');
    },
  });
  expect(await screen.findAllByText('once')).toHaveLength(3);
  expect(asked).toEqual([{ only: 'keys' }]);
});

function textsOf(revision: number, en: string): StudioTexts {
  const row = { key: 'title', texts: { en }, missing: [], untranslated: [] };
  const more = { places: [], isEngine: false };
  return { revision, languages: SITE.languages, rows: [{ ...row, ...more }] };
}
