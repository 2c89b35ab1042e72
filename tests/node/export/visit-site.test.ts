import { expect, test, vi } from 'vitest';
import { createVisit } from '../../../src/node/export/visit-site.ts';

const ORIGIN = 'http://site.example';
const html = (status: number) =>
  new Response('<p>page</p>', { status, headers: { 'Content-Type': 'text/html' } });

test('a page whose data comes too late is asked for until it is whole', async () => {
  const answers = [html(503), html(200)];
  const fetch = vi.fn(() => answers.shift() ?? html(500));
  const { status } = await createVisit({ fetch }, ORIGIN)('/people');
  expect([status, fetch.mock.calls.length]).toEqual([200, 2]);
});

test.each([1, 2])('what cannot be had at all is asked for %i times', async (most) => {
  const fetch = vi.fn(() => html(503));
  const { status } = await createVisit({ fetch }, ORIGIN, most)('/people');
  expect([status, fetch.mock.calls.length]).toEqual([503, most]);
});

test.each([200, 404, 405, 500])('status %i is the last word', async (answered) => {
  const fetch = vi.fn(() => html(answered));
  const { status } = await createVisit({ fetch }, ORIGIN)('/people');
  expect([status, fetch.mock.calls.length]).toEqual([answered, 1]);
});
