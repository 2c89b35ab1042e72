import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/renderers/show.tsx';
import { ItemDrawer, type ItemDrawerProps } from './item-drawer.tsx';

const ITEMS = ['a', 'b', 'c'].map((name) => ({ path: `/${name}`, title: `Item ${name}` }));

function showDrawer(opened: ItemDrawerProps['opened'], items = ITEMS) {
  const [showPage, close] = [vi.fn(), vi.fn()];
  show(<ItemDrawer items={items} opened={opened} show={showPage} close={close} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { showPage, close, press };
}

test('a drawer without a page is closed', () => {
  showDrawer(undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a drawer is named as the list names its page, and says so to who listens', () => {
  showDrawer({ path: '/b', title: 'As it was called before' });
  expect(screen.getByRole('dialog', { name: 'Item b' })).toBeDefined();
  expect(screen.getByText('Item b').getAttribute('role')).toBe('status');
  expect(screen.getByText('ui.loading')).toBeDefined();
});

test.each([
  ['/a', 'ui.next', 1],
  ['/a', 'ui.previous', 2],
  ['/c', 'ui.next', 0],
  ['/c', 'ui.previous', 1],
  // Of a page that the list does not have, the list begins at either end.
  ['/gone', 'ui.next', 0],
  ['/gone', 'ui.previous', 2],
])('from %s the button %s leads to the page at %i', (path, name, index) => {
  const { showPage, press } = showDrawer({ path, title: 'Gone' });
  press(name);
  expect(showPage.mock.calls).toEqual([[ITEMS[index]]]);
});

test('a page that the list does not have is shown under the name by which it was opened', () => {
  const { showPage, press } = showDrawer({ path: '/gone', title: 'Gone' }, []);
  expect(screen.getByRole('dialog', { name: 'Gone' })).toBeDefined();
  press('ui.next');
  expect(showPage).not.toHaveBeenCalled();
});

test('a drawer is closed by its button, and by the Escape key', () => {
  const { close, press } = showDrawer(ITEMS[0]);
  press('ui.close');
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});
