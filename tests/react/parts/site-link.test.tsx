import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SiteLink } from '../../../src/react/index.ts';
import { FollowLinks, isPlainClick } from '../../../src/react/parts/site-link.tsx';
import { isAnswered } from '../shell/is-answered.ts';

afterEach(() => window.history.replaceState(null, ''));

/** Shows a link on a page; what it answers is what the router was asked for by clicks. */
function showLink(link: React.ReactElement, at = '/here?a=b#part') {
  const page = <FollowLinks>{link}</FollowLinks>;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  const navigate = vi.spyOn(router, 'navigate');
  render(<RouterProvider router={router} />);
  const click = () => fireEvent.click(screen.getByRole('link'));
  return { click, calls: () => navigate.mock.calls.map(([to, options]) => ({ to, ...options })) };
}

const TO = '/there';

describe('a link to a page of the site', () => {
  test('is followed by the router, which notes the page that it was on', () => {
    window.history.replaceState({ idx: 4 }, '');
    const { click, calls } = showLink(<SiteLink to="/there">There</SiteLink>);
    click();
    expect(calls()).toMatchObject([{ to: TO, replace: false, state: { from: '/here', at: 4 } }]);
    expect(calls()[0]).not.toHaveProperty('preventScrollReset', true);
  });

  test('to the page itself makes no further entry in the history', () => {
    const { click, calls } = showLink(<SiteLink to="/here?a=b#part">Here</SiteLink>);
    click();
    expect(calls()).toMatchObject([{ replace: true }]);
  });

  test('may bring a state of its own, and leave the reader in place', () => {
    const { click, calls } = showLink(
      <SiteLink to="/there" state={{ mine: 1 }} keepsPlace>
        There
      </SiteLink>,
    );
    click();
    expect(calls()).toMatchObject([{ state: { mine: 1 }, preventScrollReset: true }]);
  });

  test('has its path as href, or another where no script follows it', () => {
    showLink(
      <SiteLink to="/there" href="/there?lang=en">
        There
      </SiteLink>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there?lang=en');
  });

  test('is left to the browser where another tab is asked for, or where somebody has answered', () => {
    const answer = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const { click, calls } = showLink(
      <SiteLink to="/there" onClick={answer}>
        There
      </SiteLink>,
    );
    click();
    expect([answer.mock.calls.length, calls()]).toEqual([1, []]);
    const { calls: none } = showLink(<SiteLink to="/there">Other</SiteLink>);
    expect(isAnswered(screen.getByText('Other'), { metaKey: true })).toBe(false);
    expect(none()).toEqual([]);
    expect(isAnswered(screen.getByText('Other'))).toBe(true);
    expect(none()).toHaveLength(1);
  });

  test('loads its page where nothing follows it', () => {
    render(<SiteLink to="/there">Alone</SiteLink>);
    expect(isAnswered(screen.getByText('Alone'))).toBe(false);
  });
});

const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click is one that the page answers itself where nothing else is asked for: %j', (how, is) => {
  expect(isPlainClick({ ...CLICK, ...how })).toBe(is);
});
