import { expect, test } from '@playwright/test';
import { fuzzRequests } from '../fuzz/requests.ts';

/** How many mutated requests are sent; `npm run fuzz:requests` sends more. */
const COUNT = 600;

test('the server takes mutated requests well', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { failures } = await fuzzRequests({ origin: baseURL ?? '', count: COUNT, seed: 20_261 });
  expect(failures).toEqual([]);
});

for (const [target, status] of [
  ['//other.example%7D', 302],
  ['//other.example', 301],
  ['//other.example/%7D', 302],
] as const) {
  test(`${target} leads to no other site`, async ({ request, baseURL }) => {
    const { origin } = new URL(baseURL ?? '');
    const answer = await request.get(`${origin}${target}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toMatch(/^\/other\.example/);
  });
}

test('URLs that show the same are one page for every cache', async ({ request }) => {
  const tagOf = async (url: string) => (await request.get(url)).headers().etag;
  const list = await tagOf('/plants/houses');
  for (const query of ['?', '?utm_source=x', '?page=1', '?page=junk', '?tab=x&q=y', '?page=0&a']) {
    expect(await tagOf(`/plants/houses${query}`), query).toBe(list);
  }
  expect(await tagOf('/plants/houses?lang=en')).toBe(await tagOf('/plants/houses?x&lang=klingon'));
  expect(await tagOf('/plants/houses?page=2')).not.toBe(list);
});
