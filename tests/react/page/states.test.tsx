import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Change, openPage } from '../open-page.tsx';

const LIST = '/collection/shrubs';
const only =
  (respond: () => Response): Change =>
  ({ pathname }) =>
    pathname.endsWith(LIST) ? respond() : undefined;

test('a failed call says so, and is made again when asked', async () => {
  let isBroken = true;
  const { main } = await openPage('/plants/shrubs', {
    change: ({ pathname }) =>
      isBroken && pathname.endsWith(LIST) ? new Response(null, { status: 500 }) : undefined,
  });
  const alert = await within(main()).findByRole('alert');
  expect(alert.textContent).toContain('500');
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main().querySelectorAll('li h2').length).toBeGreaterThan(10));
  expect(within(main()).queryByRole('alert')).toBeNull();
});

test('an empty list says that it is empty', async () => {
  const { main } = await openPage('/plants/shrubs', {
    change: only(() => Response.json([])),
  });
  await waitFor(() => expect(main().querySelectorAll('li h2')).toHaveLength(0));
  expect(within(main()).queryByRole('alert')).toBeNull();
  expect(main().textContent).toContain('There is nothing here yet.');
});

test.each([
  ['nothing usable', () => Response.json([{ id: 'a' }, {}])],
  ['another type', () => Response.json('text')],
  ['no JSON', () => new Response('<!doctype html>')],
])('an answer with %s is a failed call', async (_, respond) => {
  const { main } = await openPage('/plants/shrubs', { change: only(respond) });
  await within(main()).findByRole('alert');
});

test('an entry that is broken leaves the others', async () => {
  const { main } = await openPage('/plants/shrubs', {
    change: only(() => Response.json([null, { id: 'a', name: 'Ann' }, 5, { id: 'b' }])),
  });
  await within(main()).findByText('Ann');
  expect(main().querySelectorAll('li h2')).toHaveLength(1);
});

test('hostile markup is cleaned before it is shown', async () => {
  const { main } = await openPage('/plants/shrubs', {
    change: only(() =>
      Response.json([
        {
          id: 'a',
          name: 'Ann',
          introduction: '<p onclick="x()">fine<script>alert(1)</script><img src=x onerror=y></p>',
        },
      ]),
    ),
  });
  await within(main()).findByText('fine');
  expect(main().innerHTML).not.toMatch(/script|onclick|onerror/);
});

test('a URL without a page says so, with a way home', async () => {
  const { main } = await openPage('/nowhere');
  await screen.findByRole('heading', { level: 1, name: /404/ });
  expect(within(main()).getByRole('link').getAttribute('href')).toBe('/');
});
