import { describe, expect, it } from 'vitest';
import { both, loadSmallContent } from './small-content.ts';

const load = () =>
  loadSmallContent({
    ...both('notes/one', 'title: One', '# text\n\nText.'),
    ...both('fellows/an', 'name: An\ntype: in'),
  }).api;

const long = 'x'.repeat(101);

describe('a query that is not allowed', () => {
  it.each([
    ['/talks?page=-1', 'The query parameter “page” is “-1”; it must be an integer of at least 0.'],
    ['/talks?page=1.5', '“page” is “1.5”'],
    ['/talks?page=', '“page” is “”'],
    ['/talks?page=1e1', '“page” is “1e1”'],
    ['/talks?page=+1', '“page” is “ 1”'],
    ['/talks?page=a%0A%0Ab', '“page” is “a b”'],
    ['/talks?size=abc', '“size” is “abc”; it must be an integer from 1 to 100'],
    ['/talks?size=0', '“size” is “0”'],
    ['/talks?size=1000', '“size” is “1000”'],
    ['/talks?page=0&page=1', '“page” is given 2 times; give it once'],
    ['/talks?page=%', '“page” is “%”; encode “%” as “%25”'],
    ['/fellows?type=all', '“type” is “all”; it must be “in” or “out”'],
    ['/fellows', '“type” is missing; it must be “in” or “out”'],
    ['/search', '“q” is missing; it must be a text of 1 to 100 characters'],
    ['/search?q=', '“q” is “”'],
    ['/search?q=%20%E3%80%80', '“q” is'],
    [`/search?q=${long}`, '“q” is “xxx'],
    ['/search?q=%E6', '“q” is “%E6”'],
  ])('%s is answered with 400, the value and the fix', async (place, words) => {
    const response = await load().fetch(new Request(`http://any/api${place}`));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.stringContaining(words),
      instance: `/api${place}`,
    });
  });

  it.each([
    '/talks?sort=name&sort=time',
    '/notes?page=-1',
    '/notes?tracking=%B0%A1',
    `/search?q=${long.slice(1)}`,
    `/search?q=${encodeURIComponent('𠀀'.repeat(100))}`,
  ])('%s is not one of them', async (place) => {
    expect((await load().fetch(new Request(`http://any/api${place}`))).status).toBe(200);
  });
});

describe('a path', () => {
  it.each([
    ['/api/notes/one', 200],
    ['/api/notes/%6Fne', 200],
    ['/api/notes/two', 404],
    ['/api/notes/', 404],
    ['/api/notes/one/more', 404],
    ['/api/notes%2Fone', 404],
    ['/api/notes/__proto__', 404],
    ['/api/__proto__', 404],
    ['/api/constructor/name', 404],
    ['/api/fellows/an', 404],
    ['/api/about', 404],
    ['/api', 404],
    ['/api/', 404],
    ['/', 404],
    ['/apinotes', 404],
    ['/api/../notes', 404],
    ['/api/notes/..%2F..%2Fpackage.json', 404],
    ['/api/notes/%zz', 400],
    ['/api/%E6/one', 400],
  ])('%s is answered with %i', async (place, status) => {
    expect((await load().fetch(new Request(`http://any${place}`))).status).toBe(status);
  });

  it('that is unknown is answered with the nearest one', async () => {
    const response = await load().fetch(new Request('http://any/api/note'));
    expect(await response.json()).toMatchObject({
      title: 'Not Found',
      detail: 'There is no path “/api/note”; the nearest is “/api/notes”.',
    });
  });
});

describe('a failure', () => {
  const long = `/api/notes/${'x'.repeat(49)}`;
  it.each([
    [
      'GET',
      '/api/notes/two',
      'There is no “/api/notes/two” in the language “zh”; the list of its folder has the ids that there are.',
    ],
    ['GET', '/apinotes', '“/apinotes” is not below “/api”; put that first.'],
    ['PUT', '/api/notes', 'The API is read-only; “PUT” must be GET or HEAD.'],
    ['GET', long, `There is no “${long}” in the language`],
    ['GET', `${long}yz`, `There is no “${long.slice(0, -1)}…” in the language`],
  ])('of %s %s says what is wrong, and the fix', async (method, place, words) => {
    const response = await load().fetch(new Request(`http://any${place}?a=b`, { method }));
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: method === 'GET' ? 'Not Found' : 'Method Not Allowed',
      status: method === 'GET' ? 404 : 405,
      detail: expect.stringContaining(words),
      instance: `${place}?a=b`,
    });
    const headers = ['content-language', 'cache-control', 'vary', 'allow'];
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      'en',
      'no-cache',
      'Accept-Language, Accept-Encoding',
      method === 'GET' ? null : 'GET, HEAD',
    ]);
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await load().fetch(new Request('http://any/api/notes', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(method) });
  });

  it.each([
    ['/api/notes', 200],
    ['/api/notes/two', 404],
    ['/api/talks?page=x', 400],
  ])('HEAD of %s has the status and headers of GET, and no body', async (place, status) => {
    const api = load();
    const head = await api.fetch(new Request(`http://any${place}`, { method: 'HEAD' }));
    const get = await api.fetch(new Request(`http://any${place}`));
    expect(head.status).toBe(status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
    expect(await get.text()).not.toBe('');
  });
});
