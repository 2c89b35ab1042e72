import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { BackLink } from '../../../src/react/parts/back-link.tsx';
import { FollowLinks } from '../../../src/react/parts/site-link.tsx';
import { Site } from '../../../src/react/site-runtime.ts';
import { emptySite } from '../../renderers/show.tsx';

const LIST = '/plants/shrubs';
/** The list as a reader had it before they went to the detail. */
const SECOND_PAGE = `${LIST}?page=2`;

afterEach(() => window.history.replaceState(null, ''));

interface Visit {
  /** The entries of the history before the detail. */
  readonly before?: readonly string[];
  /** What the detail's entry says of the page that led to it. */
  readonly state?: unknown;
  /** Whether the manifest allows the link to go back in the history. */
  readonly history?: boolean;
}

/** Shows a detail's link back to its list; what it answers is where the router is. */
function showDetail({ before = [SECOND_PAGE], state, history = true }: Visit) {
  const page = (
    <FollowLinks>
      <BackLink back={{ route: LIST, history }} />
    </FollowLinks>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [...before, { pathname: '/plants/shrub/one', state }],
  });
  render(
    <Site runtime={emptySite()}>
      <RouterProvider router={router} />
    </Site>,
  );
  return () => {
    const { historyAction, location } = router.state;
    return [historyAction, location.pathname + location.search];
  };
}

const link = () => screen.getByRole('link');

test('a reader who came from the list goes back to the place where they were', () => {
  const where = showDetail({ state: { from: LIST } });
  expect([link().getAttribute('href'), link().textContent]).toEqual([LIST, 'ui.backTo']);
  fireEvent.click(link());
  expect(where()).toEqual(['POP', SECOND_PAGE]);
});

test('what they have opened on the detail since then is gone back over too', () => {
  const where = showDetail({
    before: [SECOND_PAGE, '/plants/shrub/one?tab=1', '/plants/shrub/one?tab=2'],
    state: { from: LIST, at: 4 },
  });
  window.history.replaceState({ idx: 7 }, '');
  fireEvent.click(link());
  expect(where()).toEqual(['POP', SECOND_PAGE]);
});

test('a reader who came from home goes back there', () => {
  const where = showDetail({ before: ['/?day=2'], state: { from: '/' } });
  expect([link().getAttribute('href'), link().textContent]).toEqual(['/', 'ui.backHome']);
  fireEvent.click(link());
  expect(where()).toEqual(['POP', '/?day=2']);
});

test.each<[string, Visit]>([
  ['typed the URL', {}],
  ['came from another page', { state: { from: '/plants/houses' } }],
  [
    'came from the list, which the manifest does not go back to',
    { state: { from: LIST }, history: false },
  ],
])('a reader who %s is led to the list', (_, visit) => {
  const where = showDetail(visit);
  fireEvent.click(link());
  expect(where()).toEqual(['PUSH', LIST]);
});

test('a click for a new tab is left to the browser', () => {
  const where = showDetail({ state: { from: LIST } });
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(where()).toEqual(['POP', '/plants/shrub/one']);
});
