import { hash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { createProtection } from '../../../src/node/http/protect-answers.ts';
import { cameOverHttps, securityHeaders } from '../../../src/node/http/security-headers.ts';

const FACTS = {
  document:
    '<head><script>\nfirst()\n</script></head><script>second()</script><style>a{color:red}</style>',
  mediaOrigins: ['https://cms.example'],
  https: true,
};

function directive(name: string, type = 'text/html; charset=utf-8', https = true) {
  const policy = securityHeaders(type, { ...FACTS, https })['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((entry) => entry.split(' ')[0] === name);
  return found?.split(' ').slice(1);
}

describe('the policy of a page', () => {
  test('lets the scripts of the built document run, by what stands in them, and files of the site', () => {
    expect(directive('script-src')).toEqual([
      "'self'",
      `'sha256-${hash('sha256', '\nfirst()\n', 'base64')}'`,
      `'sha256-${hash('sha256', 'second()', 'base64')}'`,
    ]);
  });

  test.each([
    ['default-src', ["'none'"]],
    [
      'style-src',
      [
        "'self'",
        ...['', 'a{color:red}'].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`),
      ],
    ],
    ['img-src', ["'self'", 'https://cms.example']],
    ['media-src', ["'self'", 'https://cms.example']],
    ['frame-src', undefined],
    ['connect-src', ["'self'", 'https://cms.example']],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['site-html']],
    ['upgrade-insecure-requests', []],
  ])('has for %s %j', (name, sources) => {
    expect(directive(name)).toEqual(sources);
  });

  test('lets the empty icon of a site in that has none', () => {
    const document = `<link rel="icon" href="data:,">${FACTS.document}`;
    const { 'Content-Security-Policy': policy = '' } = securityHeaders('text/html', {
      ...FACTS,
      document,
    });
    expect(policy).toContain("img-src 'self' https://cms.example data:;");
  });

  test('asks for https only where the site itself is reached so', () => {
    expect(directive('upgrade-insecure-requests', 'text/html', false)).toBeUndefined();
    const { 'Strict-Transport-Security': locked } = securityHeaders('text/html', FACTS);
    expect(locked).toBe('max-age=63072000; includeSubDomains');
    const plain = securityHeaders('text/html', { ...FACTS, https: false });
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
  });

  // 'self' is safe where nothing but the build is sent as a script: e2e/security.spec.ts holds that.
  test('has nothing that csp_evaluator warns of but the word that all is of the site itself', () => {
    const policy = securityHeaders('text/html', FACTS)['Content-Security-Policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings.filter(({ severity }) => severity < Severity.INFO);
    expect(serious.map(({ directive, value }) => `${directive} ${value}`)).toEqual([
      "script-src 'self'",
    ]);
    expect(serious[0]?.severity).toBe(Severity.MEDIUM_MAYBE);
  });
});

describe('the policy of what is no page', () => {
  test.each([
    ['text/javascript; charset=utf-8', false],
    ['text/css; charset=utf-8', false],
    ['font/woff2', false],
    ['image/avif', false],
    ['image/svg+xml', true],
    ['application/pdf', true],
    ['text/html; charset=utf-8', true],
    [undefined, true],
  ])('says for %s what documents alone respect: %s', (type, isSaid) => {
    const headers = securityHeaders(type, FACTS);
    expect('Permissions-Policy' in headers).toBe(isSaid);
    expect('Cross-Origin-Opener-Policy' in headers).toBe(isSaid);
  });

  test.each(['image/svg+xml', 'application/json', 'text/javascript', 'text/plain', undefined])(
    'shuts %s into a sandbox, where it loads nothing',
    (type) => {
      const policy = securityHeaders(type, FACTS)['Content-Security-Policy'];
      expect(policy).toMatch(/^default-src 'none'; .*; sandbox$/);
    },
  );

  test('leaves a PDF to the browser’s own reader, which no sandbox lets in', () => {
    expect(directive('sandbox', 'application/pdf')).toBeUndefined();
    expect(directive('default-src', 'application/pdf')).toEqual(["'none'"]);
  });

  test.each([
    ['text/html', 'same-origin'],
    ['application/json', 'same-origin'],
    ['image/webp', 'cross-origin'],
    ['application/pdf', 'cross-origin'],
  ])('lets other sites show %s: %s', (type, policy) => {
    expect(securityHeaders(type, FACTS)['Cross-Origin-Resource-Policy']).toBe(policy);
  });
});

describe('an answer', () => {
  test.each([
    ['http://site.example/', '', false],
    ['https://site.example/', '', true],
    ['http://127.0.0.1/', 'https', true],
    ['http://127.0.0.1/', 'HTTPS, http', true],
    ['https://127.0.0.1/', 'http', false],
  ])('of %s with X-Forwarded-Proto "%s" came over https: %s', (url, forwarded, https) => {
    const headers = new Headers(forwarded ? { 'X-Forwarded-Proto': forwarded } : {});
    expect(cameOverHttps(new Request(url, { headers }))).toBe(https);
  });

  test('keeps its own headers, and has a policy in place of one that a backend sent', () => {
    const protect = createProtection({ ...FACTS, siteOrigin: undefined, apiBases: ['/api'] });
    const answer = protect(
      new Request('https://site.example/api/news'),
      new Response('{}', {
        headers: {
          'Content-Type': 'application/json',
          'Content-Security-Policy': '*',
          ETag: '"1"',
        },
      }),
    );
    expect(answer.headers.get('ETag')).toBe('"1"');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/sandbox$/);
  });
});
