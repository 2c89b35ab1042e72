import { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  readerLanguage,
  storedLanguage,
} from '../../../../src/node/server/edge/reader-language.ts';
import { refuseRequest } from '../../../../src/node/server/edge/refusals.ts';
import { requestIdOf } from '../../../../src/node/server/edge/request-id.ts';
import { requestKindOf } from '../../../../src/node/server/edge/request-kind.ts';
import { SITE } from '../../../core/site-of.ts';

const LIMITS = { url: 100, body: 10 } as Parameters<typeof refuseRequest>[1];
const head = (change: object): IncomingMessage =>
  Object.assign(Object.create(IncomingMessage.prototype), {
    url: '/',
    method: 'GET',
    headers: {},
    rawHeaders: [],
    ...change,
  });

describe('a request', () => {
  test.each<[string, object]>([
    ['of a page', {}],
    ['of a method that routes refuse themselves', { method: 'DELETE' }],
    ['to a whole URL', { url: 'HTTP://a.example/x' }],
    ['as long as it may be', { url: `/${'x'.repeat(99)}` }],
    ['to a host', { headers: { host: 'a.example:8080' }, rawHeaders: ['Host', 'a.example:8080'] }],
    ['with a header whose value is “host”', { rawHeaders: ['Host', 'a.example', 'X-A', 'host'] }],
    ['with a body as long as it may be', { headers: { 'content-length': '10' } }],
  ])('%s passes', (_, change) => {
    expect(refuseRequest(head(change), LIMITS)).toBeUndefined();
  });

  test.each<[string, object, object]>([
    ['too long', { url: `/${'x'.repeat(100)}` }, { status: 414 }],
    ['to no path', { url: 'a.example:80' }, { status: 400 }],
    ['to another protocol', { url: 'ftp://a.example' }, { status: 400 }],
    ['without a target', { url: undefined }, { status: 400 }],
    ['of another method', { method: 'TRACE' }, { status: 405, headers: { Allow: 'GET, HEAD' } }],
    ['without a method', { method: undefined }, { status: 405, headers: { Allow: 'GET, HEAD' } }],
    ['to a host that is none', { headers: { host: 'site.1' } }, { status: 400 }],
    ['to two hosts', { rawHeaders: ['Host', 'a.example', 'host', 'a.example'] }, { status: 400 }],
    [
      'with a body without an end',
      { headers: { 'transfer-encoding': 'chunked' } },
      { status: 413 },
    ],
    ['with a body that is too long', { headers: { 'content-length': '11' } }, { status: 413 }],
  ])('%s is refused', (_, change, refusal) => {
    expect(refuseRequest(head(change), LIMITS)).toEqual(refusal);
  });

  test.each([
    ['/people', 'page'],
    ['/', 'page'],
    ['/apis', 'page'],
    ['/api/people', 'api'],
    ['/papers/one', 'api'],
    ['/assets/a.js', 'asset'],
    ['/fonts/a.woff2', 'asset'],
    ['/media/a.webp', 'media'],
    ['/-/metrics', 'operation'],
  ])('for %s is one of a kind: %s', (target, kind) => {
    expect(requestKindOf(target, ['/api', '/papers'])).toBe(kind);
  });

  test.each(['req-1', 'a:b/c=d+e.f_g', 'x'.repeat(128)])('keeps the name %s of a proxy', (id) => {
    expect(requestIdOf({ 'x-request-id': id })).toBe(id);
  });

  test.each([undefined, '', 'two words', 'a\nb', 'x'.repeat(129)])('gets a name for %j', (id) => {
    const [one, other] = [requestIdOf({ 'x-request-id': id }), requestIdOf({ 'x-request-id': id })];
    expect(one).toMatch(/^[\da-f-]{36}$/);
    expect(one).not.toBe(other);
  });
});

describe('the language of a reader', () => {
  test.each([
    ['/', undefined, 'zh', 'zh'],
    ['/?lang=en', undefined, 'en', 'zh'],
    ['/?lang=zh', 'lang=en', 'zh', 'en'],
    ['/', 'a=b;  lang=en; c=d', 'en', 'en'],
    ['/', 'mylang=en', 'zh', 'zh'],
  ])('at %s with the cookies %s is %s, and was %s', (path, cookie, language, stored) => {
    const headers = new Headers(cookie === undefined ? {} : { cookie });
    const request = new Request(`https://a.example${path}`, { headers });
    expect(readerLanguage(SITE, request)).toBe(language);
    expect(storedLanguage(SITE, headers)).toBe(stored);
  });
});
