import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { expectUnlistedHead } from './expected-head.ts';
import { FACTS, type Language } from './facts.ts';
import { headAt, urlIn } from './read-head.ts';

// What the server says of its answers: their status, their headers, and what a browser may do with them.

/** Seconds after which everybody has a page that was corrected. */
const SOON = 600;
const A_DAY = 86_400;
const SHOWN_ELSEWHERE = /^(?:(?:image|audio|video)\/|application\/(?:pdf\b|vnd\.))/;
/** The headers that a 304 repeats of the answer that it confirms. */
const REPEATED = ['etag', 'cache-control', 'vary', 'content-language'];

/** Expects that a page answers as HTTP has it: the same without its body, and not twice to who has it. */
export async function expectPageAnswer(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<void> {
  const url = urlIn(path, language);
  const answer = await request.get(url);
  const headers = answer.headers();
  expect(answer.status(), url).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(language.tag);
  // A URL that names a language says so to who has chosen another, too.
  if (url === path) expect(headers.vary?.toLowerCase()).toContain('cookie');
  // What a reader has may have changed since.
  expect(headers['cache-control'], url).toMatch(/\b(?:no-cache|max-age=0)\b/);
  expectAskedAgain(answer, SOON);
  await expectCompressed(request, url, await answer.text());
  expectProtected(answer);
  expectPolicy(answer);
  await expectRevalidated(request, url, answer);
}

/** Expects that a text is compressed by an encoding that the request accepts, and unpacks to the same text. */
async function expectCompressed(
  request: APIRequestContext,
  url: string,
  text: string,
): Promise<void> {
  const tags = new Set<string>();
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['unheard-of, br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get(url, { headers: { 'Accept-Encoding': accepted } });
    const headers = answer.headers();
    expect(headers['content-encoding'], `${url} for who reads ${accepted}`).toBe(encoding);
    expect(headers.vary?.toLowerCase(), url).toContain('accept-encoding');
    expect(await answer.text()).toBe(text);
    tags.add(headers.etag ?? '');
  }
  // Other bytes have another strong tag; a weak one speaks of the text alone.
  const isStrong = [...tags].every((tag) => !tag.startsWith('W/'));
  if (isStrong) expect(tags.size, `${url} has a tag for each encoding`).toBe(3);
}

/** Expects that browsers, and caches on the way, ask for an answer again within so many seconds. */
export function expectAskedAgain(answer: APIResponse, within: number): void {
  const { 'cache-control': caching = '' } = answer.headers();
  const times = [...caching.matchAll(/\b(?:max-age|s-maxage|stale-while-revalidate)=(\d+)/g)].map(
    ([, seconds]) => Number(seconds),
  );
  const isAsked = /\bno-(?:cache|store)\b/.test(caching);
  // Of an answer that says nothing, each makes up a time of its own.
  const longest =
    times.length === 0 || caching.includes('immutable') ? Infinity : Math.max(...times);
  const words = `${answer.url()} says "${caching}"`;
  expect(isAsked ? 0 : longest, words).toBeLessThanOrEqual(within);
}

/** Expects that what a server has once sent is not sent again while it stays the same. */
export async function expectRevalidated(
  request: APIRequestContext,
  url: string,
  answer: APIResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { etag = '' } = answer.headers();
  expect(etag, url).toMatch(/^(?:W\/)?"[^"]+"$/);
  const again = await request.get(url, { headers: { ...headers, 'If-None-Match': etag } });
  expect(again.status(), url).toBe(304);
  expect(await again.text()).toBe('');
  for (const name of REPEATED)
    expect(again.headers()[name], `${name} of ${url}, unchanged`).toBe(answer.headers()[name]);
  expectProtected(again);
  // Whoever compresses on the way makes the tag weak, and a cache may know of several answers.
  const weak = `W/${etag.replace('W/', '')}`;
  for (const known of [weak, `"another", ${weak}`]) {
    const same = await request.get(url, { headers: { ...headers, 'If-None-Match': known } });
    expect(same.status(), `${url} for who has ${known}`).toBe(304);
  }
  const other = await request.get(url, { headers: { ...headers, 'If-None-Match': '"another"' } });
  expect(other.status(), url).toBe(200);
  const head = await request.head(url, { headers });
  expect(head.status(), url).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers().etag).toBe(etag);
  expect(head.headers()['content-type']).toBe(answer.headers()['content-type']);
}

/** Expects the headers that every answer has, whatever it is. */
export function expectProtected(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers['x-content-type-options'], answer.url()).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
  // Pictures and files may be shown elsewhere, in a reader of feeds for one; nothing else may.
  const { 'content-type': type, 'cross-origin-resource-policy': shownBy } = headers;
  // An answer without a body has no type, and nobody shows it.
  if (type === undefined) return;
  expect(shownBy, answer.url()).toBe(SHOWN_ELSEWHERE.test(type) ? 'cross-origin' : 'same-origin');
}

