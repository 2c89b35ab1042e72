import { describe, expect, test } from 'vitest';
import { watchServer } from '../../../src/node/export/watch-server.ts';
import { createProtection } from '../../../src/node/http/protect-answers.ts';
import { PAGE_HEADERS } from '../../../src/node/http/security-headers.ts';
import { embedsOf } from '../../../src/node/site-plugin/page-embeds.ts';

const protect = createProtection({
  document: '<script>first()</script>',
  mediaOrigins: [],
  siteOrigin: 'https://site.example',
  apiBases: ['/api'],
});

/** The answer of a page that says what it shows of other servers. */
function answer(path: string, embeds?: string, type = 'text/html; charset=utf-8'): Response {
  const headers = { 'Content-Type': type, ...(embeds && { [PAGE_HEADERS.embeds]: embeds }) };
  return protect(new Request(`https://site.example${path}`), new Response('', { headers }));
}

const framesIn = (headers: Headers) =>
  /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

describe('what a page shows of other servers', () => {
  test('is let in on that page, and on no other', () => {
    const embeds = 'https://films.example https://maps.example';
    expect(framesIn(answer('/way', embeds).headers)).toBe(embeds);
    expect(framesIn(answer('/people').headers)).toBeUndefined();
    expect(framesIn(answer('/way', embeds).headers)).toBe(embeds);
  });

  test('is not said to readers in a header of its own', () => {
    expect(answer('/way', 'https://maps.example').headers.has(PAGE_HEADERS.embeds)).toBe(false);
  });

  test('is nothing that an API could say', () => {
    const { headers } = answer('/api/page', 'https://evil.example');
    expect(headers.get('content-security-policy')).not.toContain('evil.example');
    expect(headers.has(PAGE_HEADERS.embeds)).toBe(false);
  });

  test('is let in on all pages of an export, whose server knows pages by their type alone', async () => {
    const pages: Record<string, string | undefined> = {
      '/': undefined,
      '/way': 'https://maps.example',
      '/tour': 'https://films.example',
      '/people': undefined,
    };
    const watched = watchServer({
      fetch: ({ url }) => answer(new URL(url).pathname, pages[new URL(url).pathname]),
    });
    for (const path of Object.keys(pages)) {
      await watched.fetch(new Request(`https://site.example${path}`));
    }
    const policy = watched.headers.get('text/html')?.['content-security-policy'] ?? '';
    expect(policy).toContain('frame-src https://films.example https://maps.example');
    expect(policy.match(/frame-src/g)).toHaveLength(1);
    expect(policy).toContain("default-src 'none'");
  });

  test('is known beside the styles of its own that a page has', () => {
    const styles = ['sha256-a', 'sha256-b'];
    const headers = { 'Content-Type': 'text/html', [PAGE_HEADERS.styles]: styles.join(' ') };
    const ask = (path: string, more = {}) =>
      protect(
        new Request(`https://site.example${path}`),
        new Response('', { headers: { ...headers, ...more } }),
      ).headers;
    const stylesIn = (given: Headers) =>
      /style-src [^;]*/.exec(given.get('content-security-policy') ?? '')?.[0];
    const own = ask('/people');
    expect(stylesIn(own)).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-a' 'sha256-b'$/);
    expect(own.has(PAGE_HEADERS.styles)).toBe(false);
    expect(stylesIn(ask('/news', { [PAGE_HEADERS.styles]: 'sha256-c' }))).toMatch(/ 'sha256-c'$/);
    expect(stylesIn(ask('/news', { [PAGE_HEADERS.styles]: '' }))).not.toContain('sha256-c');
    expect(ask('/api/page').get('content-security-policy')).not.toContain('sha256-a');
  });

  test('follows from the templates of its blocks', () => {
    const embed = (template: string) => ({ kind: 'embed', field: 'id', template });
    const blocks = [
      { type: 'map', slots: { url: embed('https://maps.example/at/{id}') } },
      { type: 'embed', slots: { url: embed('https://films.example:8443/{id}') } },
      { type: 'map', slots: { url: embed('https://maps.example/b/{id}') } },
      { type: 'external-link', slots: { url: { kind: 'url', template: 'https://doi.org/{id}' } } },
    ];
    const page = (id: string, own: unknown[]) =>
      ({ id, frame: { type: 'single', layout: { slots: { blocks: { blocks: own } } } } }) as never;
    expect(embedsOf([page('way', blocks), page('people', [])])).toEqual({
      way: ['https://films.example:8443', 'https://maps.example'],
    });
  });
});
