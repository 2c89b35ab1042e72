import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioRenderer } from '../../../src/core/studio/data.ts';
import type { StudioGesture } from '../../../src/core/studio/studio-api.ts';
import { StudioError } from '../../../src/studio/api/client.ts';
import { AddLanguageDialog } from '../../../src/studio/gestures/add-dialogs.tsx';
import { AddPageDialog } from '../../../src/studio/gestures/add-page-dialog.tsx';
import { problemAtom, renderersAtom } from '../../../src/studio/state/atoms.ts';
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

test('a kind of content that is not there yet can be begun, and what would be written is said again', async () => {
  const asked: object[] = [];
  let previews = 0;
  openWindow(<AddPageDialog site={{ ...SITE, contentEditor: '/-/content' }} />, {
    'POST gesture': () => {
      previews += 1;
      return { ...NEVER_DONE, files: [], notes: [NOTE] };
    },
    'POST begin-content': (content: object) => {
      asked.push(content);
      return { files: ['content/books/example.en.md'] };
    },
  });
  await fillTitles();
  await userEvent.click(screen.getByRole('radio', { name: 'From an endpoint' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Endpoint' }), '/books{Enter}');
  await screen.findByRole('status', { name: 'A new kind of content' });
  await waitFor(() => expect(previews).toBeGreaterThan(0), { timeout: 5000 });
  const before = previews;
  await userEvent.click(screen.getByRole('button', { name: 'Begin this content' }));
  const editor = await screen.findByRole('link', { name: /^Content/ });
  expect(editor.getAttribute('href')).toBe('/-/content');
  expect(document.activeElement).toBe(editor);
  expect(screen.getByText(/example\.en\.md/)).toBeDefined();
  expect(asked).toEqual([{ endpoint: '/books', titles: { en: 'Guests', de: 'Gäste' } }]);
  await waitFor(() => expect(previews).toBeGreaterThan(before), { timeout: 5000 });
});

test('a layout that cannot show what an endpoint answers is not to be chosen, and says why', async () => {
  const layout = { kind: 'layout', description: '', isOwn: false, examples: [] };
  const renderers = [
    { ...layout, name: 'detail', shows: 'one' },
    { ...layout, name: 'agenda', shows: 'list', needs: { start: 'date' } },
    { ...layout, name: 'grid', shows: 'list', needs: {} },
  ];
  const store = openWindow(<AddPageDialog site={SITE} />, {
    'GET answer': ({ endpoint }: { endpoint: string }) => ({
      answers: 'list',
      fields: [{ name: endpoint.slice(1), kind: 'text', sample: '', filled: 1 }],
    }),
  });
  act(() => store.set(renderersAtom, renderers as StudioRenderer[]));
  await userEvent.click(screen.getByRole('radio', { name: 'From an endpoint' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Endpoint' }), '/books{Enter}');
  const isDisabled = (description: RegExp | undefined, name: string) =>
    screen.getByRole('radio', { name, ...(description && { description }) }).matches(':disabled');
  await screen.findByText('Not here: it shows one item, and this is a list.');
  expect(isDisabled(/it shows one item, and this is a list/, 'detail')).toBe(true);
  expect(isDisabled(/needs a date as “start”, and no field of the answer/, 'agenda')).toBe(true);
  expect(isDisabled(undefined, 'grid')).toBe(false);
  // What an example begins with is chosen for the layout.
  await userEvent.click(screen.getByRole('radio', { name: 'From an example' }));
  expect(isDisabled(undefined, 'detail')).toBe(false);
});

test('nothing is begun where the site has no content of its own', async () => {
  openWindow(<AddPageDialog site={SITE} />, {});
  await userEvent.click(screen.getByRole('radio', { name: 'From an endpoint' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Endpoint' }), '/books{Enter}');
  expect(screen.queryByRole('button', { name: 'Begin this content' })).toBeNull();
});
