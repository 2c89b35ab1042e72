import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlainTab, PlainTabList } from './plain-tabs.tsx';

test('tabs give the document no attribute that it does not know', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { container } = render(
    <PlainTabList selectedValue="a" aria-label="Tabs">
      <PlainTab value="a" id="tab-a">
        A
      </PlainTab>
    </PlainTabList>,
  );
  expect(error.mock.calls).toEqual([]);
  expect(container.querySelectorAll('[role="tab"] > span')).toHaveLength(1);
});
