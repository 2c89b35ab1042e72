import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WrittenBy } from '../../../../src/node/server/files/file-types.ts';
import {
  createFileServer,
  type FileFinder,
} from '../../../../src/node/server/files/static-files.ts';

function openFolder(writtenBy: WrittenBy, files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string) => path.join(folder, name);
  /** Writes a file, as if at a second of 1970. */
  const write = (name: string, text: string, second = 1) => {
    writeFileSync(fileOf(name), text);
    utimesSync(fileOf(name), second, second);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { fileOf, write, ...asking(createFileServer(folder, 'public, max-age=60', writtenBy)) };
}

function asking(serve: ReturnType<typeof createFileServer>) {
  const ask = async (urlPath: string) => serve(urlPath, new Request('http://site.example/'));
  const read = async (urlPath: string) => {
    const answer = await ask(urlPath);
    const text = await answer.text();
    return answer.status === 200 ? text : answer.status;
  };
  return { ask, read };
}

// RFC 3986, section 2: characters that need no encoding, and some that may stand in names encoded.
const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const RESERVED = '!\'()*@$&+,;=:[]?# "<>^`{|}';
const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

describe('a file has one URL', () => {
  test('in which no character is encoded that needs not be', async () => {
    const { read } = openFolder('build', { [`a${UNRESERVED}`]: 'found' });
    expect(await read(`a${UNRESERVED}`)).toBe('found');
    for (const letter of UNRESERVED) {
      const spelled = `a${UNRESERVED.replace(letter, encode(letter))}`;
      expect([
        letter,
        await read(spelled),
        await read(spelled.replace(/%../, (code) => code.toUpperCase())),
      ]).toEqual([letter, 404, 404]);
    }
  });

  test('in which others are', async () => {
    const { read } = openFolder('build', { [`a${RESERVED}ü湖`]: 'found' });
    expect(await read(`a${[...RESERVED].map(encode).join('')}%C3%BC%E6%B9%96`)).toBe('found');
  });

  test.each(['%', '%/site.js', 'x/%ff/../site.js', '%c3/site.js', 'site.js/%'])(
    'and %s, which cannot be read, is that of none',
    async (urlPath) => {
      const { read } = openFolder('build', { 'site.js': 'found' });
      expect(await read(urlPath)).toBe(404);
    },
  );
});

test.each(['build', 'content'] as const)(
  'that the %s has no such file is said in plain text, and asked anew next time',
  async (writtenBy) => {
    const { ask } = openFolder(writtenBy);
    const answer = await ask('none.js');
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await answer.text()).toMatch(/no such file/);
  },
);

test('a file of the build is sent as it was first, whatever becomes of it', async () => {
  const { read, write, fileOf } = openFolder('build', { 'site.js': 'one' });
  expect(await read('site.js')).toBe('one');
  write('site.js', 'another', 2);
  expect(await read('site.js')).toBe('one');
  rmSync(fileOf('site.js'));
  expect(await read('site.js')).toBe('one');
});

describe('a file of the content is sent as it is now', () => {
  test.each([
    ['its size', 'three', 1],
    ['its time', 'two', 2],
  ])('where only %s says that it has changed', async (_, text, second) => {
    const { read, write } = openFolder('content', { 'a.txt': 'one' });
    expect(await read('a.txt')).toBe('one');
    write('a.txt', text, second);
    expect(await read('a.txt')).toBe(text);
  });

  test('where it goes and comes back', async () => {
    const { read, write, fileOf } = openFolder('content', { 'a.txt': 'one' });
    expect(await read('a.txt')).toBe('one');
    rmSync(fileOf('a.txt'));
    expect(await read('a.txt')).toBe(404);
    write('a.txt', 'two');
    expect(await read('a.txt')).toBe('two');
  });

  test('where another file has its name', async () => {
    const { fileOf } = openFolder('content', { 'one.txt': 'one', 'two.txt': 'two' });
    let name = 'one.txt';
    const find: FileFinder = async () => {
      const file = fileOf(name);
      const { size, mtimeMs: modified } = statSync(file);
      return { path: file, size, modified };
    };
    const { read } = asking(createFileServer(find, 'public', 'content'));
    expect(await read('a.txt')).toBe('one');
    name = 'two.txt';
    expect(await read('a.txt')).toBe('two');
  });
});
