import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
