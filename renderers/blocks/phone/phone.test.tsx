import { expect, test } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

test('a number is dialled without its spaces', () => {
  const page = show(<Block block={{ field: '+86 (10) 12-34', label: 'Phone' }} />);
  expect(page.getByRole('link').getAttribute('href')).toBe('tel:+86101234');
  expect(page.container.textContent).toBe('Phone+86 (10) 12-34');
});
