import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

test('a number is dialled without its spaces', () => {
  const page = show(<Block block={{ field: '+86 (10) 12-34', label: 'Phone' }} />);
  expect(page.getByRole('link').getAttribute('href')).toBe('tel:+86101234');
  expect(page.container.textContent).toBe('Phone+86 (10) 12-34');
});

test('an extension is dialled after the number, and a text without a number is no link', () => {
  const number = show(<Block block={{ field: '00971 4 123 4567 ext. 12' }} />);
  expect(number.getByRole('link').getAttribute('href')).toBe('tel:0097141234567;ext=12');
  number.unmount();
  const words = show(<Block block={{ field: 'ask at desk' }} />);
  expect(words.container.querySelector('a, [aria-label]')).toBeNull();
  expect(words.container.textContent).toBe('ask at desk');
});

test('for who listens, a number has a name that says what it is', () => {
  const page = show(<Block block={{ field: '+86 10 1234' }} />);
  expect(page.getByRole('link').getAttribute('aria-label')).toBe('ui.phone +86 10 1234');
});
