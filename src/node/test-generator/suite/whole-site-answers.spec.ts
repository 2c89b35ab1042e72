import {
  expectAskedAgain,
  expectInert,
  expectProtected,
  expectRedirect,
  expectRevalidated,
  expectSecureOnly,
} from './support/answers.ts';
import { callOf } from './support/api.ts';
import { apiOf, FACTS, wordFor } from './support/facts.ts';
import { headAt } from './support/read-head.ts';
import { samplePages } from './support/read-sitemap.ts';
import { answerTest, expect } from './support/test-kinds.ts';

/** So many pages of the sitemap are looked at, and one of each folder. */
const SAMPLED = 24;

answerTest(
  'the API says what its answers are, in which language, and lets nothing run',
  {
    tag: '@language-3',
  },
  async ({ request, language }) => {
    const call = FACTS.footer?.call ?? FACTS.navigation;
    answerTest.skip(call === undefined, 'Neither header nor footer reads the API.');
    const url = callOf(call ?? { endpoint: '/' }, {}, 0, language);
    const headers = { [apiOf(call ?? {}).languageHeader]: wordFor(language, apiOf(call ?? {})) };
    const answer = await request.get(url, { headers });
    expect(answer.status(), url).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expectInert(answer);
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
    // A backend of an institute's own has rules of its own.
    if (process.env.API_ORIGIN) return;
    expect(answer.headers().vary?.toLowerCase()).toContain(Object.keys(headers)[0]?.toLowerCase());
    expect(answer.headers()['content-language']).toBe(wordFor(language, apiOf(call ?? {})));
    await expectRevalidated(request, url, answer, headers);
    expectAskedAgain(answer, 0);
    // Others ask for a language of a region, or give it a weight.
    const [name = '', word = ''] = Object.entries(headers)[0] ?? [];
    const words = FACTS.languages.map((one) => wordFor(one, apiOf(call ?? {})));
    const [other] = words.filter((one) => one !== word);
    const weighed =
      other === undefined
        ? []
        : [
            [`${other};q=0.3, ${word};q=0.8`, word],
            [`${word};q=0.8, ${other};q=0.3`, word],
            [`${word}, ${other}`, word],
            ['*', words[0]],
            [`*, ${words[0]};q=0`, words[1]],
          ];
    for (const [asked = '', wanted] of [
      ...[`${word};q=0.9`, `xx, ${word};q=0.1`, `${word}-XX`].map((one) => [one, word]),
      ...weighed,
    ]) {
      const chosen = await request.get(url, { headers: { [name]: asked } });
      expect(chosen.headers()['content-language'], asked).toBe(wanted);
    }
    const missing = await request.get(`${apiOf(call ?? {}).base}/there-is-no-such-list`, {
      headers,
    });
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).toMatch(/^application\/(?:problem\+)?json/);
    expectInert(missing);
    expectAskedAgain(missing, 0);
    const posted = await request.post(url, { headers });
    expect([posted.status(), posted.headers().allow]).toEqual([405, 'GET, HEAD']);
  },
);

answerTest(
  'a page takes no other method than to be read',
  {
    tag: '@turn-9',
  },
  async ({ request }) => {
    const answer = await request.post('/');
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe('GET, HEAD');
    expectProtected(answer);
  },
);

answerTest(
  'who came over https is kept there, however many proxies stand before the server',
  {
    tag: '@turn-7',
  },
  async ({ request, baseURL }) => {
    const { protocol, hostname } = new URL(baseURL ?? '');
    if (protocol === 'https:') return expectSecureOnly(await request.get('/'), true);
    // A proxy says itself how it was come to, whatever is sent.
    answerTest.skip(!/^(?:localhost|127\.)/.test(hostname), 'A proxy may stand before the server.');
    expectSecureOnly(await request.get('/'), false);
    for (const [protocols, isSecure] of [
      ['https', true],
      ['https, http', true],
      ['http', false],
      ['http, https', false],
    ] as const) {
      const headers = { 'X-Forwarded-Proto': protocols };
      expectSecureOnly(await request.get('/', { headers }), isSecure);
      const chosen = await request.get(`/?lang=${FACTS.languages[0]?.code}`, { headers });
      expect(/;\s*Secure\b/.test(chosen.headers()['set-cookie'] ?? ''), protocols).toBe(isSecure);
    }
  },
);

