import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileServer } from '../../../src/node/server/files/static-files.ts';

const reads = vi.hoisted(() => new Map<string, number>());
const compressed = vi.hoisted(() => [] as { readonly quality: number }[]);

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    readFile: (file: string) => {
      reads.set(path.basename(file), (reads.get(path.basename(file)) ?? 0) + 1);
      return fs.readFile(file);
    },
  };
});
vi.mock('../../../src/node/http/compress-body.ts', async (original) => {
  const { compressBody } =
    await original<typeof import('../../../src/node/http/compress-body.ts')>();
  return {
    compressBody: (body: Uint8Array, encoding: 'br' | 'gzip', quality: number) => {
      compressed.push({ quality });
      return compressBody(body, encoding, quality);
    },
  };
});

const SCRIPT = `/* ${'x'.repeat(5000)} */`;
const LARGE = 40 * 1024 * 1024;

function openFolder(origin: 'build' | 'content' = 'build') {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  reads.clear();
  compressed.length = 0;
  mkdirSync(path.join(folder, 'in'));
  const write = (name: string, text: string | Uint8Array) =>
    writeFileSync(path.join(folder, name), text);
  write('site.js', SCRIPT);
  write('in/file one.txt', 'one');
  const serve = createFileServer(folder, 'public', origin);
  const ask = async (urlPath: string, headers: Record<string, string> = {}, method = 'GET') =>
    serve(urlPath, new Request('http://site.test/', { headers, method }));
  return { folder, write, ask };
}

describe('a file has one name', () => {
  test.each(['site.js', 'in/file%20one.txt'])('%s', async (urlPath) => {
    expect((await openFolder().ask(urlPath)).status).toBe(200);
  });

  test.each([
    ...['x%2f..%2fsite.js', '%2e%2fsite.js', './site.js', 'in/../site.js', 'in//file%20one.txt'],
    ...['/site.js', '%2fsite.js', 'in%2ffile%20one.txt', 'in%5cfile%20one.txt', 'site.js/', 'in/'],
    ...['in/%66ile%20one.txt', 'site%2Ejs', '%73ite.js'],
    ...['site.js%00', '%', '', 'in', '.', '..'],
  ])('and "%s" is none', async (urlPath) => {
    const { ask } = openFolder();
    expect((await ask(urlPath, { 'Accept-Encoding': 'br' })).status).toBe(404);
    expect([...reads]).toEqual([]);
  });
});

describe('what many ask for at the same time', () => {
  test('is read once, and compressed once, at a quality for readers who wait', async () => {
    const { ask } = openFolder();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ask('site.js', { 'Accept-Encoding': 'br' })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(reads.get('site.js')).toBe(1);
    expect(compressed).toEqual([{ quality: 6 }]);
    for (const body of bodies) {
      expect(brotliDecompressSync(Buffer.from(body)).toString()).toBe(SCRIPT);
    }
  });

  test('comes as the build has compressed it', async () => {
    const { ask, write } = openFolder();
    write('site.js.br', brotliCompressSync(SCRIPT));
    const answer = await ask('site.js', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
    const gzip = await ask('site.js', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(SCRIPT);
    expect(compressed).toEqual([{ quality: 6 }]);
    expect((await ask('site.js.br')).status).toBe(404);
    write('other.js', SCRIPT);
    expect(await (await ask('other.js')).text()).toBe(SCRIPT);
  });
});

test('a file of the content may be called as a compressed form is', async () => {
  const { write, ask } = openFolder('content');
  write('data.csv.gz', 'packed');
  expect(await (await ask('data.csv.gz')).text()).toBe('packed');
});

test('a file of the content that is changed is sent as it is now', async () => {
  const { ask, write } = openFolder('content');
  const text = async () => (await ask('in/file%20one.txt')).text();
  expect([await text(), await text(), reads.get('file one.txt')]).toEqual(['one', 'one', 1]);
  write('in/file one.txt', 'another');
  expect(await text()).toBe('another');
});

describe.each([
  ['small', 4000],
  ['large', LARGE],
])('a %s file of the content', (_, size) => {
  /** A file whose bytes say where they stand; most of a large one is a hole. */
  function openFile() {
    const opened = openFolder('content');
    const file = path.join(opened.folder, 'film.pdf');
    writeFileSync(
      file,
      Uint8Array.from({ length: 2000 }, (__, at) => at % 251),
    );
    truncateSync(file, size);
    return { ...opened, file };
  }

  test('says that parts of it can be had, and is sent whole to whoever asks for no part', async () => {
    const { ask } = openFile();
    const { status, headers } = await ask('film.pdf', {}, 'HEAD');
    expect([status, headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(headers.get('content-length')).toBe(String(size));
    const { body } = await ask('film.pdf');
    let received = 0;
    for await (const chunk of body ?? []) received += chunk.byteLength;
    expect(received).toBe(size);
  });

  test.each([
    ['bytes=100-199', 100, 199],
    ['bytes=3000-', 3000, size - 1],
    ['bytes=-10', size - 10, size - 1],
  ])('is answered in part: %s', async (Range, first, last) => {
    const { ask } = openFile();
    const answer = await ask('film.pdf', { Range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const part = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(part.byteLength));
    expect(part.byteLength).toBe(last + 1 - first);
    expect(part[0]).toBe(first < 2000 ? first % 251 : 0);
  });

  test('has no part behind its end', async () => {
    const answer = await openFile().ask('film.pdf', { Range: `bytes=${size}-` });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    expect(await answer.text()).toBe('');
  });

  test('goes on in part while it is the same, and begins anew when it is another', async () => {
    const { ask, file } = openFile();
    const { etag = '' } = Object.fromEntries((await ask('film.pdf', {}, 'HEAD')).headers);
    const rest = { Range: 'bytes=10-19', 'If-Range': etag };
    expect((await ask('film.pdf', rest)).status).toBe(206);
    expect((await ask('film.pdf', { 'If-None-Match': etag })).status).toBe(304);
    for (const condition of [`W/${etag}`, '"other"', 'Tue, 24 Nov 2026 00:00:00 GMT']) {
      const answer = await ask('film.pdf', { ...rest, 'If-Range': condition });
      expect([condition, answer.status]).toEqual([condition, 200]);
      await answer.body?.cancel();
    }
    writeFileSync(file, new Uint8Array(size).fill(7));
    utimesSync(file, 1, statSync(file).mtimeMs / 1000 + 5);
    const changed = await ask('film.pdf', rest);
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });
});
