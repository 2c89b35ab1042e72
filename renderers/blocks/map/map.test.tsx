import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show, words } from '../../../tests/renderers/show.tsx';
import { Block } from './index.tsx';

const block = {
  url: 'https://maps.example/embed?box=1,2',
  page: 'https://maps.example/?at=1',
  title: words('The museum'),
};

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a map is a drawing, a button and a link to its page until a reader asks for it', () => {
  const page = show(<Block block={block} />);
  expect(page.container.querySelector('iframe')).toBeNull();
  expect(page.container.querySelector('svg')).not.toBeNull();
  expect(page.getByRole('button').textContent).toBe('ui.askHost');
  expect(page.getByRole('link', { name: /^The museum/ }).getAttribute('href')).toBe(block.page);
});

test('on a page that the server did not send, it is asked for by loading that page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const page = show(<Block block={block} />);
  await userEvent.click(page.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('embed')).toBe(block.url);
  expect(page.container.querySelector('iframe')).toBeNull();
});