answerTest(
  'the language is what the URL says, then what was chosen, then the first',
  {
    tag: '@turn-10',
  },
  async ({ baseURL }) => {
    const [first] = FACTS.languages;
    const second = FACTS.languages[1] ?? first;
    const tagAt = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      // Nothing of an earlier answer is sent again.
      const answer = await fetch(new URL(path, baseURL), { headers });
      const html = await answer.text();
      const tag = /<html lang="([^"]*)"/.exec(html)?.[1];
      expect(answer.headers.get('content-language')).toBe(tag);
      return { tag, cookie: answer.headers.get('set-cookie') };
    };
    for (const { code, tag } of FACTS.languages) {
      // What a browser is set to is none of a reader's choices here.
      expect(await tagAt('/', { 'Accept-Language': tag })).toEqual({
        tag: first?.tag,
        cookie: null,
      });
      expect((await tagAt('/', { Cookie: `lang=${code}` })).tag).toBe(tag);
      const among = `first=1; lang=${code}; last=2`;
      expect((await tagAt('/', { Cookie: among })).tag, among).toBe(tag);
      const asked = await tagAt(`/?lang=${code}`, { Cookie: `lang=${second?.code}` });
      expect(asked.tag).toBe(tag);
      // Who has no scripts has it on the next page, too, and not for good.
      expect(asked.cookie).toMatch(new RegExp(`^lang=${code};`));
      expect(asked.cookie).toMatch(/;\s*Path=\/(?:;|$)/);
      expect(asked.cookie).toMatch(/SameSite=(?:Lax|Strict)/);
      expect(asked.cookie).not.toMatch(/Max-Age|Expires|Domain/i);
    }
    expect((await tagAt('/', { Cookie: 'lang=unheard-of' })).tag).toBe(second?.tag);
  },
);

answerTest(
  'a page in the language of one reader is sent to no other, at a further page of a list either',
  {
    tag: '@turn-3',
  },
  async ({ request, baseURL, language }) => {
    const routes = FACTS.sections.flatMap(({ pages }) => pages.map(({ route }) => route));
    const further: string[] = [];
    for (const route of routes) {
      const { turns } = await headAt(request, route, language);
      further.push(...turns.flatMap((turn) => turn.split('#')[0] ?? []));
      if (further.length > 0) break;
    }
    const url = new URL(further[0] ?? '/', baseURL);
    url.searchParams.delete('lang');
    // Each is asked for after the others and before them.
    for (const { code, tag } of [...FACTS.languages, ...FACTS.languages.toReversed()]) {
      const answer = await fetch(url, { headers: { Cookie: `lang=${code}` } });
      const said = /<html lang="([^"]*)"/.exec(await answer.text())?.[1];
      expect([said, answer.headers.get('content-language')], url.href).toEqual([tag, tag]);
    }
  },
);

answerTest(
  'what a page names as its own URL is at the host at which it is asked for',
  {
    tag: '@turn-8',
  },
  async ({ request, baseURL }) => {
    const { hostname } = new URL(baseURL ?? '');
    answerTest.skip(!/^(?:localhost|127\.)/.test(hostname), 'A proxy may stand before the server.');
    for (const host of ['one.example:81', 'two.example:82']) {
      const textAt = async (path: string) =>
        (await request.get(path, { headers: { Host: host } })).text();
      // Of a site with one public origin it is that.
      const [, origin = ''] =
        /^Sitemap: (https?:\/\/[^/]+)/m.exec(await textAt('/robots.txt')) ?? [];
      const [, page] = /<link rel="canonical" href="([^"]*)"/.exec(await textAt('/')) ?? [];
      const [, first] = /<loc>([^<]*)/.exec(await textAt('/sitemap.xml')) ?? [];
      for (const url of [page, first]) expect(new URL(url ?? '').origin, host).toBe(origin);
    }
  },
);

answerTest(
  'pages of the sitemap are there, and each names itself as the one',
  {
    tag: '@turn-11',
  },
  async ({ request, baseURL }) => {
    for (const path of await samplePages(request, SAMPLED)) {
      const url = new URL(path, baseURL);
      const code = url.searchParams.get('lang') ?? FACTS.languages[0]?.code;
      const language = FACTS.languages.find((other) => other.code === code);
      if (language === undefined) throw new Error(`The sitemap names "${path}"`);
      url.searchParams.delete('lang');
      const head = await headAt(request, url.pathname + url.search, language);
      expect([head.status, head.canonical, head.robots, head.language]).toEqual([
        200,
        path,
        '',
        language.tag,
      ]);
    }
  },
);

answerTest(
  'robots may read all, and are told of the sitemap',
  {
    tag: '@turn-2',
  },
  async ({ request }) => {
    const answer = await request.get('/robots.txt');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    // Crawlers pass over a sitemap whose URL has no host.
    expect(lines.slice(2).map((line) => line.replace(/https?:\/\/[^/]+/, 'HOST'))).toEqual([
      'Sitemap: HOST/sitemap.xml',
    ]);
  },
);

answerTest(
  'a URL that ends in a slash, or in a brace of the text around it, leads to the one without',
  {
    tag: '@turn-4',
  },
  async ({ request }) => {
    for (const { pages } of FACTS.sections) {
      for (const { route } of pages) {
        for (const end of ['/', '}', '%7D', '%7d/'])
          await expectRedirect(request, `${route}${end}`, route, '?lang=xx');
      }
    }
  },
);
