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

test('each key of one who types is seen within a tenth of a second, and a burst of keys at once', () => {
  vi.useFakeTimers();
  try {
    const said: string[] = [];
    render(<DelayedInput aria-label="Title" value="" onCommit={(text) => said.push(text)} />);
    const type = (value: string, milliseconds: number) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      vi.advanceTimersByTime(milliseconds);
    };
    type('F', 100);
    type('Fe', 100);
    expect(said).toEqual(['F', 'Fe']);
    for (const burst of ['Fer', 'Fern', 'Ferns']) type(burst, 30);
    expect(said).toEqual(['F', 'Fe']);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(['F', 'Fe', 'Ferns']);
  } finally {
    vi.useRealTimers();
  }
});
