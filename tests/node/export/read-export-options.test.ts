import path from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/node/command-line/index.ts';
import { readOptions } from '../../../src/node/export/read-export-options.ts';

test('by default an export is compressed, of the embedded content, for one’s own machine', () => {
  expect(readOptions([], {}, '/site')).toEqual({
    out: path.join('/site', 'dist/export'),
    origin: 'http://127.0.0.1:8080',
    isOriginGuessed: true,
    apiOrigin: undefined,
    isCompressed: true,
  });
});

test('the call takes precedence over the environment', () => {
  const environment = { SITE_ORIGIN: 'https://a.example', API_ORIGIN: 'https://api.example/' };
  expect(readOptions(['--no-compress'], environment, '/site')).toMatchObject({
    origin: 'https://a.example',
    isOriginGuessed: false,
    apiOrigin: 'https://api.example',
    isCompressed: false,
  });
  expect(readOptions(['--origin', 'https://b.example'], environment, '/site')?.origin).toBe(
    'https://b.example',
  );
});

test('a folder that the call names is one from where it is made', () => {
  expect(readOptions(['--out', 'public'], {}, '/site')?.out).toBe(path.resolve('public'));
});

test.each([
  [['--origin', 'www.example.org'], {}, '--origin is "www.example.org"'],
  [['--origin', 'https://example.org/site'], {}, '--origin is "https://example.org/site"'],
  [[], { SITE_ORIGIN: 'ftp://example.org' }, 'SITE_ORIGIN is "ftp://example.org"'],
  [[], { API_ORIGIN: 'api' }, 'API_ORIGIN is "api"'],
  [['--outt', 'x'], {}, '--outt'],
  [['x'], {}, 'x'],
])('%j with %j is a wrong call: %s', (args, environment, words) => {
  const call = () => readOptions(args, environment, '/site');
  expect(call).toThrow(UsageError);
  expect(call).toThrow(words);
});
