import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, test } from 'vitest';
import { readKnownHeaders } from '../../../src/node/server/edge/backend-headers.ts';
import { readSecretHeaders } from '../../../src/node/server/edge/secret-headers.ts';
import { backend } from './small-entry.ts';
import { startBackend, startSmallServer } from './small-server.ts';

const SECRET = 'Bearer secret-of-the-backend';
const variables = { API_AUTHORIZATION: SECRET };
const secretHeaders = { Authorization: 'API_AUTHORIZATION' };

async function startRecorder() {
  const asked: IncomingHttpHeaders[] = [];
  const apiOrigin = await startBackend(({ headers }, response) => {
    asked.push(headers);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(headers['x-language'] === 'en' ? 'word' : '词');
  });
  return { apiOrigin, asked };
}

describe('the language', () => {
  it.each([
    ['a page of the server', '/pages/one?lang=en', {}],
    ['a page’s own call', '/api/words', { 'X-Language': 'en' }],
  ])('reaches a backend by the header that the site names: %s', async (_, target, headers) => {
    const { apiOrigin, asked } = await startRecorder();
    const { origin } = await startSmallServer({ apiOrigin });
    expect(await (await fetch(origin + target, { headers })).text()).toContain('word');
    expect(asked.map((each) => each['x-language'])).toEqual(['en']);
  });

  it('is read from that header of the embedded content, too', async () => {
    const { origin } = await startSmallServer();
    const answer = await fetch(`${origin}/api/words`, { headers: { 'X-Language': 'en' } });
    expect(await answer.json()).toMatchObject({ title: 'Word' });
    expect(answer.headers.get('vary')).toMatch(/^X-Language/);
  });
});

describe('a secret header', () => {
  it('reaches the backend with every call, whatever a reader sends, and nobody else', async () => {
    const { apiOrigin, asked } = await startRecorder();
    const server = await startSmallServer({ apiOrigin, secretHeaders, variables });
    const texts: string[] = [];
    for (const target of ['/pages/one', '/api/words', '/sitemap.xml', '/none', '/api/../secret']) {
      const answer = await fetch(server.origin + target, { headers: { Authorization: 'mine' } });
      texts.push(JSON.stringify([...answer.headers]), await answer.text());
    }
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([SECRET]));
    expect([...texts, server.log()].join('\n')).not.toContain('secret-of-the-backend');
  });

  it('stays with the backend where that leads elsewhere', async () => {
    const elsewhere = await startRecorder();
    const apiOrigin = await startBackend((_request, response) => {
      response.writeHead(302, { Location: `${elsewhere.apiOrigin}/api/words` }).end();
    });
    const { origin } = await startSmallServer({ apiOrigin, secretHeaders, variables });
    expect((await fetch(`${origin}/api/words`)).status).toBe(502);
    expect(elsewhere.asked).toEqual([]);
  });

  it('that is not set starts no server, and is named with its use', async () => {
    const { apiOrigin } = await startRecorder();
    await expect(startSmallServer({ apiOrigin, secretHeaders, variables: {} })).rejects.toThrow(
      'API_AUTHORIZATION is not set; "secretHeaders" of manifests/site.json sends it as Authorization',
    );
  });

  it('is not asked for where the site has its own content', async () => {
    const { origin } = await startSmallServer({ secretHeaders, variables: {} });
    expect((await fetch(`${origin}/pages/one`)).status).toBe(200);
  });

  test.each([['a\nb'], [' Bearer x'], ['Bearer x\n'], ['密码'], ['\u0000']])(
    'that no header can have is refused without a word of it: %j',
    (value) => {
      const read = () => readSecretHeaders(secretHeaders, { API_AUTHORIZATION: value });
      expect(read).toThrow('API_AUTHORIZATION cannot be a header’s value'.replace('’', "'"));
      expect(read).not.toThrow(value);
    },
  );
});

test('each secret that is missing is named on a line of its own', () => {
  const secretHeaders = { Authorization: 'API_AUTHORIZATION', 'X-Key': 'API_KEY' };
  const use = (header: string) =>
    `"secretHeaders" of manifests/site.json sends it as ${header}, so set it to the header's value`;
  expect(() => readSecretHeaders(secretHeaders, {})).toThrow(
    `API_AUTHORIZATION is not set; ${use('Authorization')}\nAPI_KEY is not set; ${use('X-Key')}`,
  );
});

test('a command sends the headers of the manifest, and the secrets that are set where it runs', () => {
  const headers = { 'X-Client': 'site' };
  const asked = {
    ...backend,
    ...{ headers, secretHeaders: { ...secretHeaders, 'X-Key': 'API_KEY' } },
  };
  expect(Object.fromEntries(readKnownHeaders(asked, variables))).toEqual({
    'x-client': 'site',
    authorization: SECRET,
  });
});
