import { OBSERVATORY_RULES } from '../node/http/observatory.ts';
import { expect, test } from './support/test.ts';

/** What stands before the server in production says so. */
const OVER_HTTPS = { 'X-Forwarded-Proto': 'https' };

test.describe('the answers of the server', () => {
  test('have the best score of the HTTP Observatory that headers can reach', async ({
    request,
  }) => {
    const answer = await request.get('/?lang=en', { headers: OVER_HTTPS });
    const observed = {
      headers: new Headers(answer.headersArray().map(({ name, value }) => [name, value])),
      html: await answer.text(),
      plainHttp: undefined,
    };
    const scores = OBSERVATORY_RULES.map(({ name, score }) => [name, score(observed)]);
    expect(scores).toEqual(OBSERVATORY_RULES.map(({ name, best }) => [name, best]));
  });

  test('have a policy, whatever is asked for', async ({ request }) => {
    for (const path of [
      ...['/', '/no-such-page', '/plants/trees', '/favicon.ico', '/robots.txt'],
      ...['/sitemap.xml', '/site.webmanifest', '/assets/no-such-file.js', '/media/logo.svg'],
      ...['/api/reports', '/api/no-such-call', '/media/%00', '/media/..%2f..%2fpackage.json'],
    ]) {
      const answer = await request.get(path, { headers: OVER_HTTPS, maxRedirects: 0 });
      expect.soft(answer.headers(), path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; .*frame-ancestors 'none'/,
        ),
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });
});

test('A drawing and a PDF are shown when they are opened by themselves', async ({ page, api }) => {
  await page.goto('/media/logo.svg');
  expect(await page.evaluate(() => document.documentElement.getBoundingClientRect().width)).toBe(
    96,
  );
  const { attachments } = await findPdf(api);
  const answer = await page.request.get(attachments[0]?.url ?? '');
  expect(answer.headers()['content-security-policy']).not.toContain('sandbox');
});

test('A script that content brings into the page does not run', async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/Content Security Policy|Trusted|^csp: /);
  await visit('/');
  const caught = await page.evaluate(async () => {
    const tried = document.createElement('div');
    const refusals: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refusals.push(effectiveDirective),
    );
    try {
      tried.innerHTML = '<img src="/media/x" onerror="window.hostile = 1">';
    } catch (error) {
      refusals.push(String(error instanceof TypeError));
    }
    const script = document.createElement('script');
    script.append(new Text('window.hostile = 2'));
    document.body.append(script);
    const handler = document.createElement('button');
    try {
      handler.setAttribute('onclick', 'window.hostile = 3');
      document.body.append(handler);
      handler.click();
    } catch (error) {
      // Some browsers trust no handler in the first place.
      refusals.push(String(error instanceof TypeError), 'script-src-attr');
    }
    // It is the last: refusals come in the order in which they were brought about.
    const pictureRefused = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'img-src') resolve();
      });
    });
    const elsewhere = new Image();
    elsewhere.src = 'https://elsewhere.example/a.png';
    await pictureRefused;
    return { refusals, ran: Reflect.get(window, 'hostile') };
  });
  expect(caught.ran).toBeUndefined();
  // A script of text alone is refused by one rule or the other, as browsers differ.
  const refusals = new Set(caught.refusals);
  refusals.delete('script-src-elem');
  expect(refusals).toEqual(
    new Set(['true', 'require-trusted-types-for', 'script-src-attr', 'img-src']),
  );
});

interface WithFiles {
  readonly attachments: readonly { readonly name: string; readonly url: string }[];
}

/** The first item of news that has a PDF. */
async function findPdf(api: <Answer>(path: string) => Promise<Answer>): Promise<WithFiles> {
  const { content } = await api<{ content: { id: string }[] }>('/reports?page=0&size=20');
  for (const { id } of content) {
    const { attachments = [] } = await api<Partial<WithFiles>>(`/reports/${id}`);
    const files = attachments.filter(({ name }) => name.endsWith('.pdf'));
    if (files.length > 0) return { attachments: files };
  }
  throw new Error('No news has a PDF');
}
