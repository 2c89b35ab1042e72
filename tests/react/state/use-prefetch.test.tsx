import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Site } from '../../../src/react/site-runtime.ts';
import { usePrefetch } from '../../../src/react/state/use-prefetch.ts';
import { routeOf } from '../../core/site-of.ts';
import { runSite } from './run-site.ts';

const MOVE = { pointerType: 'mouse', movementX: 1, movementY: 0 };

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

/** A site in the page that asks for pages ahead, on a connection that the browser says something of, or nothing. */
function open(connection?: unknown) {
  if (connection === undefined) Reflect.deleteProperty(navigator, 'connection');
  else Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  function Shell() {
    usePrefetch();
    return null;
  }
  const runtime = runSite({ routes: [routeOf('/ferns'), routeOf('/trees')] });
  const load = vi.spyOn(runtime.pages, 'load');
  const page = render(
    <Site runtime={runtime}>
      <Shell />
    </Site>,
  );
  return { ...page, load };
}

/** Rests on a link until the last of the sites has asked for its page, and any other has had its turn. */
async function restOnLink(last: ReturnType<typeof open>) {
  render(<a href="/ferns">Ferns</a>);
  await waitFor(() => {
    fireEvent.pointerMove(screen.getByText('Ferns'), MOVE);
    expect(last.load).toHaveBeenCalledOnce();
  });
}

describe('the page of a link that a reader rests on', () => {
  test.each([
    ['says nothing of its connection', undefined],
    ['knows of no connection', null],
    ['says it in a way of its own', 'fast'],
    ['says nothing of saving data', {}],
    ['says that the reader saves no data', { saveData: false }],
  ])('is asked for ahead where the browser %s', async (_, connection) => {
    await restOnLink(open(connection));
  });

  test('is not, where the reader saves data', async () => {
    const { load } = open({ saveData: true });
    await restOnLink(open());
    expect(load).not.toHaveBeenCalled();
  });

  test('is not, where the site was left right after the reader began', async () => {
    const { load, unmount } = open();
    const other = open();
    fireEvent.pointerMove(document.body, MOVE);
    unmount();
    await restOnLink(other);
    expect(load).not.toHaveBeenCalled();
  });

  test('is not, where the site was left before', async () => {
    const { load, unmount } = open();
    const other = open();
    unmount();
    await restOnLink(other);
    expect(load).not.toHaveBeenCalled();
  });

  test('is not, where the site was left after it had asked for others', async () => {
    const first = open();
    const { load, unmount } = first;
    render(<a href="/trees">Trees</a>);
    await restOnLink(first);
    load.mockClear();
    unmount();
    const other = open();
    await waitFor(() => {
      fireEvent.pointerMove(screen.getByText('Trees'), MOVE);
      expect(other.load).toHaveBeenCalledOnce();
    });
    expect(load).not.toHaveBeenCalled();
  });
});
