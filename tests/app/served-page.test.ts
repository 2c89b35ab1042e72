// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepServedPage } from '../../src/app/served-page.ts';

const root = document.createElement('div');
beforeEach(() => {
  vi.spyOn(console, 'error').mockReset().mockReturnValue();
  root.innerHTML = '<main><p>Ferns</p></main>';
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What scripts do that fail as they render: they have taken away what the server sent. */
function failOn(page: ReturnType<typeof keepServedPage>) {
  root.innerHTML = '<p>Something went wrong</p>';
  const end = vi.fn(() => root.replaceChildren());
  const error = new Error('a mistake');
  page.fail(error, end);
  return { end, error };
}

test('a page whose scripts fail is what the server sent', async () => {
  const page = keepServedPage(root);
  expect(page.isRestored()).toBe(false);
  const { end, error } = failOn(page);
  expect(page.isRestored()).toBe(true);
  // Not while React is at work.
  expect(end).not.toHaveBeenCalled();
  await settle();
  expect(end).toHaveBeenCalledOnce();
  expect(root.innerHTML).toBe('<main><p>Ferns</p></main>');
  expect(vi.mocked(console.error).mock.calls).toEqual([[error]]);
});

test('it is put back once, whatever fails after that', async () => {
  const page = keepServedPage(root);
  failOn(page);
  await settle();
  const { end } = failOn(page);
  await settle();
  expect(end).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a page that reacts is its own matter', async () => {
  const page = keepServedPage(root);
  page.release();
  await settle();
  const { end } = failOn(page);
  await settle();
  expect([end.mock.calls.length, page.isRestored()]).toEqual([0, false]);
  expect(root.textContent).toBe('Something went wrong');
});

test('effects may still fail in the turn in which it begins to', async () => {
  const page = keepServedPage(root);
  page.release();
  failOn(page);
  await settle();
  expect(root.textContent).toBe('Ferns');
});

test('where the server sent nothing, what went wrong is said', async () => {
  root.innerHTML = '';
  const page = keepServedPage(root);
  failOn(page);
  await settle();
  expect(page.isRestored()).toBe(false);
  expect(root.textContent).toBe('Something went wrong');
});

test('what was pressed before the scripts came waits for no answer', async () => {
  root.innerHTML = '<button aria-busy="true">Menu</button><p aria-busy="true">List</p>';
  const page = keepServedPage(root);
  expect(root.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  failOn(page);
  await settle();
  expect(root.innerHTML).toBe('<button>Menu</button><p aria-busy="true">List</p>');
});
