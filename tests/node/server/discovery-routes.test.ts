import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { FeedAnswer } from '../../../src/core/discovery/index.ts';
import {
  addDiscoveryRoutes,
  type DiscoveryServices,
} from '../../../src/node/server/discovery/discovery-routes.ts';
import { SILENT } from '../../../src/node/server/edge/server-report.ts';
import { createPageCache, UNCHANGING } from '../../../src/node/server/pages/page-cache.ts';
import { createRenderQueue } from '../../../src/node/server/pages/render-queue.ts';

import * as smallEntry from './small-entry.ts';

type Entry = DiscoveryServices['build']['entry'];

const ORIGIN = 'https://institute.example';

const FEED: FeedAnswer = {
  ...{ title: 'News', subtitle: 'What is new.', siteName: 'Institute', languageTag: 'en' },
  ...{ path: '/news.atom', page: '/news', updated: '2026-03-05T20:00:00Z', entries: [] },
};

const CALENDAR = { mediaType: 'text/calendar', languageTag: 'zh-CN', text: 'BEGIN:VCALENDAR' };

/** A site with a feed of its news, and a calendar of its events. */
function openSite(change: Partial<Entry> = {}): Hono {
  const entry = {
    ...smallEntry,
    listPages: async () => [{ path: '/people', updated: undefined, languages: ['zh', 'en'] }],
    feedPaths: ['/news.atom'],
    readFeed: async () => FEED,
    filesOfLists: [{ view: 'view', layout: 'agenda', path: '/events.ics', ending: 'ics' }],
    readListFile: async () => CALENDAR,
    ...change,
  } as Entry;
  const app = new Hono();
  addDiscoveryRoutes(app, {
    build: { entry } as DiscoveryServices['build'],
    api: { fetch: () => new Response('{}'), isFixed: true, notes: [] },
    originOf: () => ORIGIN,
    report: SILENT,
    cache: createPageCache({ maxBytes: 1e6, freshness: UNCHANGING, warn: vi.fn() }),
    queue: createRenderQueue({ sideBySide: 1, longestWait: 1000 }),
  });
  app.get('*', () => new Response('a page'));
  return app;
}

async function ask(path: string, change?: Partial<Entry>) {
  const answer = await openSite(change).request(path);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    language: answer.headers.get('content-language'),
    caching: answer.headers.get('cache-control'),
    retry: answer.headers.get('retry-after'),
    text: await answer.text(),
  };
}

const fail = () => Promise.reject(new Error('The API is away'));

describe('a machine is told what it is sent', () => {
  test.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8', null, '<loc>https://institute.example'],
    ['/sitemap-1.xml', 'application/xml; charset=utf-8', null, '<loc>https://institute.example'],
    ['/news.atom', 'application/atom+xml; charset=utf-8', 'en', '<title>News</title>'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'zh-CN', 'BEGIN:VCALENDAR'],
  ])('%s as %s, in the language %s', async (path, type, language, words) => {
    const { text, ...answer } = await ask(path);
    expect(answer).toEqual({ status: 200, type, language, caching: 'no-cache', retry: null });
    expect(text).toContain(words);
  });

  test('a feed of the list and in the language of its URL', async () => {
    const readFeed = vi.fn(async () => FEED);
    await ask('/news.atom', { readFeed });
    expect(readFeed).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      path: '/news.atom',
      language: smallEntry.languageAt(new URL('http://site.example/news.atom')),
    });
  });

  test('in robots.txt that all may be read, and where the sitemap is', async () => {
    const { status, type, text } = await ask('/robots.txt');
    expect(status).toBe(200);
    expect(type).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Sitemap: https://institute.example/sitemap.xml',
      '',
    ]);
  });
});

describe('what is not there is said in plain text, and looked for again next time', () => {
  test.each([
    ['/sitemap-2.xml', {}],
    ['/news.atom', { readFeed: async () => undefined }],
    ['/events.ics', { readListFile: async () => undefined }],
  ])('%s', async (path, change) => {
    const { text, ...answer } = await ask(path, change);
    expect(answer).toEqual({
      status: 404,
      ...{ type: 'text/plain; charset=utf-8', language: null, caching: 'no-cache', retry: null },
    });
    expect(text).toMatch(/nothing at this URL/);
  });
});

describe('what cannot be had now is neither missing nor kept, and says when to come again', () => {
  test.each([
    ['/sitemap.xml', { listPages: fail }],
    ['/sitemap-1.xml', { listPages: fail }],
    ['/news.atom', { readFeed: fail }],
    ['/events.ics', { readListFile: fail }],
  ])('%s', async (path, change) => {
    const { text, ...answer } = await ask(path, change);
    expect(answer).toEqual({
      status: 503,
      ...{ type: 'text/plain; charset=utf-8', language: null, caching: 'no-store', retry: '30' },
    });
    expect(text).toMatch(/try again/);
  });
});

test('a feed is no more read for a reader who has left', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const app = openSite({
    readFeed: ({ signal }) => {
      asked.resolve(signal);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const reader = new AbortController();
  const answer = app.request('/news.atom', { signal: reader.signal });
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  reader.abort();
  await answer;
  expect(signal.aborted).toBe(true);
});

test('waiting for a sitemap keeps no process running', () => {
  const timers = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  void openSite({ listPages: () => new Promise(() => undefined) }).request('/sitemap.xml');
  expect(timers()).toBe(before);
});
