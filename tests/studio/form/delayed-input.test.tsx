import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DelayedInput } from '../../../src/studio/form/delayed-input.tsx';

test('what is typed while an earlier text is on its way to the file stays', async () => {
  const said: string[] = [];
  const input = (value: string) => (
    <DelayedInput aria-label="Title" value={value} onCommit={(text) => said.push(text)} />
  );
  const { rerender } = render(input('Fer'));
  const user = userEvent.setup();
  const title = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(title, 'n');
  await waitFor(() => expect(said).toEqual(['Fern']));
  await user.type(title, 's');
  rerender(input('Fern'));
  expect(title.value).toBe('Ferns');
  await waitFor(() => expect(said).toEqual(['Fern', 'Ferns']));
  // What comes from elsewhere, as by an undo, is shown.
  rerender(input('Ferns'));
  rerender(input('Mosses'));
  await waitFor(() => expect(title.value).toBe('Mosses'));
});

test('what comes back late of an earlier key takes no letter away, and a letter that is taken back is sent', async () => {
  const said: string[] = [];
  const input = (value: string) => (
    <DelayedInput aria-label="Title" value={value} onCommit={(text) => said.push(text)} />
  );
  const { rerender } = render(input(''));
  const title = screen.getByRole<HTMLInputElement>('textbox');
  const type = async (value: string) => {
    fireEvent.change(title, { target: { value } });
    await waitFor(() => expect(said.at(-1)).toBe(value));
  };
  await type('F');
  await type('Fe');
  rerender(input('F'));
  expect(title.value).toBe('Fe');
  await type('F');
  expect(said).toEqual(['F', 'Fe', 'F']);
  // The answers to some keys are one.
  await type('Fern');
  rerender(input('Fern'));
  rerender(input('Mosses'));
  expect(title.value).toBe('Mosses');
});

test('who types a text that grows long stays in the element, which is another one afterwards', async () => {
  const input = (value: string) => (
    <DelayedInput aria-label="Title" value={value} isLong={value.length > 5} onCommit={() => {}} />
  );
  const { rerender } = render(input('Fern'));
  const title = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.setup().type(title, 's and mosses');
  rerender(input('Ferns and mosses'));
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('textbox')).toBe(title);
  title.blur();
  rerender(input('Ferns and mosses!'));
  expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA');
});

test('the first key is sent at once, and those of a burst after it together', () => {
  vi.useFakeTimers();
  try {
    const said: string[] = [];
    render(<DelayedInput aria-label="Title" value="" onCommit={(text) => said.push(text)} />);
    const type = (value: string, milliseconds: number) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      vi.advanceTimersByTime(milliseconds);
    };
    type('F', 0);
    expect(said).toEqual(['F']);
    vi.advanceTimersByTime(100);
    for (const burst of ['Fe', 'Fer', 'Fern']) type(burst, 20);
    expect(said).toEqual(['F', 'Fe']);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(['F', 'Fe', 'Fern']);
  } finally {
    vi.useRealTimers();
  }
});