/** Expects that who came over https is kept there, or that nobody is. */
export function expectSecureOnly(answer: APIResponse, isSecure: boolean): void {
  const transport = answer.headers()['strict-transport-security'] ?? 'max-age=0';
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1]);
  expect(seconds > 0, `${answer.url()} says ${transport}`).toBe(isSecure);
  expect('upgrade-insecure-requests' in policyOf(answer), answer.url()).toBe(isSecure);
}

/** Expects the policy of pages: scripts of the site alone, and no markup from anywhere that could run. */
function expectPolicy(answer: APIResponse): void {
  const policy = policyOf(answer);
  expect(policy['default-src']).toBe("'none'");
  expect(policy['script-src']).toMatch(/^'self'(?: 'sha256-[^']+')*$/);
  expect(policy['style-src']).toMatch(/^'self'(?: 'sha256-[^']+')*$/);
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['form-action']).toBe("'self'");
  expect(policy['require-trusted-types-for']).toBe("'script'");
  // All markup that scripts make goes through the one place that cleans it.
  expect(policy['trusted-types']).toMatch(/^[\w-]+$/);
  // The small fonts that every page begins with may stand in a stylesheet.
  expect(policy['font-src']).toMatch(/^'self'(?: data:)?$/);
  expect(policy['manifest-src']).toBe("'self'");
  expect(policy['object-src'] ?? "'none'").toBe("'none'");
  expect(Object.values(policy).join(' ')).not.toMatch(/'unsafe-|(?:^| )(?:\*|https?:)(?: |$)/);
  const elsewhere = ["'self'", ...FACTS.api.mediaOrigins].toSorted();
  for (const name of ['img-src', 'media-src', 'connect-src']) {
    // The empty icon of a site that has none.
    const sources = policy[name]
      ?.split(' ')
      .filter((source) => name !== 'img-src' || source !== 'data:');
    expect(sources?.toSorted(), name).toEqual(elsewhere);
  }
  expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin');
  expect(answer.headers()['permissions-policy']).toContain('camera=()');
}

/** Expects that what is no page could do nothing, were it opened as one; only PDFs are shown by a part of the browser, which a sandbox would stop. */
export function expectInert(answer: APIResponse): void {
  expectProtected(answer);
  const policy = policyOf(answer);
  expect(policy['default-src'], answer.url()).toBe("'none'");
  expect(policy).not.toHaveProperty('script-src');
  const isPdf = answer.headers()['content-type']?.startsWith('application/pdf') ?? false;
  expect('sandbox' in policy, `${answer.url()} in a sandbox`).toBe(!isPdf);
}

/** Expects that a URL has no page: it says so to people, to search engines, and by its status. */
export async function expectNotFound(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<void> {
  const head = await headAt(request, path, language);
  expect(head.status, path).toBe(404);
  expectUnlistedHead(head);
  expect(head.language).toBe(language.tag);
  expect(head.title).toContain(language.siteName);
  const words = FACTS.words['ui.notFound.title']?.[language.code] ?? '';
  expect(head.words).toContain(words.replace(/\s+/g, ''));
  const answer = await request.get(urlIn(path, language));
  const { etag } = answer.headers();
  // It may be there tomorrow.
  expectAskedAgain(answer, 0);
  if (etag === undefined) return;
  // What is not there has not stayed the same.
  const again = await request.get(urlIn(path, language), { headers: { 'If-None-Match': etag } });
  expect(again.status(), `${path} for who has ${etag}`).toBe(404);
}

/** Expects that a URL leads to another one of the site, with what it asks for; permanently, where they differ by a slash at the end. */
export async function expectRedirect(
  request: APIRequestContext,
  from: string,
  to: string,
  query = '',
): Promise<void> {
  const answer = await request.get(from + query, { maxRedirects: 0 });
  const statuses = from === withSlash(to) ? [301, 308] : [301, 302, 307, 308];
  expect(statuses, `${from} is ${answer.status()}`).toContain(answer.status());
  const { location = '' } = answer.headers();
  const { href, origin } = new URL(location, answer.url());
  expect(href, from).toBe(new URL(to + query, answer.url()).href);
  expect(origin).toBe(new URL(answer.url()).origin);
  expectProtected(answer);
  // Where it leads may be changed, and browsers hold on to a permanent one for good where it says nothing.
  expectAskedAgain(answer, A_DAY);
  const head = await request.head(from + query, { maxRedirects: 0 });
  expect([head.status(), head.headers().location]).toEqual([answer.status(), location]);
}

/** A path with the slash at its end that folders have, and pages do not. */
export function withSlash(path: string): string {
  return `${path}/`;
}

function policyOf(answer: APIResponse): Readonly<Partial<Record<string, string>>> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}
