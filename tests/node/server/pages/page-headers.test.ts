import { expect, test } from 'vitest';
import { createPageHeaders, preloads } from '../../../../src/node/server/pages/page-headers.ts';

type Page = Parameters<typeof createPageHeaders>[0];
const PAGE = { status: 200, language: 'en', languageTag: 'en-GB' } as Page;
const headersOf = (change: Partial<Page> = {}, path = '/', more = {}) =>
  createPageHeaders(
    { ...PAGE, ...change },
    {
      url: new URL(path, 'https://a.example'),
      sharedFor: 60,
      links: ['<a>', '<b>'],
      embeds: [],
      styles: [],
      ...more,
    },
  );

test('a page says what it is, for how long it may be kept, and what it needs', () => {
  expect(headersOf()).toEqual({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en-GB',
    'Cache-Control':
      'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400',
    Vary: 'Cookie',
    Link: '<a>, <b>',
  });
});

test('a URL that names a language is the same for everyone, and sets it for the pages that follow', () => {
  const headers = headersOf({}, '/?lang=en');
  expect(headers['Set-Cookie']).toBe('lang=en; Path=/; SameSite=Lax');
  expect(headers).not.toHaveProperty('Vary');
});

test.each<[Partial<Page>, string, object]>([
  [{ status: 404 }, 'no-cache', {}],
  [{ status: 405 }, 'no-cache', { Allow: 'GET, HEAD' }],
  [{ status: 500 }, 'no-store', {}],
  [{ status: 503 }, 'no-store', { 'Retry-After': '30' }],
])('a page of %j is kept by nobody as one that is there', (change, cacheControl, more) => {
  const { 'Content-Type': _, 'Content-Language': __, Vary: ___, ...headers } = headersOf(change);
  expect(headers).toEqual({ 'Cache-Control': cacheControl, ...more });
});

test('a page that lacks its data is not kept', () => {
  expect(headersOf({ lacks: 'data' } as Partial<Page>)['Cache-Control']).toBe('no-store');
});

test('a page names the servers of which it shows something, and has no empty list of links', () => {
  const headers = headersOf({}, '/', {
    links: [],
    embeds: ['https://b.example', 'https://c.example'],
  });
  expect(headers).not.toHaveProperty('Link');
  expect(Object.values(headers)).toContain('https://b.example https://c.example');
});

test('styles are asked for at once', () => {
  expect(preloads(['/a.css'])).toEqual(['</a.css>; rel=preload; as=style']);
});
