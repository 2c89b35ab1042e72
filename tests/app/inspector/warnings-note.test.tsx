import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WarningsNote } from '../../../src/app/inspector/warnings-note.tsx';
import { SITE_WARNINGS, type SiteWarning } from '../../../src/core/site-warnings.ts';

const LOGO = { words: 'The logo is large', editor: '/site/manifests/site.json:3:5' };
const TITLE = { words: 'The title is long', editor: '/site/manifests/home.json:7:1' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A note, and the development server's side of what it listens to. */
function open() {
  const listeners = new Set<(warnings: readonly SiteWarning[]) => void>();
  const send = vi.fn();
  const hot = {
    on: (event: string, listener: typeof listeners extends Set<infer L> ? L : never) =>
      event === SITE_WARNINGS && listeners.add(listener),
    off: (event: string, listener: typeof listeners extends Set<infer L> ? L : never) =>
      event === SITE_WARNINGS && listeners.delete(listener),
    send,
  };
  const view = render(<WarningsNote hot={hot as never} />);
  const warn = (...warnings: readonly SiteWarning[]) =>
    act(() => {
      for (const listener of listeners) listener(warnings);
    });
  return { ...view, listeners, send, warn };
}

test('a site without warnings has no note', () => {
  const { container, send, warn } = open();
  expect(send).toHaveBeenCalledExactlyOnceWith(SITE_WARNINGS);
  expect(container.innerHTML).toBe('');
  warn(LOGO);
  warn();
  expect(container.innerHTML).toBe('');
});

test('the note says how many warnings there are, and which', () => {
  const { warn } = open();
  warn(LOGO);
  expect(screen.getByText('1 warning')).toBeDefined();
  warn(LOGO, TITLE);
  expect(screen.getByText('2 warnings')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    LOGO.words,
    TITLE.words,
  ]);
});

test('a warning opens the editor at its place', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  const { warn } = open();
  warn(LOGO, TITLE);
  fireEvent.click(screen.getByRole('button', { name: TITLE.words }));
  const file = new URLSearchParams({ file: TITLE.editor });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`/__open-in-editor?${file}`);
});

test('a note that is gone listens to nothing', () => {
  const { listeners, unmount } = open();
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
