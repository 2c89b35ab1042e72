import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHeadingLinks } from '../../../src/react/parts/heading-links.ts';
import { isAnswered } from '../shell/is-answered.ts';

const STATE = { from: '/' };

/** A page with links to its headings, and others. */
function open() {
  function Page() {
    useHeadingLinks();
    return (
      <>
        <a href="#skip">Skip</a>
        <main>
          <a href="#part">
            <b>Part</b>
          </a>
          <a href="/other">Other page</a>
          <p>Text</p>
        </main>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [{ pathname: '/ferns', search: '?page=2', state: STATE }],
  });
  const view = render(<RouterProvider router={router} />);
  return { ...view, router };
}

test('a link to a heading is followed by the router, with what the entry of the history has', () => {
  const { router } = open();
  expect(isAnswered(screen.getByText('Part'))).toBe(true);
  const { pathname, search, hash, state } = router.state.location;
  expect([pathname + search + hash, state]).toEqual(['/ferns?page=2#part', STATE]);
  expect(router.state.historyAction).toBe('PUSH');
});

test('a link to a heading leads to the page that is open by then', async () => {
  const { router } = open();
  await act(() => router.navigate('/trees?page=3', { state: 'later' }));
  fireEvent.click(screen.getByText('Part'));
  const { pathname, search, hash, state } = router.state.location;
  expect([pathname + search + hash, state]).toEqual(['/trees?page=3#part', 'later']);
});

test.each(['Skip', 'Other page', 'Text'])('what is no such link is left alone: %s', (name) => {
  const { router } = open();
  expect(isAnswered(screen.getByText(name))).toBe(false);
  expect(router.state.location.hash).toBe('');
});

test('a click for another tab is left to the browser', () => {
  const { router } = open();
  expect(isAnswered(screen.getByText('Part'), { ctrlKey: true })).toBe(false);
  expect(router.state.location.hash).toBe('');
});

test('what somebody else has answered is left alone', () => {
  const { router } = open();
  const link = screen.getByText('Part');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(router.state.location.hash).toBe('');
});

test('a page that is gone follows nothing any more', () => {
  const { router, unmount } = open();
  unmount();
  document.body.innerHTML = '<main><a href="#part">Part</a></main>';
  expect(isAnswered(screen.getByText('Part'))).toBe(false);
  document.body.innerHTML = '';
  expect(router.state.location.hash).toBe('');
});
