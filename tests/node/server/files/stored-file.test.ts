import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WrittenBy } from '../../../../src/node/server/files/file-types.ts';
import { storeFile } from '../../../../src/node/server/files/stored-file.ts';

const MEGABYTE = 1024 * 1024;

/** A file of as many bytes as are asked for, as it is stored. */
function openFile(size: number, name = 'words.txt') {
  const folder = mkdtempSync(path.join(tmpdir(), 'stored-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  writeFileSync(file, 'x'.repeat(size));
  /** Stores it as if it had been changed at a time, in milliseconds since 1970. */
  const store = (writtenBy: WrittenBy, time = 1000) => {
    utimesSync(file, time / 1000, time / 1000);
    const { mtimeMs: modified } = statSync(file);
    return storeFile({ path: file, size, modified }, 'public', writtenBy);
  };
  return { file, store };
}

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://site.example/words.txt', { headers, method });

describe('a file is held in memory', () => {
  test.each<[number, WrittenBy, boolean]>([
    [1000, 'content', true],
    [MEGABYTE, 'content', true],
    [MEGABYTE + 1, 'content', false],
    // There are only so many files of the build, and all readers ask for them.
    [MEGABYTE + 1, 'build', true],
  ])('of %i bytes of the %s: %s', async (size, writtenBy, isHeld) => {
    const stored = await openFile(size).store(writtenBy);
    expect(stored.memory).toBe(isHeld ? 2 * size : 0);
    const answer = await stored.answer(ask());
    expect((await answer.text()).length).toBe(size);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public');
  });
});

describe('a large file of the content', () => {
  test('has another tag after each change, even within a second', async () => {
    const { store } = openFile(MEGABYTE + 1);
    const tags = [];
    for (const time of [1000, 1001, 1002, 2000]) {
      tags.push((await (await store('content', time)).answer(ask({}, 'HEAD'))).headers.get('etag'));
    }
    expect(new Set(tags).size).toBe(4);
    expect(tags).toEqual(tags.map(() => expect.stringMatching(/^"[\w-]+"$/)));
  });

  test('is not read for whoever wants to know of it, or has it', async () => {
    const { answer } = await openFile(MEGABYTE + 1).store('content');
    const head = await answer(ask({}, 'HEAD'));
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get('content-length')).toBe(String(MEGABYTE + 1));
    const known = await answer(ask({ 'If-None-Match': head.headers.get('etag') ?? '' }));
    expect([known.status, known.body]).toEqual([304, null]);
  });
});

describe('a file beside which there is another, of its name and .br', () => {
  test.each<[WrittenBy, string, string | null, boolean]>([
    ['build', 'words.txt', 'br', true],
    // Whoever writes content may call a file so.
    ['content', 'words.txt', 'br', false],
    ['build', 'picture.png', null, false],
    ['content', 'picture.png', null, false],
  ])(
    'of the %s, %s is sent as %s; by way of the other: %s',
    async (...[writtenBy, name, encoding, isOther]) => {
      const { file, store } = openFile(4000, name);
      writeFileSync(`${file}.br`, 'the other');
      const answer = await (await store(writtenBy)).answer(ask({ 'Accept-Encoding': 'br' }));
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe(encoding === null ? null : 'Accept-Encoding');
      const body = Buffer.from(await answer.arrayBuffer()).toString();
      expect(body === 'the other').toBe(isOther);
      expect(body === 'x'.repeat(4000)).toBe(encoding === null);
    },
  );
});
