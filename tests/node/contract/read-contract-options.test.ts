import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/node/command-line/index.ts';
import { readOptions } from '../../../src/node/contract/read-contract-options.ts';

const API = ['--origin', 'https://api.example'];

describe('the options of the contract command', () => {
  test('have a default each, but for the origin', () => {
    expect(readOptions(API)).toEqual({
      origin: 'https://api.example',
      only: [],
      languages: undefined,
      pages: 'edges',
      media: false,
      headers: new Headers(),
      slow: 1000,
      timeout: undefined,
      concurrency: 4,
      format: 'text',
      output: undefined,
      strict: false,
    });
  });

  test.each([
    ['https://api.example/', 'https://api.example'],
    ['http://api.example:8080/staging//', 'http://api.example:8080/staging'],
  ])('read the origin %s as %s', (given, wanted) => {
    expect(readOptions(['--origin', given])?.origin).toBe(wanted);
  });

  test('take several routes, languages and headers', () => {
    const options = readOptions([
      ...API,
      ...['--only', '/', '--only=/people/*', '--languages', 'zh, en'],
      ...['--header', 'Authorization: Bearer a:b', '--header', 'X-Stage:2'],
    ]);
    expect(options).toMatchObject({ only: ['/', '/people/*'], languages: ['zh', 'en'] });
    expect([...(options?.headers ?? [])]).toEqual([
      ['authorization', 'Bearer a:b'],
      ['x-stage', '2'],
    ]);
  });

  test('are none where help is asked for', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  test.each<[string, readonly string[], string]>([
    ['no origin', [], '--origin is missing'],
    ['an origin that is no URL', ['--origin', 'api.example'], 'write a URL such as'],
    ['an origin of another kind', ['--origin', 'file:///etc'], 'write a URL such as'],
    ['an origin with a query', ['--origin', 'http://a.example/?x'], 'leave out its query'],
    ['a format that is none', [...API, '--format', 'xml'], '--format is "xml"'],
    ['pages that are none', [...API, '--pages', 'some'], '--pages is "some"'],
    ['a number that is none', [...API, '--slow', '1s'], '--slow is "1s"'],
    ['a number of nothing', [...API, '--concurrency', '0'], '--concurrency is "0"'],
    ['a time without an end', [...API, '--timeout', '1e99'], '--timeout is "1e99"'],
    ['an unknown option', ['--orgin', 'x'], 'did you mean "--origin"?'],
    ['a file', [...API, 'manifests/home.json'], 'is an argument'],
  ])('refuse %s', (_, args, words) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(words);
  });

  test.each([
    ['a login in the origin', ['--origin', 'http://me:very-secret@a.example']],
    ['a header without a name', [...API, '--header', 'very-secret']],
    ['a header of two lines', [...API, '--header', 'X: very-secret\r\nY: 2']],
  ])('refuse %s, and do not repeat it', (_, args) => {
    expect(() => readOptions(args)).toThrow(/--header/);
    expect(() => readOptions(args)).not.toThrow(/very-secret/);
  });
});
