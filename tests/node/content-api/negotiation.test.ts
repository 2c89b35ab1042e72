import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { both, loadSmallContent } from './small-content.ts';

const load = () =>
  loadSmallContent({
    ...both('notes/short', 'title: Short', '# text\n\nText.'),
    ...both('notes/long', 'title: Long', `# text\n\n${'A long text. '.repeat(200)}`),
    'fellows/an.zh.md': '---\nname: 安\ntype: in\n---\n',
    'fellows/an.en.md': '---\nname: An\ntype: in\n---\n',
  }).api;

const ask = (place: string, headers: Record<string, string>) =>
  new Request(`http://any/api${place}`, { headers });

describe('the language of an answer', () => {
  it.each([
    ['zh', 'zh'],
    ['en', 'en'],
    ['EN', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-GB,en-US;q=0.9,en;q=0.8,zh-CN;q=0.7', 'en'],
    ['zh;q=0.3, en;q=0.7', 'en'],
    ['fr-FR, de;q=0.9, en;q=0.1', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['fr', 'zh'],
    ['*', 'zh'],
    ['zh;q=0, *;q=0.5', 'en'],
    ['enx', 'zh'],
    [';;,q=,', 'zh'],
    ['', 'zh'],
  ])('to "%s" is %s', async (header, language) => {
    const response = await load().fetch(ask('/fellows?type=in', { 'Accept-Language': header }));
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(await response.json()).toEqual([{ id: 'an', name: language === 'zh' ? '安' : 'An' }]);
  });

  it('is the first language without the header', async () => {
    const response = await load().fetch(ask('/fellows?type=in', {}));
    expect(response.headers.get('content-language')).toBe('zh');
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['deflate', null],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ])('to "%s" is %s', async (header, encoding) => {
    const api = load();
    const plain = await (await api.fetch(ask('/notes/long', {}))).text();
    const response = await api.fetch(ask('/notes/long', { 'Accept-Encoding': header }));
    const body = Buffer.from(await response.arrayBuffer());
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(
      decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](body).toString(),
    ).toBe(plain);
  });

  it('is none for a body that is too short to gain by it', async () => {
    const response = await load().fetch(ask('/notes/short', { 'Accept-Encoding': 'br' }));
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

describe('an entity tag', () => {
  const tagOf = async (headers: Record<string, string>, place = '/notes/long') =>
    (await load().fetch(ask(place, headers))).headers.get('etag') ?? '';

  it('is strong, stays the same, and differs by content and encoding', async () => {
    expect(await tagOf({})).toMatch(/^"[\w-]+"$/);
    expect(await tagOf({})).toBe(await tagOf({}));
    const tags = [
      await tagOf({}),
      await tagOf({ 'Accept-Encoding': 'br' }),
      await tagOf({ 'Accept-Encoding': 'gzip' }),
      await tagOf({}, '/notes/short'),
      await tagOf({ 'Accept-Language': 'en' }, '/fellows?type=in'),
      await tagOf({ 'Accept-Language': 'zh' }, '/fellows?type=in'),
    ];
    expect(new Set(tags).size).toBe(tags.length);
  });

  it.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag made weak by a proxy', (tag: string) => `W/${tag}`, 304],
    ['a list with the tag', (tag: string) => `"a,b", ${tag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['the tag without quotation marks', (tag: string) => tag.replaceAll('"', ''), 200],
  ])('in If-None-Match: %s', async (_, header, status) => {
    const tag = await tagOf({});
    const response = await load().fetch(ask('/notes/long', { 'If-None-Match': header(tag) }));
    expect(response.status).toBe(status);
    expect(response.headers.get('etag')).toBe(tag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect((await response.text()) === '').toBe(status === 304);
  });
});
