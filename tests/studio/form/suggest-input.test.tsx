import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SuggestInput } from '../../../src/studio/form/suggest-input.tsx';

afterEach(cleanup);

const FIELDS = ['id', 'name', 'title', 'titleNote'].map((value) => ({ value }));

function open(value: string) {
  const onCommit = vi.fn();
  render(
    <SuggestInput
      aria-label="Subtitle"
      label="Subtitle"
      value={value}
      suggestions={FIELDS}
      onCommit={onCommit}
    />,
  );
  const input = screen.getByRole('combobox');
  input.focus();
  return { input, onCommit };
}

test.each(['id', 'name', 'titleNote'])('%s typed and entered at once is what it says', (typed) => {
  const { input, onCommit } = open('title');
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onCommit.mock.lastCall).toEqual([typed]);
  expect(input).toHaveProperty('value', typed);
});

test('an option that the keys went to is chosen, whatever was typed', () => {
  const { input, onCommit } = open('title');
  fireEvent.change(input, { target: { value: 'title' } });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const active = input.getAttribute('aria-activedescendant') ?? '';
  const chosen = document.getElementById(active)?.textContent;
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen).toBe('titleNote');
  expect(onCommit.mock.lastCall).toEqual([chosen]);
});
