import path from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/node/command-line/index.ts';
import { readOptions } from '../../../src/node/export/read-export-options.ts';

test('by default an export is compressed, of the embedded content, for one’s own machine', () => {
  expect(readOptions([], {})).toEqual({
    out: path.resolve('dist/export'),
    origin: 'http://127.0.0.1:8080',
    isOriginGuessed: true,
    apiOrigin: undefined,
    isCompressed: true,
  });
});

test('the call outvotes the environment', () => {
  const environment = { SITE_ORIGIN: 'https://a.example', API_ORIGIN: 'https://api.example/' };
  expect(readOptions(['--no-compress'], environment)).toMatchObject({
    origin: 'https://a.example',
    isOriginGuessed: false,
    apiOrigin: 'https://api.example',
    isCompressed: false,
  });
  expect(readOptions(['--origin', 'https://b.example'], environment)?.origin).toBe(
    'https://b.example',
  );
});

test.each([
  [['--origin', 'www.example.org'], {}, '--origin is "www.example.org"'],
  [['--origin', 'https://example.org/site'], {}, '--origin is "https://example.org/site"'],
  [[], { SITE_ORIGIN: 'ftp://example.org' }, 'SITE_ORIGIN is "ftp://example.org"'],
  [[], { API_ORIGIN: 'api' }, 'API_ORIGIN is "api"'],
  [['--outt', 'x'], {}, '--outt'],
  [['x'], {}, 'x'],
])('%j with %j is a wrong call: %s', (args, environment, words) => {
  const call = () => readOptions(args, environment);
  expect(call).toThrow(UsageError);
  expect(call).toThrow(words);
});
