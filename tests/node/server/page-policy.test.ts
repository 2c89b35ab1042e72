import { expect, test } from 'vitest';
import { startSmallServer } from './small-server.ts';

test('a page lets in what it shows of another server, also for whoever has it already', async () => {
  const { origin } = await startSmallServer();
  const first = await fetch(`${origin}/pages/one`);
  const again = await fetch(`${origin}/pages/one`, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    expect(headers.get('content-security-policy')).toContain('frame-src https://maps.example;');
    expect(headers.has('x-page-embeds')).toBe(false);
  }
});

test('what is no page lets in nothing', async () => {
  const { origin } = await startSmallServer();
  const { headers } = await fetch(`${origin}/media/logo.svg`);
  expect(headers.get('content-security-policy')).not.toContain('frame-src');
});
