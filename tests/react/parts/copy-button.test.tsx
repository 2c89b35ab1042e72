import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../src/react/parts/copy-button.tsx';
import { show } from '../../renderers/show.tsx';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_FOR = 1000;

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a button that a reader has come to, and whose tooltip has been loaded. */
async function comeTo(text: string | (() => Promise<string>)): Promise<HTMLElement> {
  show(<CopyButton text={text} label="Phone" />);
  const button = screen.getByRole('button', { name: 'ui.copy Phone' });
  fireEvent.focus(button);
  await act(() => vi.dynamicImportSettled());
  vi.useFakeTimers();
  return button;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const announced = () => screen.getByRole('status').textContent;
const tooltip = () => screen.queryByRole('tooltip')?.textContent;

describe('a text that a button copies', () => {
  test('is on the clipboard, which is announced and shown for a second', async () => {
    const button = await comeTo('+49 30 1234');
    // What announces it is there beforehand, as a screen reader reads out changes alone.
    expect([announced(), tooltip()]).toEqual(['', undefined]);
    fireEvent.click(button);
    await pass(0);
    expect(writeText.mock.calls).toEqual([['+49 30 1234']]);
    expect([announced(), tooltip()]).toEqual(['ui.copied', 'ui.copied']);
    await pass(SHOWN_FOR - 1);
    expect([announced(), tooltip()]).toEqual(['ui.copied', 'ui.copied']);
    await pass(1);
    expect([announced(), tooltip()]).toEqual(['', undefined]);
  });

  test('is brought when it is asked for', async () => {
    const button = await comeTo(async () => '@book{one}');
    fireEvent.click(button);
    await pass(0);
    expect(writeText.mock.calls).toEqual([['@book{one}']]);
    expect(announced()).toBe('ui.copied');
  });

  test.each([
    ['cannot be brought', () => Promise.reject(new Error('gone'))],
    ['no clipboard takes', '+49 30 1234'],
  ])('that %s is said not to be copied', async (_, text) => {
    writeText.mockRejectedValue(new Error('refused'));
    const button = await comeTo(text);
    fireEvent.click(button);
    await pass(0);
    expect([announced(), tooltip()]).toEqual(['ui.copyFailed', 'ui.copyFailed']);
    await pass(SHOWN_FOR);
    expect([announced(), tooltip()]).toEqual(['', undefined]);
  });

  test('is copied as a selection where the page has no clipboard, and the focus stays', async () => {
    vi.stubGlobal('navigator', {});
    const button = await comeTo('+49 30 1234');
    button.focus();
    const copy = vi.fn((_: string) => {
      const area = document.querySelector('textarea');
      const selected = area?.value.slice(area.selectionStart, area.selectionEnd);
      // As a browser, which has the focus go to what is selected.
      area?.focus();
      return selected === '+49 30 1234' && area?.className === 'visually-hidden';
    });
    Object.assign(document, { execCommand: copy });
    fireEvent.click(button);
    await pass(0);
    expect(copy.mock.calls).toEqual([['copy']]);
    expect(announced()).toBe('ui.copied');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('is announced from a place that is there once a pointer comes near', () => {
    show(<CopyButton text="+49 30 1234" label="Phone" />);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.pointerEnter(screen.getByRole('button'));
    expect(announced()).toBe('');
  });
});
