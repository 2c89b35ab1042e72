// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioGesture } from '../../../src/core/studio/studio-api.ts';
import { StudioError } from '../../../src/studio/api/client.ts';
import { AddLanguageDialog } from '../../../src/studio/gestures/add-dialogs.tsx';
import { AddPageDialog } from '../../../src/studio/gestures/add-page-dialog.tsx';
import { problemAtom } from '../../../src/studio/state/atoms.ts';
import { DRAFT, openWindow, SITE } from '../open-window.tsx';

const NOTE = 'manifests/people/guests.json is added, and shows what /people answers';
const NEVER_DONE = {
  ...DRAFT,
  pages: [],
  isWide: false,
  isReloaded: false,
  ms: 0,
  isDone: false,
  refusals: [],
};

async function fillTitles() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Title in English' }), 'Guests');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title in Deutsch' }), 'Gäste');
}

test('what would be written is said before a page is added', async () => {
  const asked: (boolean | undefined)[] = [];
  openWindow(<AddPageDialog site={SITE} />, {
    'POST gesture': ({ dryRun }: StudioGesture) => {
      asked.push(dryRun);
      return { ...NEVER_DONE, files: [], notes: [NOTE] };
    },
  });
  await fillTitles();
  const preview = await screen.findByRole('status', { name: 'What would be done:' });
  expect(preview.textContent).toContain(NOTE);
  expect(asked).not.toContain(undefined);
});

test('a call that fails is said in the dialog that made it', async () => {
  const store = openWindow(<AddPageDialog site={SITE} />, {
    'POST gesture': () => {
      throw new StudioError(500, { message: 'the studio failed: no answer' });
    },
  });
  await fillTitles();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByRole('alert')).textContent).toContain('the studio failed: no answer');
  expect(store.get(problemAtom)).toBeUndefined();
});

test('a code that is none of a language says so', async () => {
  openWindow(<AddLanguageDialog site={SITE} />, {});
  const code = screen.getByRole('textbox', { name: 'Code of the language' });
  await userEvent.type(code, 'Fran$');
  expect(await screen.findByText(/“Fran\$” is no code of a language/)).toBeDefined();
  await userEvent.clear(code);
  await userEvent.type(code, 'fr');
  expect(screen.queryByText(/is no code of a language/)).toBeNull();
});
