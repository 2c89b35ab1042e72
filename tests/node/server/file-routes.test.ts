import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addFileRoutes } from '../../../src/node/server/discovery/file-routes.ts';

/** A site with a list of events that is a file, and a page of each event that is one too. */
function siteWithFiles(): Hono {
  const app = new Hono();
  const say = (text: string) => ({ mediaType: 'text/plain', languageTag: 'en', text });
  const entry: Parameters<typeof addFileRoutes>[1] = {
    languageAt: (url) => url.searchParams.get('lang') ?? 'en',
    filesOfLists: [
      { view: 'view', layout: 'agenda', path: '/events.ics', ending: 'ics' },
      { view: 'view', layout: 'agenda', path: '/events/soon.ics', ending: 'ics' },
    ],
    readListFile: async (_data, { path, id, language }) => say(`list ${path} ${id} ${language}`),
    itemFiles: [
      { block: 'calendar', route: '/events/:id', ending: 'ics' },
      // Pages are ranked by what their routes spell out, whatever the order of their manifests.
      { block: 'calendar', route: '/events/fair', ending: 'ics' },
      { block: 'calendar', route: '/:year/talks/:id', ending: 'ics' },
      { block: 'calendar', route: '/archive/talks/:id', ending: 'ics' },
      { block: 'calendar', route: '/opening', ending: 'ics' },
      { block: 'calendar', route: '/', ending: 'ics' },
    ],
    readItemFile: async (_data, { path, file, language }) =>
      say(`item ${file.route} ${path} ${language}`),
  };
  addFileRoutes(app, entry, async (_request, key, read) => {
    const file = await read({
      origin: 'http://site.example',
      fetch: globalThis.fetch,
      signal: AbortSignal.timeout(1000),
    });
    return new Response(`${file?.text}; ${key}`);
  });
  app.get('*', () => new Response('a page'));
  return app;
}

test.each([
  ['/events.ics', 'list /events.ics undefined en; /events.ics null en'],
  ['/events/soon.ics', 'list /events/soon.ics undefined en; /events/soon.ics null en'],
  ['/events/night.ics', 'item /events/:id /events/night.ics en; /events/night.ics en'],
  ['/events/fair.ics', 'item /events/fair /events/fair.ics en; /events/fair.ics en'],
  [
    '/archive/talks/one.ics',
    'item /archive/talks/:id /archive/talks/one.ics en; /archive/talks/one.ics en',
  ],
  ['/2026/talks/one.ics', 'item /:year/talks/:id /2026/talks/one.ics en; /2026/talks/one.ics en'],
  ['/events/a%20b.ics?lang=de', 'item /events/:id /events/a%20b.ics de; /events/a%20b.ics de'],
  ['/events/soon/one.ics', 'list /events/soon.ics one en; /events/soon.ics "one" en'],
  ['/opening.ics', 'item /opening /opening.ics en; /opening.ics en'],
  ['/index.ics', 'item / /index.ics en; /index.ics en'],
  ['/events/night', 'a page'],
  // A slash before the ending names nothing.
  ['/opening/.ics', 'a page'],
  ['/events/fair/.ics', 'a page'],
  ['/events/night.icsx', 'a page'],
])('%s is %s', async (path, said) => {
  const answer = await siteWithFiles().request(path);
  expect(await answer.text()).toBe(said);
});
