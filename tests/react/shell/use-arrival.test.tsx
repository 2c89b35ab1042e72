import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { OVER_PAGE } from '../../../src/react/index.ts';
import { useArrival } from '../../../src/react/shell/use-arrival.ts';

afterEach(() => document.body.replaceChildren());

const PARTS =
  '<h2 id="h-1"><a href="#h-1">Old oaks</a></h2><p id="note">Note</p><h3 id="h-2">Ferns</h3>';

/** A site of pages whose main area a test fills; what it answers is what has the focus. */
function openSite(html = '<h1>Home</h1>') {
  function Page() {
    useArrival('main');
    return <button type="button">Menu</button>;
  }
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'main';
  main.tabIndex = -1;
  main.innerHTML = html;
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return {
    main,
    router,
    goTo: (to: string | number, options = {}) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
    focused: () => document.activeElement?.textContent || document.activeElement?.tagName,
  };
}

describe('after a navigation to another page', () => {
  test('the focus stands at its heading', async () => {
    const { main, goTo, focused } = openSite();
    expect(document.activeElement).toBe(document.body);
    main.innerHTML = '<h1>Trees</h1>';
    await goTo('/trees');
    expect(focused()).toBe('Trees');
    expect(main.querySelector('h1')?.tabIndex).toBe(-1);
  });

  test('on the way back too', async () => {
    const { main, goTo, focused } = openSite();
    await goTo('/trees');
    main.innerHTML = '<h1>Home again</h1>';
    await goTo(-1);
    expect(focused()).toBe('Home again');
  });

  test('it waits in the main area for a heading that is on its way', async () => {
    const { main, goTo, focused } = openSite();
    main.innerHTML = '';
    await goTo('/trees');
    expect(focused()).toBe('MAIN');
    main.innerHTML = '<p>Loading</p>';
    await act(async () => undefined);
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<div><h1>Trees</h1></div>';
    await waitFor(() => expect(focused()).toBe('Trees'));
  });

  test('it goes on to the heading that takes the place of that of the loading state', async () => {
    const { main, goTo, focused } = openSite();
    main.innerHTML = '<h1>Loading</h1>';
    await goTo('/trees');
    expect(focused()).toBe('Loading');
    main.innerHTML = '<h1>Trees</h1>';
    await waitFor(() => expect(focused()).toBe('Trees'));
    const menu = screen.getByText('Menu');
    menu.focus();
    main.innerHTML = '<h1>Old trees</h1>';
    await act(async () => undefined);
    expect(document.activeElement).toBe(menu);
  });

  test('it stays where the reader has gone on to meanwhile', async () => {
    const { main, goTo } = openSite('');
    await goTo('/trees');
    const menu = screen.getByText('Menu');
    menu.focus();
    main.innerHTML = '<h1>Trees</h1>';
    await act(async () => undefined);
    expect(document.activeElement).toBe(menu);
  });

  test('a page that is left for another is not waited for any more', async () => {
    const { main, goTo } = openSite('');
    await goTo('/trees');
    await goTo('/ferns#note');
    main.innerHTML = '<h1>Trees</h1>';
    await act(async () => undefined);
    expect(document.activeElement).toBe(main);
  });
});

describe('a URL that names a part of a page', () => {
  test('gives the focus to that part, and of a heading to its link', async () => {
    const { goTo, focused } = openSite(PARTS);
    await goTo('/#note');
    expect(focused()).toBe('Note');
    await goTo('/#h-1');
    expect(document.activeElement?.tagName).toBe('A');
    await goTo('/#h-2');
    expect(document.activeElement?.id).toBe('h-2');
  });

  test('gives it when the part is there', async () => {
    const { main, goTo, focused } = openSite('');
    await goTo('/trees#note');
    expect(focused()).toBe('MAIN');
    main.innerHTML = '<h1>Trees</h1><p id="note">Note</p>';
    await waitFor(() => expect(focused()).toBe('Note'));
  });

  test('leaves the focus to the way back, and to what opens over the page', async () => {
    const { goTo } = openSite(PARTS);
    await goTo('/#note');
    await goTo('/');
    (document.activeElement as HTMLElement).blur();
    await goTo(-1);
    expect(document.activeElement).toBe(document.body);
    await goTo('/#h-2', { state: { [OVER_PAGE]: true } });
    expect(document.activeElement).toBe(document.body);
  });

  test('may name a heading by its words, as other readers of Markdown do', async () => {
    const { router, goTo } = openSite(PARTS);
    await goTo('/trees?page=2#old-oaks', { state: { from: '/' } });
    const { pathname, search, hash, state } = router.state.location;
    expect([pathname + search, hash, state]).toEqual(['/trees?page=2', '#h-1', { from: '/' }]);
    await goTo(-1);
    expect(router.state.location.pathname).toBe('/');
  });

  test('stays as it is where it names nothing that is there', async () => {
    const { router, goTo } = openSite(PARTS);
    await goTo('/#nothing');
    expect(router.state.location.hash).toBe('#nothing');
    await goTo('/#note');
    expect(router.state.location.hash).toBe('#note');
  });
});

test('another state of the same page leaves the focus where it is', async () => {
  const { goTo } = openSite();
  screen.getByText('Menu').focus();
  await goTo('/?page=2');
  expect(document.activeElement).toBe(screen.getByText('Menu'));
});
